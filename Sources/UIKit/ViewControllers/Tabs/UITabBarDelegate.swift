/// Who hears which tab the user chooses. All methods are optional.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
    /// The user has chosen a tab, also the one that was chosen already.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
