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
    public static func add(
        _ candidates: [Candidate], operatorKeys: Set<Int64> = [], to channel: Channel, by inviter: User?,
        turn: inout Turn
    ) throws(WireError) -> Decision<Channel> {
        let newcomers = candidates.filter { $0.membership?.state != .joined }
        guard !newcomers.isEmpty else { return Decision(channel) }
        var channel = channel
        let wereInvited = newcomers.count { $0.membership?.state == .invited }
        channel.joinedMemberCount += newcomers.count
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
            var row = joined(newcomer, in: channel, inviter: inviter, now: turn.now)
            if operatorKeys.contains(user.key) { row.role = .operator }
            turn.advance(&row, of: &user)
            writes += [.putMembership(row), .updateUser(user)]
            announcements.append(.ownRow(userKey: user.key, channelKey: channel.key, reason: .joined))
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

    /// Decides on inviting: joined members may, and the application. Whoever is invited joins at once.
    public static func invite(
        _ candidates: [Candidate], to channel: Channel, by actor: Actor, membership: Membership?, turn: inout Turn
    ) throws(WireError) -> Decision<Channel> {
        try AccessRules.checkReadable(channel, by: actor, membership: membership)
        var inviter: User?
        if case .user(let user) = actor { inviter = user }
        return try add(candidates, to: channel, by: inviter, turn: &turn)
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
    /// - Throws: 900020 for who is not in the channel.
    public static func leave(_ candidate: Candidate, channel: Channel, turn: inout Turn) throws(WireError)
        -> Decision<Empty>
    {
        guard var row = candidate.membership, row.state != .none else {
            throw WireError(.socketUserNotMember, "The user is not a member of the channel.")
        }
        var user = candidate.user
        var channel = channel
        channel.memberCount -= 1
        if row.state == .joined { channel.joinedMemberCount -= 1 }
        turn.advance(&channel)
        row.state = .none
        row.role = .none
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
    private static func joined(_ candidate: Candidate, in channel: Channel, inviter: User?, now: Int64) -> Membership {
        var row = candidate.membership ?? Membership(channelKey: channel.key, userKey: candidate.user.key)
        row.state = .joined
        row.joinedAt = now
        if let inviter, inviter.key != candidate.user.key, row.inviterKey == 0 {
            row.inviterKey = inviter.key
            row.invitedAt = now
        }
        row.readNumber = channel.messageNumber
        row.readAt = max(row.readAt, channel.newestAt)
        return row
    }
}
