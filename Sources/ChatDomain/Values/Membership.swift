public import ChatWire

/// What a user has in a channel. It stays, with the state `none`, when the
/// user leaves, so that the user's other devices can learn of it.
public struct Membership: Hashable, Sendable {
    /// The channel's key.
    public var channelKey: Int64
    /// The user's key.
    public var userKey: Int64
    /// Joined, invited, or no longer in the channel.
    public var state: MembershipState
    /// Member or operator.
    public var role: MemberRole
    /// What keeps the member from sending; nil where nothing does. It outlives leaving.
    public var mute: Restriction?
    /// What keeps the user from coming back; nil where nothing does.
    public var ban: Restriction?
    /// What holds for the user in every channel of the channel's custom type. It is read beside the row, and never
    /// stored with it.
    public var byType = TypeStanding()
    /// How the member hid the channel; see ``hiddenState(in:)``.
    public var hiddenState: HiddenState
    /// The time of the channel's newest message when it was hidden: a later one shows it again, where allowed.
    public var hiddenAt: Int64 = 0
    /// Which messages the member is notified of.
    public var pushTrigger = PushTrigger.standard
    /// What of the channel counts into the member's unread counts.
    public var countPreference = CountPreference.all
    /// The time of the newest message that reached the member, in milliseconds.
    public var deliveredAt: Int64 = 0
    /// When the member was invited, in milliseconds; 0 for never.
    public var invitedAt: Int64
    /// Who invited; 0 for nobody.
    public var inviterKey: Int64
    /// When the member joined, in milliseconds; 0 while invited.
    public var joinedAt: Int64
    /// The time of the newest message read, in milliseconds.
    public var readAt: Int64
    /// The channel's running number at the newest message read.
    public var readNumber: Int64
    /// Messages at or before this time are not shown to the member.
    public var historyOffset: Int64
    /// The `user_seq` of the row's last change.
    public var userSeq: Int64
    /// The application's log position of the row's last change.
    public var position: Int64

    /// Makes a row.
    public init(
        channelKey: Int64, userKey: Int64, state: MembershipState = .joined, role: MemberRole = .none,
        isMuted: Bool = false, hiddenState: HiddenState = .unhidden, invitedAt: Int64 = 0, inviterKey: Int64 = 0,
        joinedAt: Int64 = 0, readAt: Int64 = 0, readNumber: Int64 = 0, historyOffset: Int64 = 0, userSeq: Int64 = 0,
        position: Int64 = 0
    ) {
        self.channelKey = channelKey
        self.userKey = userKey
        self.state = state
        self.role = role
        mute = isMuted ? Restriction() : nil
        self.hiddenState = hiddenState
        self.invitedAt = invitedAt
        self.inviterKey = inviterKey
        self.joinedAt = joinedAt
        self.readAt = readAt
        self.readNumber = readNumber
        self.historyOffset = historyOffset
        self.userSeq = userSeq
        self.position = position
    }

    /// Whether the member may moderate.
    public var isOperator: Bool { state == .joined && activeRole == .operator }

    /// Whether operators have muted the member, here or in all channels of the custom type.
    public var isMuted: Bool { activeMute != nil }

    /// What keeps the member from sending, whoever ordered it.
    public var activeMute: Restriction? { Restriction.longer(mute, byType.mute) }

    /// What keeps the user from coming back, whoever ordered it.
    public var activeBan: Restriction? { Restriction.longer(ban, byType.ban) }

    /// The role that counts: the row's, or that of all channels of the custom type.
    public var activeRole: MemberRole { byType.isOperator ? .operator : role }

    /// Whether the member hides the channel, as it is now: a message after the hiding shows it again, where allowed.
    ///
    /// Derived, so that a message writes one row however many hide its channel.
    public func hiddenState(in channel: Channel) -> HiddenState {
        hiddenState == .hiddenAllowAutoUnhide && channel.newestAt > hiddenAt ? .unhidden : hiddenState
    }

    /// The row as its owner sees it.
    public func wire(
        in channel: Channel, inviter: User?, deletedAfterRead: Int64, unreadMentions: [Int64] = []
    ) -> WireMembership {
        var wire = WireMembership(
            state: state, role: activeRole, isMuted: isMuted, mutedEndAt: activeMute?.endAt ?? 0,
            mutedDescription: activeMute?.note ?? "", pushTrigger: pushTrigger, hiddenState: hiddenState(in: channel),
            invitedAt: invitedAt, inviter: inviter?.wire, joinedAt: joinedAt, readAt: readAt, readNumber: readNumber,
            deletedAfterRead: deletedAfterRead, unreadMentions: unreadMentions, deliveredAt: deliveredAt,
            historyOffset: historyOffset, userSeq: userSeq)
        wire.countPreference = countPreference
        return wire
    }

    /// The row as others see it.
    public func wireMember(_ user: User) -> WireMember {
        WireMember(
            user: user.wire, state: state, role: activeRole, isMuted: isMuted, mutedEndAt: activeMute?.endAt ?? 0,
            mutedDescription: activeMute?.note ?? "", readAt: readAt, deliveredAt: deliveredAt, joinedAt: joinedAt)
    }
}
