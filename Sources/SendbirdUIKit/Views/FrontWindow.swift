import UIKit

/// The window that the user is looking at.
@MainActor
enum FrontWindow {
    /// The key window of the app, or nil if none is shown.
    static var window: UIWindow? {
        #if os(Linux)
            UIApplication.shared.keyWindow
        #else
            UIApplication.shared.connectedScenes
                .compactMap { ($0 as? UIWindowScene)?.windows.first { $0.isKeyWindow } }
                .first
        #endif
    }

    /// The controller in front, from which another can be presented.
    static var controller: UIViewController? {
        var controller = window?.rootViewController
        while let next = controller?.presentedViewController { controller = next }
        return controller
    }
}
