/// What a window keeps for its view controllers.
@MainActor
final class WindowHosting {
    /// The controller whose view fills the window.
    var root: UIViewController?
    /// What waits for the end of the next layout.
    var afterLayout: [() -> Void] = []
    /// What waits for the next frame to be laid out.
    var afterFrame: [() -> Void] = []
    /// The change of size that goes on.
    var resize: ViewControllerTransition?
    /// Keeps presentations from running into each other.
    let gate = PresentationGate()
}
