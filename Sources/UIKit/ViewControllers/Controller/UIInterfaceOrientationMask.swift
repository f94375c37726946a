/// The ways in which a device may be held.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set of the bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Upright.
    public static let portrait = Self(rawValue: 1 << 1)
    /// Upside down.
    public static let portraitUpsideDown = Self(rawValue: 1 << 2)
    /// On its right side.
    public static let landscapeRight = Self(rawValue: 1 << 3)
    /// On its left side.
    public static let landscapeLeft = Self(rawValue: 1 << 4)
    /// On either side.
    public static let landscape: Self = [.landscapeLeft, .landscapeRight]
    /// All ways.
    public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
    /// All ways but upside down.
    public static let allButUpsideDown: Self = [.portrait, .landscape]
}
