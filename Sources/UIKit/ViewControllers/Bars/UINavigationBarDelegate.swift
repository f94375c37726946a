/// Hears of what happens in a navigation bar.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: AnyObject {
    /// Returns whether a press on the back button takes the topmost item away.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

    /// Tells that an item was put on top.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)

    /// Tells that the topmost item was taken away.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    /// True.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }

    /// Does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}

    /// Does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
