internal import Foundation

extension UIScrollView {
    /// Tells the bar above, where it looks otherwise at the content's top.
    func tellBarsOfScrolling() {
        var view = superview
        while let current = view {
            if let container = current as? NavigationContainerView {
                guard let controller = container.controller, controller.navigationBar.hasScrollEdgeAppearance
                else { return }
                controller.updateScrollEdge()
                return
            }
            view = current.superview
        }
    }
}
