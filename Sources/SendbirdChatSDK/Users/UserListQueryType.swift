/// Unavailable: each list of users is a query of its own type.
@available(*, unavailable, message: "Each list of users is a query of its own type.")
public enum UserListQueryType: Int, Sendable {
    /// All users.
    case allUsers
    /// Users whom the current user blocks.
    case blockedUsers
    /// Some users.
    case filteredUsers
    /// Users who are banned from an open channel.
    case openChannelBannedUsers
    /// Users who are muted in an open channel.
    case openChannelMutedUsers
    /// Users who are in an open channel.
    case openChannelParticipants
}
