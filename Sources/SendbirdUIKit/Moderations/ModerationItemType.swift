import SendbirdChatSDK

/// What a row of the moderation is about.
public enum ModerationItemType: Int, Sendable, CaseIterable {
    /// The operators.
    case operators
    /// The muted members of a group channel.
    case mutedMembers
    /// The people banned from a group channel.
    case bannedMembers
    /// The muted participants of an open channel.
    case mutedParticipants
    /// The people banned from an open channel.
    case bannedUsers
    /// The switch that lets only operators write.
    case freezeChannel

    /// The rows for a channel, in order.
    ///
    /// In a broadcast channel only operators write: nobody is muted there and
    /// there is nothing to freeze.
    static func allTypes(for channel: BaseChannel) -> [ModerationItemType] {
        guard channel.isGroupChannel() else {
            return [.operators, .mutedParticipants, .bannedUsers, .freezeChannel]
        }
        let isBroadcast = (channel as? GroupChannel)?.isBroadcast == true
        return isBroadcast
            ? [.operators, .bannedMembers] : [.operators, .mutedMembers, .bannedMembers, .freezeChannel]
    }

    /// The list of people that a row opens; nil for the switch.
    var userListType: ChannelUserListType? {
        switch self {
        case .operators: .operators
        case .mutedMembers, .mutedParticipants: .muted
        case .bannedMembers, .bannedUsers: .banned
        case .freezeChannel: nil
        }
    }
}
