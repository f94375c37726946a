public import Foundation

/// A colour, possibly another one in dark than in light.
///
/// A dynamic colour is resolved when a view paints, with that view's traits.
/// Colours are immutable and may be used from any thread.
///
///     let bubble = UIColor { traits in
///         traits.userInterfaceStyle == .dark ? .darkGray : .white
///     }
// Immutable after init; the provider is stored once and documented as callable
// from any thread, as the original's is.
open class UIColor: NSObject, @unchecked Sendable {
    private enum Storage {
        case fixed(CGColor)
        case dynamic((UITraitCollection) -> UIColor)
    }

    private let storage: Storage

    /// Creates a colour from red, green, blue and alpha in sRGB, each from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a grey: 0 is black, 1 is white.
    public init(white: CGFloat, alpha: CGFloat) {
        storage = .fixed(CGColor(red: white, green: white, blue: white, alpha: alpha))
    }

    /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let channel = { (offset: CGFloat) -> CGFloat in
            let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        storage = .fixed(CGColor(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha))
    }

    /// Creates a colour from one that does not change with the traits.
    public init(cgColor: CGColor) {
        storage = .fixed(cgColor)
    }

    /// Creates a colour that is asked for anew for each set of traits.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        storage = .dynamic(dynamicProvider)
    }

    /// Creates a colour that is `light` or, in the dark, `dark`; written as 0xRRGGBB.
    convenience init(light: UInt32, dark: UInt32, lightAlpha: CGFloat = 1, darkAlpha: CGFloat = 1) {
        let lightColor = UIColor(hex: light, alpha: lightAlpha)
        let darkColor = UIColor(hex: dark, alpha: darkAlpha)
        self.init { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
    }

    /// Creates a colour from 0xRRGGBB.
    convenience init(hex: UInt32, alpha: CGFloat) {
        self.init(
            red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
    }

    /// The colour under `UITraitCollection.current`.
    open var cgColor: CGColor { fixed(.current) }

    /// Returns the colour that this one is under the traits.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch storage {
        case .fixed: self
        case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
        }
    }

    /// Returns the same colour, this opaque.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch storage {
        case .fixed(let color):
            return UIColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
        case .dynamic(let provider):
            return UIColor { provider($0).withAlphaComponent(alpha) }
        }
    }

    /// Writes the parts under the current traits; always succeeds.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    /// Makes this the colour of the next fills in the current drawing.
    @MainActor open func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    /// Makes this the colour of the next strokes in the current drawing.
    @MainActor open func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }

    /// Makes this the colour of fills and strokes in the current drawing.
    @MainActor open func set() {
        setFill()
        setStroke()
    }

    /// Whether the other is equal: fixed colours by value, dynamic ones by identity.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        switch (storage, other.storage) {
        case (.fixed(let mine), .fixed(let theirs)): return mine == theirs
        case (.fixed, .dynamic), (.dynamic, .fixed), (.dynamic, .dynamic): return false
        }
    }

    /// A hash that goes with `isEqual(_:)`.
    open override var hash: Int {
        switch storage {
        case .fixed(let color): color.hash
        case .dynamic: ObjectIdentifier(self).hashValue
        }
    }

    /// The plain colour under the traits.
    func fixed(_ traits: UITraitCollection) -> CGColor {
        switch storage {
        case .fixed(let color): color
        case .dynamic(let provider): provider(traits).fixed(traits)
        }
    }
}
