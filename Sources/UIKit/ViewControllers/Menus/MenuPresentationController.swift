internal import Foundation

/// Shows a menu at the place that it was asked for, within the window.
final class MenuPresentationController: UIPresentationController {
    private let surroundings = DimmingView()
    private let card = CardView()

    override var allowsDismissalByUser: Bool { true }
    override var transitionDuration: TimeInterval { 0.12 }
    override var shouldRemovePresentersView: Bool { false }

    private var menu: MenuViewController? { presentedViewController as? MenuViewController }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container, let menu else { return .zero }
        let room = container.bounds.inset(by: container.safeAreaInsets).insetBy(dx: 8, dy: 8)
        let anchor = container.convert(menu.anchor, from: container.window)
        return Self.frame(
            size: menu.size, anchor: anchor, room: room,
            isRightToLeft: container.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// Below the anchor where there is room, otherwise above it, otherwise where it fits; from its edge where
    /// lines begin.
    static func frame(size: CGSize, anchor: CGRect, room: CGRect, isRightToLeft: Bool) -> CGRect {
        let width = min(size.width, room.width)
        let height = min(size.height, room.height)
        let gap: CGFloat = anchor.isEmpty ? 2 : 6
        var x = isRightToLeft ? anchor.maxX - width : anchor.minX
        x = max(room.minX, min(x, room.maxX - width))
        var y = anchor.maxY + gap
        if y + height > room.maxY, anchor.minY - gap - height >= room.minY { y = anchor.minY - gap - height }
        y = max(room.minY, min(y, room.maxY - height))
        return CGRect(x: x.rounded(), y: y.rounded(), width: width.rounded(), height: height.rounded())
    }

    override func install(in container: PresentationContainerView) {
        surroundings.backgroundColor = .clear
        surroundings.onPress = { [weak self] in self?.dismissForUser() }
        card.cornerRadius = 12
        container.addSubview(surroundings)
        container.addSubview(card)
        if let presentedView { card.content.addSubview(presentedView) }
    }

    override func layOut(in container: PresentationContainerView) {
        surroundings.frame = container.bounds
        card.content.backgroundColor = presentedView?.backgroundColor
        card.setFrameIgnoringTransform(frameOfPresentedViewInContainerView)
        presentedView?.setFrameIgnoringTransform(card.content.bounds)
    }

    override var movingViews: [UIView] { [card] }

    override func applyAbsence() { card.alpha = 0 }
    override func applyPresence() { card.alpha = 1 }
}
