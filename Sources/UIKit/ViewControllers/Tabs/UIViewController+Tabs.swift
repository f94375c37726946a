extension UIViewController {
    /// The tab bar controller around this one.
    public var tabBarController: UITabBarController? { nearestAncestor() }

    /// What a tab bar shows for it; its title and no image unless set.
    public var tabBarItem: UITabBarItem! {
        get {
            if let storedTabBarItem { return storedTabBarItem }
            // A navigation controller is called as what its stack begins with.
            if let root = (self as? UINavigationController)?.viewControllers.first { return root.tabBarItem }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            storedTabBarItem = item
            return item
        }
        set { storedTabBarItem = newValue }
    }
}
