internal import Foundation

/// What constraints know of one view.
@MainActor
final class ConstraintState {
    private unowned let view: UIView

    init(view: UIView) {
        self.view = view
    }

    /// Puts the views of this connected set of constraints in their places.
    func applyConstraints() {}

    /// The view has another superview, or none.
    func viewDidChangeHierarchy() {}

    /// The view wants another size of its own.
    func intrinsicContentSizeDidChange() {
        view.superview?.setNeedsLayout()
    }

    /// The size in which the view's constraints are satisfied.
    func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        view.bounds.size
    }
}
