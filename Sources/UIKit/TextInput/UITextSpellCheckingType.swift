/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// As the user has it.
    case `default` = 0
    /// No.
    case no = 1
    /// Yes.
    case yes = 2
}
