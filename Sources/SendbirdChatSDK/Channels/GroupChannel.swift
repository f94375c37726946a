internal import ChatWire

/// A channel of members: one object an address, live (see ``BaseChannel``).
// Unchecked: adds no state to BaseChannel.
open class GroupChannel: BaseChannel, @unchecked Sendable {
    /// The newest message that stands; nil in an empty channel.
    open var lastMessage: BaseMessage? { face.withLock { $0.lastMessageObject() } }

    /// The members that were loaded: all of them, but for supergroups.
    open var members: [Member] { face.withLock { $0.memberObjects() } }

    /// Joined and invited members.
    open var memberCount: UInt { UInt(clamping: wire.memberCount) }

    /// Joined members.
    open var joinedMemberCount: UInt { UInt(clamping: wire.joinedMemberCount) }

    /// Messages by others that the current user has not read; silent and deleted ones do not count.
    open var unreadMessageCount: UInt { UInt(clamping: wire.unreadMessageCount) }

    /// Unread messages that mention the current user, or everyone.
    open var unreadMentionCount: UInt { UInt(clamping: wire.unreadMentionCount) }

    /// Whether the same set of members always gets this channel.
    open var isDistinct: Bool { wire.isDistinct }

    /// Whether anyone may find and join it.
    open var isPublic: Bool { wire.isPublic }

    /// Whether it is a supergroup.
    open var isSuper: Bool { wire.isSuper }

    /// Whether only operators send.
    open var isBroadcast: Bool { wire.isBroadcast }

    /// Whether the current user hides it from the list.
    open var isHidden: Bool { hiddenState != .unhidden }

    /// How the current user hides it from the list.
    open var hiddenState: GroupChannelHiddenState {
        switch wire.my?.hiddenState {
        case nil, .unhidden: .unhidden
        case .hiddenAllowAutoUnhide: .hiddenAllowAutoUnhide
        case .hiddenPreventAutoUnhide: .hiddenPreventAutoUnhide
        }
    }

    /// The current user's membership.
    open var myMemberState: MemberState { wire.my.map { MemberState($0.state) } ?? .none }

    /// The current user's role.
    open var myRole: Role { wire.my.map { Role($0.role) } ?? .none }

    /// Whether operators have muted the current user.
    open var myMutedState: MutedState { wire.my?.isMuted == true ? .muted : .unmuted }

    /// The `createdAt` up to which the current user has read, in milliseconds.
    open var myLastRead: Int64 { wire.my?.readAt ?? 0 }

    /// When the current user was invited, in milliseconds since 1970; 0 if never.
    open var invitedAt: Int64 { wire.my?.invitedAt ?? 0 }

    /// When the current user joined, in milliseconds since 1970; 0 while invited.
    open var joinedAt: Int64 { wire.my?.joinedAt ?? 0 }

    /// Messages at or before this time are not shown to the current user, in milliseconds; 0 for none.
    open var messageOffsetTimestamp: Int64 { wire.my?.historyOffset ?? 0 }

    /// Who invited the current user; nil when nobody did.
    public func getInviter() -> User? { wire.my?.inviter.map(User.init) }

    /// A loaded member; nil when there is none with this id.
    public func getMember(_ userId: String) -> Member? {
        members.first { $0.userId == userId }
    }

    /// Whether a loaded member has this id.
    public func hasMember(_ userId: String) -> Bool {
        wire.members?.contains { $0.user.userID == userId } ?? false
    }
}
