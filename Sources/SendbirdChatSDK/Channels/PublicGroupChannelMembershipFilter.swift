/// Which public channels by whether the current user is a member.
public enum PublicGroupChannelMembershipFilter: Int, Sendable, Hashable {
    /// All.
    case all
    /// Those that the current user has joined.
    case joined
}
