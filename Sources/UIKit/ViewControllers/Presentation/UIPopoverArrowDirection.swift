/// Where a popover's arrow may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set of the bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Upwards: the popover lies below its source.
    public static let up = Self(rawValue: 1 << 0)
    /// Downwards: the popover lies above its source.
    public static let down = Self(rawValue: 1 << 1)
    /// To the left: the popover lies right of its source.
    public static let left = Self(rawValue: 1 << 2)
    /// To the right: the popover lies left of its source.
    public static let right = Self(rawValue: 1 << 3)
    /// Wherever there is room.
    public static let any: Self = [.up, .down, .left, .right]
    /// Not yet decided.
    public static let unknown = Self(rawValue: UInt.max)
}
