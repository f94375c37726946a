internal import Foundation

/// Shows an action sheet: from the lower edge in a narrow window, pointing to its
/// source or in the middle in a wide one. A click beside it cancels.
final class ActionSheetPresentationController: UIPopoverPresentationController {
    private let shade = DimmingView()

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }

    override var shouldRemovePresentersView: Bool { false }
    override var transitionDuration: TimeInterval { isPopover ? 0.2 : 0.3 }
    override var adaptsToSheet: Bool { false }

    private var isWide: Bool { (container?.bounds.width ?? 0) >= UISheetPresentationController.wideWidth }
    private var isPopover: Bool { isWide && hasSource }

    override var wishedSize: CGSize {
        let width = 260 + AlertMetrics.widening(for: presentedViewController.traitCollection)
        let height = alert?.content?.sizeThatFits(CGSize(width: width, height: 0)).height ?? 0
        return CGSize(width: width, height: height)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        if isPopover { return super.frameOfPresentedViewInContainerView }
        guard let container, let content = alert?.content else { return .zero }
        let room = container.bounds.inset(by: container.safeAreaInsets)
        let width = isWide ? 340 + AlertMetrics.widening(for: presentedViewController.traitCollection) : room.width - 16
        let height = min(content.sizeThatFits(CGSize(width: width, height: 0)).height, room.height - 16)
        let y = isWide ? room.midY - height / 2 : room.maxY - 8 - height
        return CGRect(x: (room.midX - width / 2).rounded(), y: y.rounded(), width: width, height: height)
    }

    override func install(in container: PresentationContainerView) {
        shade.onPress = { [weak self] in self?.dismissForUser() }
        container.addSubview(shade)
        restyle(in: container)
        if isPopoverIn(container) {
            super.install(in: container)
        } else if let presentedView {
            container.addSubview(presentedView)
        }
    }

    private func isPopoverIn(_ container: PresentationContainerView) -> Bool {
        container.bounds.width >= UISheetPresentationController.wideWidth && hasSource
    }

    private func restyle(in container: PresentationContainerView) {
        guard let content = alert?.content else { return }
        let isPopover = isPopoverIn(container)
        content.form = isPopover ? .popover : .sheet
        content.omitsCancel = isPopover
        content.hasOwnCard = !isPopover
        shade.isHidden = isPopover
        backgroundColor = isPopover ? AlertMetrics.cardColor : nil
    }

    override func layOut(in container: PresentationContainerView) {
        shade.frame = container.bounds
        if presentedView?.superview === container {
            presentedView?.setFrameIgnoringTransform(frameOfPresentedViewInContainerView)
        } else {
            super.layOut(in: container)
        }
    }

    override var movingViews: [UIView] { super.movingViews + [shade] + [presentedView].compactMap { $0 } }

    override func applyAbsence() {
        shade.alpha = 0
        guard !isPopover, let container, let presentedView else { return super.applyAbsence() }
        if isWide {
            presentedView.alpha = 0
        } else {
            presentedView.transform = CGAffineTransform(
                translationX: 0, y: container.bounds.height - presentedView.center.y + presentedView.bounds.height / 2)
        }
    }

    override func applyPresence() {
        super.applyPresence()
        shade.alpha = 1
        presentedView?.alpha = 1
        presentedView?.transform = .identity
    }

    @discardableResult
    override func dismissForUser() -> Bool {
        guard let alert else { return false }
        // Without one to cancel a popover may still be left; a sheet wants a choice.
        guard alert.actionOfEscape != nil || isPopover else { return true }
        alert.answer(alert.actions.first { $0.style == .cancel })
        return true
    }
}
