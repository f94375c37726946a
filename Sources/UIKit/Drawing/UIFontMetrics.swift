public import Foundation

/// Scales fonts and lengths of one's own with the text size that the user asked for.
///
///     label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 14))
///     label.adjustsFontForContentSizeCategory = true
///
/// Lengths are in points and, unless at the usual size, whole halves.
open class UIFontMetrics: NSObject, @unchecked Sendable {  // Its state is immutable.
    private let style: UIFont.TextStyle

    /// The metrics of running text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Creates the metrics of a text style: sizes grow in the proportions of its own.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
    }

    /// Returns the font in the user's size.
    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, compatibleWith: nil)
    }

    /// Returns the font in the user's size, but no larger than `maximumPointSize`.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// Returns the font in the size that the traits ask for; nil is the current ones.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: .greatestFiniteMagnitude, compatibleWith: traitCollection)
    }

    /// Returns the font in the size that the traits ask for, but no larger than `maximumPointSize`.
    ///
    /// A font that was scaled before is scaled from where it began; the original raises an exception.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let base = font.scaling?.base ?? font.pointSize
        let maximum = maximumPointSize > 0 ? maximumPointSize : .greatestFiniteMagnitude
        let scaling = FontScaling(style: style, base: base, maximum: maximum)
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        return UIFont(font, size: scaling.size(for: category), scaling: scaling)
    }

    /// Returns the length in proportion to the user's text size.
    open func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// Returns the length in proportion to the text size that the traits ask for.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        style.scaled(value, for: (traitCollection ?? .current).preferredContentSizeCategory)
    }
}
