public import ChatWire

/// What operators may do to the people of a channel.
public enum ModerationRules {
    /// The longest reason that an operator may give, in characters.
    public static let noteCharacters = 250

    /// Reads for how long a restriction is to hold.
    ///
    /// - Parameter seconds: -1 without an end.
    /// - Throws: 400111 for 0, other negative numbers, and a reason that is too long.
    public static func restriction(seconds: Int64, note: String?, now: Int64) throws(WireError) -> Restriction {
        try FieldRules.check(note, "description", most: noteCharacters)
        guard seconds == -1 || (1...Int64.max / 1_000 - now / 1_000 - 1).contains(seconds) else {
            throw WireError(.invalidParameterValue, "'seconds' must be -1 or positive.")
        }
        return Restriction(since: now, until: seconds == -1 ? nil : now + seconds * 1_000, note: note ?? "")
    }

    /// Decides on making members operators, or ordinary members again: operators and the application may.
    ///
    /// - Throws: 400201 for who is neither member nor invited, where operators are made.
    public static func setOperators(
        _ candidates: [MemberRules.Candidate], to isOperator: Bool, in channel: Channel, by actor: Actor,
        membership: Membership?, turn: inout Turn
    ) throws(WireError) -> Decision<Channel> {
        try AccessRules.checkOperator(actor, membership: membership)
        let role: MemberRole = isOperator ? .operator : .none
        var changed: [(User, Membership)] = []
        for candidate in candidates {
            guard var row = row(of: candidate, in: channel) else {
                guard isOperator else { continue }
                throw WireError(.notFoundInDatabase, "A user in 'operator_ids' is not a member of the channel.")
            }
            guard row.role != role else { continue }
            guard !isOperator || row.activeBan == nil else {
                throw WireError(.invalidParameterValue, "A user in 'operator_ids' is banned from the channel.")
            }
            row.role = role
            changed.append((candidate.user, row))
        }
        return update(changed, .operators, in: channel, by: actor, turn: &turn)
    }

    /// Decides on muting a member, or changing for how long: operators and the application may, but nobody themselves.
    ///
    /// - Throws: 400201 for who is neither member nor invited, 400111 for oneself.
    public static func mute(
        _ candidate: MemberRules.Candidate, _ restriction: Restriction, in channel: Channel, by actor: Actor,
        membership: Membership?, turn: inout Turn
    ) throws(WireError) -> Decision<Channel> {
        try AccessRules.checkOperator(actor, membership: membership)
        try checkNotOneself(candidate.user, actor)
        guard var row = row(of: candidate, in: channel) else { throw notMember }
        row.mute = restriction
        return update([(candidate.user, row)], .muted, in: channel, by: actor, turn: &turn)
    }

    /// Decides on letting a user send again: operators and the application may. Who is not muted stays so.
    public static func unmute(
        _ candidate: MemberRules.Candidate, in channel: Channel, by actor: Actor, membership: Membership?,
        turn: inout Turn
    ) throws(WireError) -> Decision<Channel> {
        try AccessRules.checkOperator(actor, membership: membership)
        guard var row = candidate.membership, row.mute != nil else { return Decision(channel) }
        row.mute = nil
        // What holds by the channel's custom type holds on.
        return update([(candidate.user, row)], row.isMuted ? .muted : .unmuted, in: channel, by: actor, turn: &turn)
    }

    /// Decides on removing a user who may not come back for a while: operators and the application may, but nobody
    /// themselves. Who is no member is kept from becoming one.
    ///
    /// - Throws: 400111 for oneself.
    public static func ban(
        _ candidate: MemberRules.Candidate, _ restriction: Restriction, in channel: Channel, by actor: Actor,
        membership: Membership?, turn: inout Turn
    ) throws(WireError) -> Decision<Channel> {
        try AccessRules.checkOperator(actor, membership: membership)
        try checkNotOneself(candidate.user, actor)
        var row =
            candidate.membership ?? Membership(channelKey: channel.key, userKey: candidate.user.key, state: .none)
        var channel = channel
        let wasThere = row.state != .none && !channel.isOpen
        if wasThere { channel.memberCount -= 1 }
        if wasThere, row.state == .joined { channel.joinedMemberCount -= 1 }
        (row.state, row.role, row.ban) = (.none, .none, restriction)
        return update(
            [(candidate.user, row)], .banned, in: channel, by: actor, ownReason: wasThere ? .banned : nil,
            turn: &turn)
    }

    /// Decides on letting a banned user come back: operators and the application may. Who is not banned stays so.
    public static func unban(
        _ candidate: MemberRules.Candidate, in channel: Channel, by actor: Actor, membership: Membership?,
        turn: inout Turn
    ) throws(WireError) -> Decision<Channel> {
        try AccessRules.checkOperator(actor, membership: membership)
        guard var row = candidate.membership, row.ban != nil else { return Decision(channel) }
        row.ban = nil
        return update([(candidate.user, row)], .unbanned, in: channel, by: actor, ownReason: nil, turn: &turn)
    }

    /// Decides on what a channel of a custom type is told of an order about all channels of the type, which holds by
    /// then or no longer: who is banned is taken out; of mutes and operators the members are told.
    ///
    /// - Parameter candidate: A member or an invited user; in an open channel whoever is in it.
    public static func typeChanged(
        _ kind: TypeStanding.Kind, of candidate: MemberRules.Candidate, in channel: Channel, turn: inout Turn
    ) -> Decision<Channel> {
        guard var row = row(of: candidate, in: channel) else { return Decision(channel) }
        switch kind {
        case .operator:
            return update([(candidate.user, row)], .operators, in: channel, by: .application, turn: &turn)
        case .mute:
            let reason: MembersUpdate.Reason = row.isMuted ? .muted : .unmuted
            return update([(candidate.user, row)], reason, in: channel, by: .application, turn: &turn)
        case .ban:
            guard row.byType.ban != nil else { return Decision(channel) }
            var channel = channel
            let wasThere = row.state != .none && !channel.isOpen
            if wasThere { channel.memberCount -= 1 }
            if wasThere, row.state == .joined { channel.joinedMemberCount -= 1 }
            (row.state, row.role) = (.none, .none)
            return update(
                [(candidate.user, row)], .banned, in: channel, by: .application,
                ownReason: wasThere ? .banned : nil, turn: &turn)
        }
    }

    /// Decides on what a channel is told of a member who has another name or picture.
    public static func profileChanged(
        of user: User, in channel: Channel, membership: Membership, turn: inout Turn
    ) -> Decision<Channel> {
        update(
            [(user, membership)], .profile, in: channel, by: .user(user), ownReason: nil, turn: &turn,
            writesRows: false)
    }

    /// One change of the channel about some members: their rows, the channel's number, the line in its log, and who
    /// is told.
    private static func update(
        _ rows: [(User, Membership)], _ reason: MembersUpdate.Reason, in channel: Channel, by actor: Actor,
        ownReason: OwnChannelChange.Reason? = .settings, turn: inout Turn, writesRows: Bool = true
    ) -> Decision<Channel> {
        guard !rows.isEmpty else { return Decision(channel) }
        var channel = channel
        turn.advance(&channel)
        var writes: [Write] = []
        var announcements: [Announcement] = []
        var members: [WireMember] = []
        for (user, row) in rows {
            var (user, row) = (user, row)
            if writesRows {
                turn.advance(&row, of: &user)
                writes += [.putMembership(row), .updateUser(user)]
            }
            // An open channel is on nobody's list.
            if let ownReason, !channel.isOpen {
                announcements.append(.ownRow(userKey: user.key, channelKey: channel.key, reason: ownReason))
            }
            members.append(row.wireMember(user))
        }
        var author: WireUser?
        if case .user(let user) = actor { author = user.wire }
        let change = MembersChange(
            members: members, by: author, memberCount: channel.memberCount,
            joinedMemberCount: channel.joinedMemberCount)
        let event = EventBody.membersUpdated(MembersUpdate(reason: reason, change: change))
        let line = Write.Change.members(rows.map(\.0.key), reason)
        return Decision(
            channel,
            writes: writes + [.updateChannel(channel), .log(channelKey: channel.key, seq: channel.seq, change: line)],
            announcements: [MessageRules.announcement(event, in: channel)] + announcements)
    }

    /// The row of who can be moderated: a member or an invited user; in an open channel anybody.
    private static func row(of candidate: MemberRules.Candidate, in channel: Channel) -> Membership? {
        guard channel.isOpen else {
            return candidate.membership.flatMap { $0.state == .none ? nil : $0 }
        }
        return candidate.membership
            ?? Membership(channelKey: channel.key, userKey: candidate.user.key, state: .none)
    }

    private static func checkNotOneself(_ user: User, _ actor: Actor) throws(WireError) {
        guard actor.userKey != user.key else {
            throw WireError(.invalidParameterValue, "Nobody can do this to themselves.")
        }
    }

    private static let notMember = WireError(.notFoundInDatabase, "The user is not a member of the channel.")
}
