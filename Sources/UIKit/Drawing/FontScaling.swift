internal import Foundation

/// How a font follows the user's text size.
struct FontScaling: Hashable, Sendable {
    /// The style in whose proportions it grows.
    let style: UIFont.TextStyle
    /// The size at the usual text size, in points.
    let base: CGFloat
    /// The largest size, in points.
    let maximum: CGFloat

    /// The size at a text size, in points; whole halves.
    func size(for category: UIContentSizeCategory) -> CGFloat {
        min(maximum, style.scaled(base, for: category))
    }
}

extension UIFont.TextStyle {
    /// A length that is `value` at the usual text size, in proportion to the style's own size; whole halves.
    func scaled(_ value: CGFloat, for category: UIContentSizeCategory) -> CGFloat {
        let (now, usual) = (size(for: category), size(for: .large))
        return now == usual ? value : (value * now / usual * 2).rounded() / 2
    }
}

extension UIFont {
    /// The same font in the size that a text size asks for; itself when it does not follow any.
    func scaled(for category: UIContentSizeCategory) -> UIFont {
        guard let scaling, category != .unspecified else { return self }
        let size = scaling.size(for: category)
        return size == pointSize ? self : UIFont(self, size: size, scaling: scaling)
    }
}
