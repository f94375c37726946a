/// The kind of a message, in the documented names.
public enum WireMessageType: String, Hashable, Sendable, Codable, CaseIterable {
    /// Text from a user.
    case user = "MESG"
    /// A file from a user.
    case file = "FILE"
    /// Text from the application itself.
    case admin = "ADMM"
}
