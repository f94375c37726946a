/// What shows a window on the desktop.
@MainActor
protocol WindowHost: AnyObject {
    /// Asks for a frame.
    func setNeedsFrame()
    /// Sets the title in the window's bar.
    func setTitle(_ title: String)
    /// Takes the window off the desktop.
    func close()
}
