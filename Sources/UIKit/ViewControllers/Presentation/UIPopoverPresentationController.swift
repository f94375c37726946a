public import Foundation

/// Shows a view controller as a card with an arrow that points to where it comes from.
///
/// Set `sourceView` and `sourceRect`, or `barButtonItem`, before presenting. In
/// a narrow window it becomes a sheet, unless the delegate's
/// `adaptivePresentationStyle(for:)` returns `.none`.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    private let dimming = DimmingView()
    let card = CardView()
    private let arrow = PopoverArrowView()

    /// The view that it points to.
    open weak var sourceView: UIView?

    /// The rectangle in `sourceView` that it points to; the whole view at first.
    open var sourceRect: CGRect {
        get { storedSourceRect ?? sourceView?.bounds ?? .zero }
        set { storedSourceRect = newValue }
    }
    private var storedSourceRect: CGRect?

    /// The bar item that it points to; counts before `sourceView`.
    open var barButtonItem: UIBarButtonItem?

    /// Where the arrow may point. Anywhere at first.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any

    /// Where the arrow points.
    open private(set) var arrowDirection: UIPopoverArrowDirection = .unknown

    /// The colour of card and arrow; nil: the presented view's.
    open var backgroundColor: UIColor? {
        didSet { container?.setNeedsLayout() }
    }

    /// Views that go on taking touches while it is shown. Kept; a click elsewhere dismisses.
    open var passthroughViews: [UIView]?

    /// Whether there is anything to point to.
    var hasSource: Bool { anchorView != nil }

    private var anchorView: UIView? { barButtonItem?.viewInBar ?? sourceView }

    override var allowsDismissalByUser: Bool { true }
    override var transitionDuration: TimeInterval { 0.2 }

    /// Whether it is a sheet at the lower edge for want of room.
    var adaptsToSheet: Bool {
        guard let container, container.bounds.width < UISheetPresentationController.wideWidth else { return false }
        return delegate?.adaptivePresentationStyle(for: self) != UIModalPresentationStyle.none
    }

    /// The size that the card should have where there is room.
    var wishedSize: CGSize {
        let wish = presentedViewController.preferredContentSize
        return CGSize(width: wish.width > 0 ? wish.width : 320, height: wish.height > 0 ? wish.height : 480)
    }

    private var placement: PopoverPlacement? {
        guard let container, let anchorView, anchorView.window != nil else { return nil }
        let rect = barButtonItem == nil ? sourceRect : anchorView.bounds
        return PopoverPlacement(
            size: wishedSize, source: anchorView.convert(rect, to: container),
            room: container.bounds.inset(by: container.safeAreaInsets), permitted: permittedArrowDirections)
    }

    /// The frame of the card, without the arrow.
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container else { return .zero }
        if adaptsToSheet {
            let top = container.safeAreaInsets.top + 14
            return CGRect(
                x: 0, y: top, width: container.bounds.width, height: max(0, container.bounds.height - top))
        }
        if let placement { return placement.card }
        let size = wishedSize
        return CGRect(
            x: ((container.bounds.width - size.width) / 2).rounded(),
            y: ((container.bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    }

    override func install(in container: PresentationContainerView) {
        dimming.onPress = { [weak self] in self?.dismissForUser() }
        container.addSubview(dimming)
        container.addSubview(card)
        container.addSubview(arrow)
        if let presentedView { card.content.addSubview(presentedView) }
    }

    override func layOut(in container: PresentationContainerView) {
        let color = backgroundColor ?? presentedView?.backgroundColor ?? .systemBackground
        card.content.backgroundColor = color
        arrow.color = color
        dimming.frame = container.bounds
        let isSheet = adaptsToSheet
        dimming.backgroundColor = isSheet ? DimmingView().backgroundColor : .clear
        card.corners =
            isSheet
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        card.setFrameIgnoringTransform(frameOfPresentedViewInContainerView)
        presentedView?.setFrameIgnoringTransform(card.content.bounds)
        layOutArrow(isSheet ? nil : placement)
    }

    private func layOutArrow(_ placement: PopoverPlacement?) {
        arrow.isHidden = placement == nil
        guard let placement else { return }
        arrowDirection = placement.direction
        arrow.direction = placement.direction
        let height = PopoverPlacement.arrowHeight
        let half = PopoverPlacement.arrowHalfWidth
        let tip = placement.tip
        switch placement.direction {
        case .down: arrow.frame = CGRect(x: tip.x - half, y: tip.y - height, width: half * 2, height: height)
        case .left: arrow.frame = CGRect(x: tip.x, y: tip.y - half, width: height, height: half * 2)
        case .right: arrow.frame = CGRect(x: tip.x - height, y: tip.y - half, width: height, height: half * 2)
        default: arrow.frame = CGRect(x: tip.x - half, y: tip.y, width: half * 2, height: height)
        }
    }

    override var movingViews: [UIView] { [dimming, card, arrow] }

    override func applyAbsence() {
        dimming.alpha = 0
        arrow.alpha = 0
        if adaptsToSheet, let container {
            card.transform = CGAffineTransform(translationX: 0, y: container.bounds.height)
        } else {
            card.alpha = 0
        }
    }

    override func applyPresence() {
        dimming.alpha = 1
        arrow.alpha = 1
        card.alpha = 1
        card.transform = .identity
    }
}
