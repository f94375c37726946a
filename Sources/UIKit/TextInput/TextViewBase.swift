public import Foundation

/// What a text view scrolls in.
open class TextViewBase: UIView {
    /// The size of the content.
    open var contentSize = CGSize.zero
    /// Whether the content scrolls.
    open var isScrollEnabled = true
    /// Who decides.
    open weak var delegate: (any UITextViewDelegate)?
    var textViewDelegate: (any UITextViewDelegate)? { delegate }
    func reveal(_ rect: CGRect) {}
}
