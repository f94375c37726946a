public import ChatWire

/// How members come and go.
public enum MemberRules {
    /// A user, and the row the user has in the channel, if any.
    public struct Candidate: Hashable, Sendable {
        /// Who it is.
        public var user: User
        /// The row; nil for who was never there.
        public var membership: Membership?
        /// Joined or invited, where the inviter says so; nil as the user prefers.
        public var invitation: MembershipState?
        /// How the channel stands in the user's list at first.
        public var hiddenState = HiddenState.unhidden

        /// Makes a candidate.
        public init(
            _ user: User, membership: Membership? = nil, invitation: MembershipState? = nil,
            hiddenState: HiddenState = .unhidden
        ) {
            self.user = user
            self.membership = membership
            self.invitation = invitation
            self.hiddenState = hiddenState
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
        func isAsked(_ candidate: Candidate) -> Bool {
            guard asksFirst, candidate.user.key != inviter?.key else { return false }
            return candidate.invitation.map { $0 == .invited } ?? !candidate.user.autoAccepts
        }
        let newcomers = candidates.filter { candidate in
            let state = candidate.membership?.state ?? .none
            return state != .joined && !(state == .invited && isAsked(candidate))
        }
        for newcomer in newcomers { try checkNotBanned(newcomer, now: turn.now) }
        guard !newcomers.isEmpty else { return Decision(channel) }
        var channel = channel
        let wereInvited = newcomers.count { $0.membership?.state == .invited }
        channel.joinedMemberCount += newcomers.count { !isAsked($0) }
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
            let state: MembershipState = isAsked(newcomer) ? .invited : .joined
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
    ///
    /// - Parameter named: Who is told to have invited, where the application says so.
    public static func invite(
        _ candidates: [Candidate], to channel: Channel, by actor: Actor, as named: User? = nil,
        membership: Membership?, turn: inout Turn
    ) throws(WireError) -> Decision<Channel> {
        try AccessRules.checkReadable(channel, by: actor, membership: membership)
        guard candidates.count <= turn.limits.invitees else {
            throw WireError(
                .invalidParameterValue, "'user_ids' must have at most \(turn.limits.invitees) users.")
        }
        var inviter = named
        if case .user(let user) = actor { inviter = user }
        return try add(candidates, to: channel, by: inviter, asksFirst: true, turn: &turn)
    }

    /// Decides on accepting an invitation.
    ///
    /// - Parameter codeHash: The hash of the access code that was shown; nil for none.
    /// - Throws: 400108 for who is not invited, and where the channel needs another code.
    public static func accept(
        _ candidate: Candidate, channel: Channel, by actor: Actor, codeHash: [UInt8]? = nil, turn: inout Turn
    ) throws(WireError) -> Decision<Channel> {
        try checkInvited(candidate)
        try checkCode(codeHash, of: channel, actor)
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
        guard let ban = candidate.membership?.activeBan, !ban.isOver(at: now) else { return }
        throw WireError(.socketBannedUserSendMessageNotAllowed, "The user is banned from the channel.")
    }

    /// Decides on joining: a public channel is open to all, another one to whom it has invited.
    ///
    /// - Parameter codeHash: The hash of the access code that was shown; nil for none.
    /// - Throws: 400108 for a private channel, one that only the application lets in to, and where the channel needs
    ///   another code.
    public static func join(
        _ candidate: Candidate, channel: Channel, by actor: Actor, codeHash: [UInt8]? = nil, turn: inout Turn
    ) throws(WireError) -> Decision<Channel> {
        let state = candidate.membership?.state ?? .none
        guard channel.isPublic || state != .none else {
            throw WireError(.nonAuthorized, "The channel is not public.")
        }
        if case .user = actor, channel.blocksSessionJoins, state == .none {
            throw WireError(.nonAuthorized, "Only the application lets users into the channel.")
        }
        if state != .joined { try checkCode(codeHash, of: channel, actor) }
        return try add([candidate], to: channel, by: nil, turn: &turn)
    }

    /// The application need not know the code; what it shows must be right.
    private static func checkCode(_ hash: [UInt8]?, of channel: Channel, _ actor: Actor) throws(WireError) {
        guard !channel.accessCodeHash.isEmpty else { return }
        if case .application = actor, hash == nil { return }
        guard let hash, hash == channel.accessCodeHash else {
            throw WireError(.nonAuthorized, "'access_code' is not the channel's.")
        }
    }

    /// What a word of `invitation_status` makes of a user; nil for a word that is none.
    public static func invitation(_ status: String) -> MembershipState? {
        switch status {
        case "joined": .joined
        case "invited_by_friend", "invited_by_non_friend", "invited": .invited
        default: nil
        }
    }

    /// Decides on leaving.
    ///
    /// - Parameters:
    ///   - removesRole: Whether an operator who comes back is an ordinary member then.
    ///   - reason: Why, to be told to the others.
    /// - Throws: 900020 for who is not in the channel.
    public static func leave(
        _ candidate: Candidate, channel: Channel, removesRole: Bool = true, reason: String? = nil, turn: inout Turn
    ) throws(WireError) -> Decision<Empty> {
        try FieldRules.check(reason, "reason", most: ModerationRules.noteCharacters)
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
            joinedMemberCount: channel.joinedMemberCount, leaveReason: reason)
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
        row.hiddenState = candidate.hiddenState
        row.hiddenAt = candidate.hiddenState == .unhidden ? 0 : channel.newestAt
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
