internal import Foundation

/// Shows an alert in the middle of the dimmed window. Only its buttons dismiss it.
final class AlertPresentationController: UIPresentationController {
    private let dimming = DimmingView()

    override var transitionDuration: TimeInterval { 0.25 }
    override var shouldRemovePresentersView: Bool { false }

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container, let view = alert?.content else { return .zero }
        let room = container.bounds.inset(by: container.safeAreaInsets)
        let usual: CGFloat = room.width >= UISheetPresentationController.wideWidth ? 300 : 272
        let width = min(usual + AlertMetrics.widening(for: presentedViewController.traitCollection), room.width - 32)
        let height = min(view.sizeThatFits(CGSize(width: width, height: 0)).height, room.height - 32)
        return CGRect(
            x: (room.midX - width / 2).rounded(), y: (room.midY - height / 2).rounded(), width: width, height: height)
    }

    override func install(in container: PresentationContainerView) {
        alert?.content?.form = .alert
        container.addSubview(dimming)
        super.install(in: container)
    }

    override func layOut(in container: PresentationContainerView) {
        dimming.frame = container.bounds
        super.layOut(in: container)
    }

    override var movingViews: [UIView] { [dimming] + super.movingViews }

    override func applyAbsence() {
        dimming.alpha = 0
        presentedView?.alpha = 0
        // It comes from a little nearer and goes where it stands, so that going looks lighter.
        let isGoing = presentedViewController.isBeingDismissed
        presentedView?.transform = isGoing ? .identity : CGAffineTransform(scaleX: 1.12, y: 1.12)
    }

    override func applyPresence() {
        super.applyPresence()
        dimming.alpha = 1
    }
}
