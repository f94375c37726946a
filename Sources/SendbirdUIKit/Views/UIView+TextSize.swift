import UIKit

extension UIView {
    /// Has every label and button below grow and shrink with the text size that the user has chosen.
    func followTextSize() {
        (self as? UILabel)?.adjustsFontForContentSizeCategory = true
        for view in subviews { view.followTextSize() }
    }
}
