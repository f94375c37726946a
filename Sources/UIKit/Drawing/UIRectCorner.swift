/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The corner at the top left.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The corner at the top right.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The corner at the bottom left.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The corner at the bottom right.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four corners.
    public static let allCorners = UIRectCorner(rawValue: .max)
}
