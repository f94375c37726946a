internal import Foundation

extension UINavigationController {
    private var barHeight: CGFloat { isNavigationBarHidden ? 0 : UINavigationBar.contentHeight }

    /// Gives the bar and the controllers in place their frames.
    func layOutContent() {
        guard let storedView else { return }
        let top = storedView.safeAreaInsets.top
        let height = UINavigationBar.contentHeight
        navigationBar.extensionAbove = top
        navigationBar.frame = CGRect(
            x: 0, y: isNavigationBarHidden ? -height - 1 : top, width: storedView.bounds.width, height: height)
        for controller in stack where controller.storedView?.superview != nil {
            updateInsets(of: controller)
            controller.storedView?.setFrameIgnoringTransform(frame(of: controller))
        }
        navigationBar.accessibilityElementsHidden = isNavigationBarHidden
        if let tabs = tabBarController, tabs.isViewLoaded { tabs.layOutContent() }
        updateScrollEdge()
    }

    /// Tells the bar whether the topmost controller's content is at its top.
    func updateScrollEdge() {
        guard let top = topViewController, top.isViewLoaded else { return }
        let scrollView = top.contentScrollView(for: .top)
        navigationBar.isAtScrollEdge =
            scrollView.map {
                $0.contentOffset.y + $0.adjustedContentInset.top <= 0.5
            } ?? false
    }

    /// Whether a controller's view lies under the bar.
    private func extendsUnderBar(_ controller: UIViewController) -> Bool {
        controller.edgesForExtendedLayout.contains(.top)
            && (navigationBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
    }

    func frame(of controller: UIViewController) -> CGRect {
        guard let storedView else { return .zero }
        var frame = storedView.bounds
        guard !isNavigationBarHidden, !extendsUnderBar(controller) else { return frame }
        let top = storedView.safeAreaInsets.top + barHeight
        frame.origin.y += top
        frame.size.height = max(0, frame.height - top)
        return frame
    }

    /// Hands over what the bar covers, where the view lies under it.
    func updateInsets(of controller: UIViewController) {
        controller.containerInsets = UIEdgeInsets(
            top: extendsUnderBar(controller) ? barHeight : 0, left: 0, bottom: 0, right: 0)
    }
}
