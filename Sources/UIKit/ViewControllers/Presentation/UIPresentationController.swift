public import Foundation

/// Shows a presented view controller: where, in what frame, and how it comes and goes.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
    private weak var presented: UIViewController?
    private weak var presenting: UIViewController?

    /// The layer above the window's content in which the presentation lives.
    var container: PresentationContainerView?
    /// The movement that goes on.
    var transition: ViewControllerTransition?
    /// Where the presenting view was before it was taken away.
    var presenterPlace: (superview: UIView, index: Int)?
    /// What had the focus before.
    weak var responderBefore: UIResponder?
    /// The style that it was made for.
    let style: UIModalPresentationStyle

    /// Creates the presentation of a controller in its own style.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenting = presentingViewController
        style = presentedViewController.modalPresentationStyle
        super.init()
    }

    /// What is presented. An empty controller once that is gone.
    open var presentedViewController: UIViewController { presented ?? UIViewController() }

    /// What presents. Before presenting, what is to be presented.
    open var presentingViewController: UIViewController { presenting ?? presentedViewController }

    /// Decides about dismissing by the user and hears of it.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// The view that holds the presentation; nil while nothing is presented.
    open var containerView: UIView? { container }

    /// The view that moves in: the presented controller's.
    open var presentedView: UIView? { presented?.view }

    /// The style that it was made for.
    open var presentationStyle: UIModalPresentationStyle { style }

    /// Whether what presents leaves the screen meanwhile.
    open var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

    /// The presented view's frame at the end of the movement, in the container.
    open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

    /// Called before the container lays out.
    open func containerViewWillLayoutSubviews() {}

    /// Called after the container has laid out.
    open func containerViewDidLayoutSubviews() {}

    /// Called before the movement in; views of one's own go into the container here.
    open func presentationTransitionWillBegin() {}

    /// Called after the movement in.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// Called before the movement out.
    open func dismissalTransitionWillBegin() {}

    /// Called after the movement out.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: - What the styles differ in

    /// Whether Escape or a click beside it dismisses, where the app does not forbid it.
    var allowsDismissalByUser: Bool { false }

    /// The seconds that the movement takes.
    var transitionDuration: TimeInterval { 0.35 }

    /// Puts the presented view, and what surrounds it, into the container.
    func install(in container: PresentationContainerView) {
        guard let presentedView else { return }
        container.addSubview(presentedView)
    }

    /// Gives everything in the container its frame.
    func layOut(in container: PresentationContainerView) {
        presentedView?.setFrameIgnoringTransform(frameOfPresentedViewInContainerView)
    }

    /// The views that move.
    var movingViews: [UIView] { [presentedView].compactMap { $0 } }

    /// Puts everything where the movement in starts and the movement out ends.
    func applyAbsence() {
        guard let container, let presentedView else { return }
        if fades {
            presentedView.alpha = 0
        } else {
            presentedView.transform = CGAffineTransform(translationX: 0, y: container.bounds.height)
        }
    }

    /// Puts everything where it is while it is presented.
    func applyPresence() {
        presentedView?.alpha = 1
        presentedView?.transform = .identity
    }

    /// Whether the presented controller wants to fade.
    var fades: Bool { presentedViewController.modalTransitionStyle != .coverVertical }

    func setPresenting(_ controller: UIViewController?) {
        presenting = controller
    }

    /// Dismisses for the user, where he may. Returns whether there was anything to say to it.
    @discardableResult
    func dismissForUser() -> Bool {
        guard allowsDismissalByUser, let presented, !presented.presentationLinks.isBeingDismissed else { return false }
        guard !presented.isModalThroughout, delegate?.presentationControllerShouldDismiss(self) ?? true else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return true
        }
        delegate?.presentationControllerWillDismiss(self)
        presentedViewController.presentationLinks.presenting?.dismiss(animated: true) { [self] in
            delegate?.presentationControllerDidDismiss(self)
        }
        return true
    }
}
