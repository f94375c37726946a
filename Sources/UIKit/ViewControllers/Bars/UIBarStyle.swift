/// The look of a bar.
public enum UIBarStyle: Int, Sendable {
    /// As light or dark has it.
    case `default` = 0
    /// Light text on black.
    case black = 1
}
