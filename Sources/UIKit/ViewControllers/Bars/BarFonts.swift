internal import Foundation

/// The fonts of bars, which keep their height: text grows as far as that lets it.
enum BarFonts {
    /// The largest text in a bar, in points.
    static let pointSizeMax: CGFloat = 23

    /// The font that attributes give, or the bar's own of a weight, in the user's size as far as a bar has room.
    static func font(_ attributes: [NSAttributedString.Key: Any], weight: UIFont.Weight) -> UIFont {
        if let font = attributes[.font] as? UIFont { return font }
        return UIFontMetrics.default.scaledFont(
            for: .systemFont(ofSize: 17, weight: weight), maximumPointSize: pointSizeMax)
    }
}
