/// Whether words are corrected by themselves.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As the user has it.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}
