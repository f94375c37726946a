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
    /// Whether operators have muted the member.
    public var isMuted: Bool
    /// Whether the member hides the channel.
    public var hiddenState: HiddenState
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
        self.isMuted = isMuted
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
    public var isOperator: Bool { state == .joined && role == .operator }

    /// The row as its owner sees it.
    public func wire(inviter: User?, deletedAfterRead: Int64) -> WireMembership {
        WireMembership(
            state: state, role: role, isMuted: isMuted, hiddenState: hiddenState, invitedAt: invitedAt,
            inviter: inviter?.wire, joinedAt: joinedAt, readAt: readAt, readNumber: readNumber,
            deletedAfterRead: deletedAfterRead, historyOffset: historyOffset, userSeq: userSeq)
    }

    /// The row as others see it.
    public func wireMember(_ user: User) -> WireMember {
        WireMember(user: user.wire, state: state, role: role, isMuted: isMuted, readAt: readAt, joinedAt: joinedAt)
    }
}
