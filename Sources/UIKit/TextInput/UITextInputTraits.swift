/// The title of the key that ends a line.
public enum UIReturnKeyType: Int, Sendable {
    /// Return.
    case `default` = 0
    /// Go.
    case go = 1
    /// Join.
    case join = 3
    /// Next.
    case next = 4
    /// Search.
    case search = 6
    /// Send.
    case send = 7
    /// Done.
    case done = 9
}

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

/// The look of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
    /// As the interface is.
    case `default` = 0
    /// Dark.
    case dark = 1
    /// Light.
    case light = 2
}

/// Which letters are made large by themselves.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// None.
    case none = 0
    /// The first of words.
    case words = 1
    /// The first of sentences.
    case sentences = 2
    /// All.
    case allCharacters = 3
}

/// Whether words are corrected by themselves.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As the user has it.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// As the user has it.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}

/// How a keyboard on the screen helps with a text.
///
/// ## Differences on Linux
/// There is no keyboard on the screen: the values are kept and have no effect.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
    /// The kind of the keyboard.
    var keyboardType: UIKeyboardType { get set }
    /// The title of the key that ends a line.
    var returnKeyType: UIReturnKeyType { get set }
    /// Which letters are made large by themselves.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether words are corrected by themselves.
    var autocorrectionType: UITextAutocorrectionType { get set }
}
