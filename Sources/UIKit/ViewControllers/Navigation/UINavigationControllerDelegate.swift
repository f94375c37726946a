/// Hears what a navigation controller shows.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
    /// Tells that a controller is about to be shown, after its `viewWillAppear(_:)`.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)

    /// Tells that a controller is shown, after its `viewDidAppear(_:)`.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}

    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}
