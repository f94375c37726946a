/// Sides of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set of the bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The upper side.
    public static let top = Self(rawValue: 1 << 0)
    /// The left side.
    public static let left = Self(rawValue: 1 << 1)
    /// The lower side.
    public static let bottom = Self(rawValue: 1 << 2)
    /// The right side.
    public static let right = Self(rawValue: 1 << 3)
    /// All four sides.
    public static let all: Self = [.top, .left, .bottom, .right]
}
