public import UIKit

/// A stack view made in one line.
@preconcurrency @MainActor
open class SBUStackView: UIStackView {
    /// Creates a stack view.
    public convenience init(
        axis: NSLayoutConstraint.Axis = .horizontal, alignment: UIStackView.Alignment = .fill, spacing: CGFloat = 0
    ) {
        self.init(frame: .zero)
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
    }

    /// Adds views at the end, in order.
    func addArranged(_ views: UIView...) {
        for view in views { addArrangedSubview(view) }
    }
}
