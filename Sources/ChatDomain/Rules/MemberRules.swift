public import ChatWire

/// How members come and go.
public enum MemberRules {
    /// A user, and the row the user has in the channel, if any.
    public struct Candidate: Hashable, Sendable {
        /// Who it is.
        public var user: User
        /// The row; nil for who was never there.
        public var membership: Membership?

        /// Makes a candidate.
        public init(_ user: User, membership: Membership? = nil) {
            self.user = user
            self.membership = membership
        }
    }

    /// Decides on the first members of a channel, and on those that a distinct channel gets back.
    ///
    /// - Parameters:
    ///   - channel: A stored channel; its counters are those before the change.
    ///   - operatorKeys: Who is made an operator. The creator is one.
    ///   - asksFirst: Whether users who want to be asked are invited only.
    /// - Throws: 400203 for too many members, 900100 for a banned user.
    public static func add(
        _ candidates: [Candidate], operatorKeys: Set<Int64> = [], to channel: Channel, by inviter: User?,
        asksFirst: Bool = false, turn: inout Turn
    ) throws(WireError) -> Decision<Channel> {
        func isAsked(_ user: User) -> Bool { asksFirst && !user.autoAccepts && user.key != inviter?.key }
        let newcomers = candidates.filter { candidate in
            let state = candidate.membership?.state ?? .none
            return state != .joined && !(state == .invited && isAsked(candidate.user))
        }
        for newcomer in newcomers { try checkNotBanned(newcomer, now: turn.now) }
        guard !newcomers.isEmpty else { return Decision(channel) }
        var channel = channel
        let wereInvited = newcomers.count { $0.membership?.state == .invited }
        channel.joinedMemberCount += newcomers.count { !isAsked($0.user) }
        channel.memberCount += newcomers.count - wereInvited
        try checkCount(channel.memberCount, isSuper: channel.isSuper, limits: turn.limits)
        turn.advance(&channel)
        if let key = channel.distinctKey {
            channel.distinctKey = DistinctKey.adding(newcomers.lazy.map(\.user.key), to: key)
        }
        var writes: [Write] = []
        var announcements: [Announcement] = []
        var members: [WireMember] = []
        for newcomer in newcomers {
            var user = newcomer.user
            let state: MembershipState = isAsked(user) ? .invited : .joined
            var row = entered(newcomer, as: state, in: channel, inviter: inviter, now: turn.now)
            if operatorKeys.contains(user.key) { row.role = .operator }
            turn.advance(&row, of: &user)
            writes += [.putMembership(row), .updateUser(user)]
            announcements.append(
                .ownRow(userKey: user.key, channelKey: channel.key, reason: state == .invited ? .invited : .joined))
            members.append(row.wireMember(user))
        }
        let keys = newcomers.map(\.user.key)
        writes += [.updateChannel(channel), .log(channelKey: channel.key, seq: channel.seq, change: .joined(keys))]
        let change = MembersChange(
            members: members, by: inviter?.wire, memberCount: channel.memberCount,
            joinedMemberCount: channel.joinedMemberCount)
        announcements.append(MessageRules.announcement(.membersJoined(change), in: channel))
        return Decision(channel, writes: writes, announcements: announcements)
    }

    /// Decides on inviting: joined members may, and the application. Whoever does not want to be asked joins at once.
    public static func invite(
        _ candidates: [Candidate], to channel: Channel, by actor: Actor, membership: Membership?, turn: inout Turn
    ) throws(WireError) -> Decision<Channel> {
        try AccessRules.checkReadable(channel, by: actor, membership: membership)
        var inviter: User?
        if case .user(let user) = actor { inviter = user }
        return try add(candidates, to: channel, by: inviter, asksFirst: true, turn: &turn)
    }

    /// Decides on accepting an invitation.
    ///
    /// - Throws: 400108 for who is not invited.
    public static func accept(_ candidate: Candidate, channel: Channel, turn: inout Turn) throws(WireError)
        -> Decision<Channel>
    {
        try checkInvited(candidate)
        return try add([candidate], to: channel, by: nil, turn: &turn)
    }

    /// Decides on declining an invitation.
    ///
    /// - Throws: 400108 for who is not invited.
    public static func decline(_ candidate: Candidate, channel: Channel, turn: inout Turn) throws(WireError)
        -> Decision<Empty>
    {
        try checkInvited(candidate)
        return try leave(candidate, channel: channel, turn: &turn)
    }

    private static func checkInvited(_ candidate: Candidate) throws(WireError) {
        guard candidate.membership?.state == .invited else {
            throw WireError(.nonAuthorized, "The user is not invited to the channel.")
        }
    }

    static func checkNotBanned(_ candidate: Candidate, now: Int64) throws(WireError) {
        guard let ban = candidate.membership?.ban, !ban.isOver(at: now) else { return }
        throw WireError(.socketBannedUserSendMessageNotAllowed, "The user is banned from the channel.")
    }

    /// Decides on joining: a public channel is open to all, another one to whom it has invited.
    ///
    /// - Throws: 400108 for a private channel.
    public static func join(_ candidate: Candidate, channel: Channel, turn: inout Turn) throws(WireError)
        -> Decision<Channel>
    {
        let state = candidate.membership?.state ?? .none
        guard channel.isPublic || state != .none else {
            throw WireError(.nonAuthorized, "The channel is not public.")
        }
        return try add([candidate], to: channel, by: nil, turn: &turn)
    }

    /// Decides on leaving.
    ///
    /// - Parameter removesRole: Whether an operator who comes back is an ordinary member then.
    /// - Throws: 900020 for who is not in the channel.
    public static func leave(
        _ candidate: Candidate, channel: Channel, removesRole: Bool = true, turn: inout Turn
    ) throws(WireError) -> Decision<Empty> {
        guard var row = candidate.membership, row.state != .none else {
            throw WireError(.socketUserNotMember, "The user is not a member of the channel.")
        }
        var user = candidate.user
        var channel = channel
        channel.memberCount -= 1
        if row.state == .joined { channel.joinedMemberCount -= 1 }
        turn.advance(&channel)
        row.state = .none
        if removesRole { row.role = .none }
        turn.advance(&row, of: &user)
        let change = MembersChange(
            members: [row.wireMember(user)], memberCount: channel.memberCount,
            joinedMemberCount: channel.joinedMemberCount)
        return Decision(
            Empty(),
            writes: [
                .putMembership(row), .updateUser(user), .updateChannel(channel),
                .log(channelKey: channel.key, seq: channel.seq, change: .left([user.key])),
            ],
            announcements: [
                MessageRules.announcement(.membersLeft(change), in: channel),
                .ownRow(userKey: user.key, channelKey: channel.key, reason: .left),
            ])
    }

    static func checkCount(_ count: Int, isSuper: Bool, limits: Limits) throws(WireError) {
        let most = isSuper ? limits.superChannelMembers : limits.channelMembers
        guard count <= most else { throw WireError(.reachedMaxCount, "The channel has at most \(most) members.") }
    }

    /// A member's row at joining: what was written before counts as read.
    private static func entered(
        _ candidate: Candidate, as state: MembershipState, in channel: Channel, inviter: User?, now: Int64
    ) -> Membership {
        var row = candidate.membership ?? Membership(channelKey: channel.key, userKey: candidate.user.key)
        row.state = state
        row.joinedAt = state == .joined ? now : 0
        row.hiddenState = .unhidden
        row.ban = nil
        if let inviter, inviter.key != candidate.user.key, row.inviterKey == 0 {
            row.inviterKey = inviter.key
            row.invitedAt = now
        }
        row.readNumber = channel.messageNumber
        row.readAt = max(row.readAt, channel.newestAt)
        return row
    }
}
