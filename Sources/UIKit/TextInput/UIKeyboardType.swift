/// The kind of a keyboard.
public enum UIKeyboardType: Int, Sendable {
    /// The usual.
    case `default` = 0
    /// For Latin letters.
    case asciiCapable = 1
    /// For numbers and signs.
    case numbersAndPunctuation = 2
    /// For addresses of pages.
    case URL = 3
    /// For digits.
    case numberPad = 4
    /// For telephone numbers.
    case phonePad = 5
    /// For mail addresses.
    case emailAddress = 7
}
