/// How much a constraint matters, from just above 0 to 1000.
///
/// A constraint of a higher priority is never given up for any number of lower ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The priority as a number.
    public let rawValue: Float

    /// Creates a priority from a number.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Creates a priority from a number.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Must hold: 1000.
    public static let required = Self(1000)
    /// How strongly content resists being cut, by default: 750.
    public static let defaultHigh = Self(750)
    /// How a scene that the user resizes keeps its size: 510.
    public static let dragThatCanResizeScene = Self(510)
    /// How a scene keeps its size: 500.
    public static let sceneSizeStayPut = Self(500)
    /// How a drag inside a scene is followed: 490.
    public static let dragThatCannotResizeScene = Self(490)
    /// How strongly content resists being stretched, by default: 250.
    public static let defaultLow = Self(250)
    /// How strongly a view is drawn to the size asked for by `systemLayoutSizeFitting(_:)`: 50.
    public static let fittingSizeLevel = Self(50)
}
