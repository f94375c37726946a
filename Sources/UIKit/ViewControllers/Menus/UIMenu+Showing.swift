internal import Foundation

extension UIMenu {
    /// Whether there is anything to choose.
    var hasEntries: Bool { !flattened.isEmpty }

    /// Shows the entries below a view, or above it.
    func present(from view: UIView) {
        guard let window = view.window else { return }
        show(at: view.convert(view.bounds, to: window), in: window, sender: view)
    }

    /// Shows the entries at a place of a window; returns what shows them.
    @discardableResult
    func show(at anchor: CGRect, in window: UIWindow, sender: Any? = nil) -> MenuViewController? {
        guard hasEntries, let front = window.hosting.root?.frontmost else { return nil }
        let controller = MenuViewController(self, anchor: anchor, sender: sender)
        front.present(controller, animated: true)
        return controller
    }
}
