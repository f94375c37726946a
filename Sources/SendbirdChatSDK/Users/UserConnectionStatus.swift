/// Whether a user has a connection.
public enum UserConnectionStatus: Int, Sendable, Hashable {
    /// Not told by the server for this user.
    case nonAvailable
    /// Connected.
    case online
    /// Not connected.
    case offline
}
