/// How a text is underlined or struck through.
public struct NSUnderlineStyle: OptionSet, Sendable {
    /// The bits, which are the attribute's value.
    public let rawValue: Int

    /// Creates a style from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// One thin line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// One thick line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 9)
}
