/// What becomes of text that is too wide.
public enum NSLineBreakMode: Int, Sendable {
    /// It goes on in the next line, broken between words.
    case byWordWrapping = 0
    /// It goes on in the next line, broken between characters.
    case byCharWrapping = 1
    /// It is cut off.
    case byClipping = 2
    /// It ends in the line's end, with dots in front.
    case byTruncatingHead = 3
    /// It ends in dots.
    case byTruncatingTail = 4
    /// It has dots in the middle.
    case byTruncatingMiddle = 5
}
