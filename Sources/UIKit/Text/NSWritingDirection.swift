/// The direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
    /// The direction of its first letter.
    case natural = -1
    /// As in English.
    case leftToRight = 0
    /// As in Arabic.
    case rightToLeft = 1
}
