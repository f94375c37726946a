import UIKit

extension UIFont {
    /// The font for a title in a bar: a bar has one height, whatever the text
    /// size, and a title that grew past it would be cut.
    var forBarTitle: UIFont { withSize(min(pointSize, 19)) }

    /// The font for the line under a title in a bar.
    var forBarStatus: UIFont { withSize(min(pointSize, 14)) }
}
