/// The heights that a bar may have. On Linux there is one.
public enum UIBarMetrics: Int, Sendable {
    /// The usual height.
    case `default` = 0
    /// The lower height of a phone on its side.
    case compact = 1
    /// The usual height with a prompt.
    case defaultPrompt = 101
    /// The lower height with a prompt.
    case compactPrompt = 102
}
