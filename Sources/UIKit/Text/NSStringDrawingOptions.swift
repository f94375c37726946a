/// How a text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Lines are broken at the width.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// The room between lines counts. It always does here.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// The last line that fits ends in dots.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}
