internal import Foundation

/// What shows a window on the desktop.
@MainActor
protocol WindowHost: AnyObject {
    /// Asks for a frame.
    func setNeedsFrame()
    /// Sets the title in the window's bar.
    func setTitle(_ title: String)
    /// Sets how small the window may become, in points.
    func setLeastSize(_ size: CGSize)
    /// Brings the window before the others, by a token of the desktop where there is one.
    func raise(token: String?)
    /// Remembers the window's size for the next start.
    func rememberSize()
    /// Takes the window off the desktop.
    func close()
}
