public import Foundation

/// Shows a view controller as a card over the dimmed rest.
///
/// Where there is room the card stands in the middle; in a narrow window it
/// rises from the lower edge and leaves a strip at the top. Escape or a click on
/// the dimmed rest dismisses it, where Apple's systems let it be swiped down.
///
/// ## Differences on Linux
/// In a wide window the card has the height of its content. The user does not
/// drag the card from one detent to another: the app chooses with `selectedDetentIdentifier`.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    private let dimming = DimmingView()
    let card = CardView()

    /// The radius of the card's corners; nil: the system's.
    open var preferredCornerRadius: CGFloat? {
        didSet { container?.setNeedsLayout() }
    }

    /// The heights at which the card may rest, in a narrow window. Default: the large one.
    open var detents: [Detent] = [.large()] {
        didSet { container?.setNeedsLayout() }
    }

    /// The height at which it rests; the smallest, the first, unless set. Set it within `animateChanges(_:)` to move there.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { container?.setNeedsLayout() }
    }

    /// Whether a bar to drag the card by is shown. Kept; there is nothing to drag.
    open var prefersGrabberVisible = false

    /// The largest height at which the rest is not dimmed. Kept; the rest always is.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?

    /// Makes changes of the heights, the card moving there.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        guard let container else { return }
        UIView.animate(withDuration: 0.3) { container.layoutIfNeeded() }
    }

    private func height(in room: CGFloat, _ container: UIView) -> CGFloat {
        let context = Detent.ResolutionContext(maximum: room, traits: container.traitCollection)
        let heights = detents.compactMap { detent in
            detent.resolvedValue(in: context).map { (detent.identifier, $0) }
        }
        return (heights.first { $0.0 == selectedDetentIdentifier } ?? heights.first)?.1 ?? room
    }

    /// The narrowest container in which the card stands in the middle.
    static let wideWidth: CGFloat = 600

    override var allowsDismissalByUser: Bool { true }

    var isWide: Bool { (container?.bounds.width ?? 0) >= Self.wideWidth }

    /// The frame of the card.
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container else { return .zero }
        let room = container.bounds
        let wish = presentedViewController.preferredContentSize
        guard isWide else {
            let top = max(container.safeAreaInsets.top, 0) + 14
            let height = height(in: max(0, room.height - top), container)
            return CGRect(x: 0, y: room.height - height, width: room.width, height: height)
        }
        var size =
            presentationStyle == .formSheet
            ? CGSize(width: 540, height: 620) : CGSize(width: 704, height: room.height - 48)
        if wish.width > 0 { size.width = wish.width }
        if wish.height > 0 { size.height = wish.height }
        size.width = min(size.width, room.width - 48)
        size.height = min(size.height, room.height - 48)
        return CGRect(
            x: ((room.width - size.width) / 2).rounded(), y: ((room.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
    }

    override func install(in container: PresentationContainerView) {
        dimming.onPress = { [weak self] in self?.dismissForUser() }
        container.addSubview(dimming)
        container.addSubview(card)
        guard let presentedView else { return }
        card.content.addSubview(presentedView)
        if presentedView.backgroundColor == nil { card.content.backgroundColor = .systemBackground }
    }

    override func layOut(in container: PresentationContainerView) {
        dimming.frame = container.bounds
        card.cornerRadius = preferredCornerRadius ?? 13
        card.corners =
            isWide
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        card.setFrameIgnoringTransform(frameOfPresentedViewInContainerView)
        presentedView?.setFrameIgnoringTransform(card.content.bounds)
    }

    override var movingViews: [UIView] { [dimming, card] }

    override func applyAbsence() {
        dimming.alpha = 0
        guard let container else { return }
        if fades {
            card.alpha = 0
        } else {
            card.transform = CGAffineTransform(
                translationX: 0, y: container.bounds.height - card.center.y + card.bounds.height / 2)
        }
    }

    override func applyPresence() {
        dimming.alpha = 1
        card.alpha = 1
        card.transform = .identity
    }
}
