public import Foundation
internal import CGTK

/// A colour that is the same in light and dark: red, green, blue and alpha in
/// sRGB, each from 0 to 1.
public final class CGColor: NSObject, Sendable {
    let red: CGFloat
    let green: CGFloat
    let blue: CGFloat
    /// How opaque it is, from 0 to 1.
    public let alpha: CGFloat

    /// Creates a colour from its parts in sRGB.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Creates a grey.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Red, green, blue and alpha.
    public var components: [CGFloat]? { [red, green, blue, alpha] }

    /// The number of `components`.
    public var numberOfComponents: Int { 4 }

    /// Returns the colour with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Whether the other is the same colour.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CGColor else { return false }
        return red == other.red && green == other.green && blue == other.blue && alpha == other.alpha
    }

    /// A hash of the parts.
    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(red)
        hasher.combine(green)
        hasher.combine(blue)
        hasher.combine(alpha)
        return hasher.finalize()
    }

    /// The colour as the toolkit wants it.
    var rgba: GdkRGBA {
        GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
    }

    /// A colour between this one and another; `fraction` 1 is the other.
    func mixed(with other: CGColor, fraction: CGFloat) -> CGColor {
        func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * fraction }
        return CGColor(
            red: mix(red, other.red), green: mix(green, other.green),
            blue: mix(blue, other.blue), alpha: mix(alpha, other.alpha))
    }
}
