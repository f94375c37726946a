/// Sides of a rectangle by the direction of the language.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// Where lines begin.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// The bottom.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// Where lines end.
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    /// All four.
    public static let all = NSDirectionalRectEdge(rawValue: 15)
}
