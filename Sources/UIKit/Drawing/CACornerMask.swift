/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The corner at the top left.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The corner at the top right.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The corner at the bottom left.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The corner at the bottom right.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}
