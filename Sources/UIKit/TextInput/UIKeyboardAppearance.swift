/// The look of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
    /// As the interface is.
    case `default` = 0
    /// Dark.
    case dark = 1
    /// Light.
    case light = 2
}
