/// Which channels or members by membership.
public enum MemberStateFilter: Int, Sendable, Hashable {
    /// Joined and invited.
    case all
    /// Joined.
    case joinedOnly
    /// Invited.
    case invitedOnly

    /// Unavailable: the server keeps no lists of friends.
    @available(*, unavailable, message: "The server keeps no lists of friends; use invitedOnly.")
    public static var invitedByFriend: MemberStateFilter { .invitedOnly }

    /// Unavailable: the server keeps no lists of friends.
    @available(*, unavailable, message: "The server keeps no lists of friends; use invitedOnly.")
    public static var invitedByNonFriend: MemberStateFilter { .invitedOnly }
}
