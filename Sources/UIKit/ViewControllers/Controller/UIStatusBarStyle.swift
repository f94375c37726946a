/// The colour of the status bar's text.
public enum UIStatusBarStyle: Int, Sendable {
    /// As light or dark has it.
    case `default` = 0
    /// Light text.
    case lightContent = 1
    /// Dark text.
    case darkContent = 3
}
