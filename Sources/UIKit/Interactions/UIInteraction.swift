/// Something that a view can do beside showing and touching, such as taking what is dropped.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
    /// The view that it was added to.
    var view: UIView? { get }
    /// It is about to be added to a view, or taken from one.
    func willMove(to view: UIView?)
    /// It was added to a view, or taken from one.
    func didMove(to view: UIView?)
}
