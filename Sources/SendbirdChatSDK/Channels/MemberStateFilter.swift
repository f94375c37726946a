/// Which channels or members by membership.
public enum MemberStateFilter: Int, Sendable, Hashable {
    /// Joined and invited.
    case all
    /// Joined.
    case joinedOnly
    /// Invited.
    case invitedOnly
}
