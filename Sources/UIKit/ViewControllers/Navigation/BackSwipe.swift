internal import Foundation

/// The drag from the edge where lines begin that goes back.
@MainActor
final class BackSwipe: NSObject, UIGestureRecognizerDelegate {
    let recognizer = UIPanGestureRecognizer()
    private weak var controller: UINavigationController?
    private static let edgeWidth: CGFloat = 24
    private static let distance: CGFloat = 60

    init(controller: UINavigationController) {
        self.controller = controller
        super.init()
        recognizer.delegate = self
        recognizer.name = "interactive pop"
        recognizer.addHandler { [weak self] _ in self?.panned() }
    }

    func attach(to view: UIView) {
        view.addGestureRecognizer(recognizer)
    }

    private var isRightToLeft: Bool {
        controller?.storedView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    private func panned() {
        guard recognizer.state == .ended, let controller, let view = controller.storedView else { return }
        let across = recognizer.translation(in: view).x * (isRightToLeft ? -1 : 1)
        guard across > Self.distance, controller.canGoBack else { return }
        controller.popViewController(animated: true)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let controller, controller.canGoBack, controller.transition == nil, let view = controller.storedView
        else { return false }
        let start = recognizer.location(in: view).x - recognizer.translation(in: view).x
        return isRightToLeft ? start > view.bounds.width - Self.edgeWidth : start < Self.edgeWidth
    }
}
