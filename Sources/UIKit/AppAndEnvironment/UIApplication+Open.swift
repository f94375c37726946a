internal import CGTK
public import Foundation

extension UIApplication {
    /// Opens an address with the desktop's program for it.
    public func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        let isOpened = g_app_info_launch_default_for_uri(url.absoluteString, nil, nil) != 0
        completionHandler?(isOpened)
    }

    /// Returns whether the desktop has a program for an address.
    public func canOpenURL(_ url: URL) -> Bool {
        guard let scheme = url.scheme else { return false }
        guard let program = g_app_info_get_default_for_uri_scheme(scheme) else { return false }
        g_object_unref(UnsafeMutableRawPointer(program))
        return true
    }
}
