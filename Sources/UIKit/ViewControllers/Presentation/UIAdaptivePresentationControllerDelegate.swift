/// Hears when the user dismisses what is presented, and decides whether he may.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// Returns the style to take where there is little room; `.none` keeps a popover a popover.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

    /// Returns whether Escape or a click beside it dismisses.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    /// Tells that the user is dismissing.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// Tells that the user has dismissed. Not called for `dismiss(animated:completion:)`.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// Tells that the user tried to and may not.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// A sheet.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }

    /// True.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        true
    }

    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}

    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
