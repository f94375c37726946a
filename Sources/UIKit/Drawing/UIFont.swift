public import Foundation

/// A font: a family, a weight and a size in points. The system's family here
/// is Inter; characters that it lacks come from Noto.
///
/// Immutable, safe on any thread.
// Immutable after init.
open class UIFont: NSObject, @unchecked Sendable {
    /// The family's name.
    public let familyName: String
    /// The size, in points.
    public let pointSize: CGFloat
    let weight: Weight
    let isItalic: Bool
    let hasMonospacedDigits: Bool
    /// How it follows the user's text size; nil is not at all.
    let scaling: FontScaling?

    init(
        family: String, size: CGFloat, weight: Weight, isItalic: Bool = false, hasMonospacedDigits: Bool = false,
        scaling: FontScaling? = nil
    ) {
        familyName = family
        pointSize = size > 0 ? size : UIFont.systemFontSize
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.scaling = scaling
    }

    /// Creates the same font in another size.
    init(_ font: UIFont, size: CGFloat, scaling: FontScaling?) {
        familyName = font.familyName
        pointSize = size > 0 ? size : UIFont.systemFontSize
        weight = font.weight
        isItalic = font.isItalic
        hasMonospacedDigits = font.hasMonospacedDigits
        self.scaling = scaling
    }

    /// Creates a font by family or full name, or nil when it is not installed.
    ///
    /// A name may end in a style, as in `"Inter-SemiBold"`.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let found = FontCatalogue.font(named: fontName) else { return nil }
        self.init(family: found.family, size: fontSize, weight: found.weight, isItalic: found.isItalic)
    }

    /// The system's family.
    static let systemFamily = "Inter"

    /// The usual size of text in controls.
    public class var systemFontSize: CGFloat { 14 }
    /// The size of small text in controls.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The size of labels.
    public class var labelFontSize: CGFloat { 17 }
    /// The size of the text on buttons.
    public class var buttonFontSize: CGFloat { 18 }

    /// Returns the system's font of regular weight.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// Returns the system's font of a weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(family: systemFamily, size: fontSize, weight: weight)
    }

    /// Returns the system's bold font.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// Returns the system's font in italics.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(family: systemFamily, size: fontSize, weight: .regular, isItalic: true)
    }

    /// Returns the system's font with digits of one width, for times and counts.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(family: systemFamily, size: fontSize, weight: weight, hasMonospacedDigits: true)
    }

    /// Returns a font in which all characters have one width.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(family: "Noto Sans Mono", size: fontSize, weight: weight)
    }

    /// Returns the font of a text style at the size that the user asked for.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the font of a text style at the size that the traits ask for.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let scaling = FontScaling(
            style: style, base: style.size(for: .large), maximum: .greatestFiniteMagnitude)
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        return UIFont(
            family: systemFamily, size: scaling.size(for: category), weight: style.weight, scaling: scaling)
    }

    /// Returns the same font in another size, which does not follow the user's text size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(self, size: fontSize, scaling: nil)
    }

    /// The family with its style.
    open var fontName: String {
        let style = isItalic ? "Italic" : ""
        return "\(familyName)-\(weight.name)\(style)"
    }

    private var metrics: FontMetrics { FontCatalogue.metrics(self) }

    /// The height of a line, in points.
    open var lineHeight: CGFloat { metrics.ascender - metrics.descender }
    /// The top of the tallest characters above the base line.
    open var ascender: CGFloat { metrics.ascender }
    /// The bottom of the deepest characters, negative below the base line.
    open var descender: CGFloat { metrics.descender }
    /// The height of a capital.
    open var capHeight: CGFloat { metrics.capHeight }
    /// The height of an x.
    open var xHeight: CGFloat { metrics.xHeight }
    /// The room that the font asks for between lines.
    open var leading: CGFloat { 0 }

    /// Whether the other is the same font.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return familyName == other.familyName && pointSize == other.pointSize && weight == other.weight
            && isItalic == other.isItalic && hasMonospacedDigits == other.hasMonospacedDigits
    }

    /// A hash that goes with `isEqual(_:)`.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(familyName)
        hasher.combine(pointSize)
        hasher.combine(weight)
        hasher.combine(isItalic)
        return hasher.finalize()
    }
}
