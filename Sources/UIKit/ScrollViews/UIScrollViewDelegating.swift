/// Something whose scrolling a delegate follows: every scroll view.
///
/// It exists because a table view's delegate has a narrower type under the same
/// name. A class cannot narrow an inherited property; it can stand before one
/// that a protocol extension gives.
@preconcurrency @MainActor
public protocol UIScrollViewDelegating: AnyObject {
    /// The delegate as stored.
    var scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension UIScrollViewDelegating {
    /// The object that is told about scrolling. Held weakly.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}
