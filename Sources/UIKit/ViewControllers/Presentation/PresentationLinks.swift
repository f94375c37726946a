/// What a view controller presents and is presented by.
@MainActor
final class PresentationLinks {
    /// What this controller presents.
    var presented: UIViewController?
    /// What presents this controller.
    weak var presenting: UIViewController?
    /// What shows this controller. Made when it is first asked for, dropped when it is dismissed.
    var controller: UIPresentationController?
    /// From the call to present until after `viewDidAppear(_:)`.
    var isBeingPresented = false
    /// From the call to dismiss until after `viewDidDisappear(_:)`.
    var isBeingDismissed = false

    nonisolated init() {}
}
