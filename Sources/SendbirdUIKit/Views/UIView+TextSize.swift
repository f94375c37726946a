import UIKit

extension UIView {
    /// Has the view keep the width of its text beside others, or take the width that it gets under them: what keeps its
    /// own there would make the row as wide as it is.
    func keepWidth(_ keeps: Bool) {
        let priority: UILayoutPriority = keeps ? .required : .defaultLow
        setContentHuggingPriority(priority, for: .horizontal)
        setContentCompressionResistancePriority(priority, for: .horizontal)
    }

    /// Has every label and button below grow and shrink with the text size that the user has chosen.
    func followTextSize() {
        (self as? UILabel)?.adjustsFontForContentSizeCategory = true
        for view in subviews { view.followTextSize() }
    }
}
