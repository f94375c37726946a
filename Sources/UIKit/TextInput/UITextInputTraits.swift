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
