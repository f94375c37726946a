/// Which people of a channel a list shows.
public enum ChannelUserListType: Int, Sendable {
    /// Nobody.
    case none
    /// The members of a group channel.
    case members
    /// The operators.
    case operators
    /// Who is muted.
    case muted
    /// Who is banned.
    case banned
    /// Who is in an open channel.
    case participants

    /// The members, by an older name.
    public static var channelMembers: ChannelUserListType { .members }
    /// Who is muted, by an older name.
    public static var mutedMembers: ChannelUserListType { .muted }
    /// Who is banned, by an older name.
    public static var bannedMembers: ChannelUserListType { .banned }

    /// What the rows show.
    var cellType: UserListType {
        switch self {
        case .none: .none
        case .members: .members
        case .operators: .operators
        case .muted: .muted
        case .banned: .banned
        case .participants: .participants
        }
    }
}

/// Which people of a channel a list shows, by its older name.
public typealias ChannelMemberListType = ChannelUserListType
