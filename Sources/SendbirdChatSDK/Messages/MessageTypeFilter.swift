/// Which kinds of messages a list holds.
public enum MessageTypeFilter: Int, Sendable, Hashable {
    /// All.
    case all
    /// Text messages.
    case user
    /// File messages.
    case file
    /// Messages of the application itself.
    case admin
}
