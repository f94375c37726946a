public import Foundation

/// Scales fonts and lengths with the text size that the user asked for.
open class UIFontMetrics: NSObject, @unchecked Sendable {  // It has no state.
    /// The metrics of running text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Creates the metrics of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {}

    /// Returns the font in the user's size.
    open func scaledFont(for font: UIFont) -> UIFont {
        font.withSize(scaledValue(for: font.pointSize))
    }

    /// Returns the length in proportion to the user's text size.
    open func scaledValue(for value: CGFloat) -> CGFloat {
        (value * UITraitCollection.current.preferredContentSizeCategory.scale).rounded()
    }
}
