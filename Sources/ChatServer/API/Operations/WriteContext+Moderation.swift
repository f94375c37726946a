internal import ChatDomain
internal import ChatWire
internal import SQLite

/// What operators do to channels and their people.
extension WriteContext {
    /// How a moderation names its user.
    private func candidate(_ userID: String, in state: ChannelState, _ caller: Caller) throws -> MemberRules.Candidate {
        guard let user = try user(applicationKey: caller.applicationKey, userID: userID) else {
            throw WireError(.notFoundInDatabase, "The user does not exist.")
        }
        return MemberRules.Candidate(user, membership: try membership(of: user.key, in: state))
    }

    /// The moderator's right is checked before it is told whether a user exists.
    private func moderated(_ url: String, _ caller: Caller) throws
        -> (state: ChannelState, actor: Actor, membership: Membership?)
    {
        let state = try channelState(url, caller)
        let (actor, membership) = try access(state, caller)
        try AccessRules.checkOperator(actor, membership: membership)
        return (state, actor, membership)
    }

    /// Makes members operators, or ordinary members again.
    func setOperators(_ userIDs: [String], to isOperator: Bool, of url: String, by caller: Caller) throws {
        let (state, actor, membership) = try moderated(url, caller)
        var seen: Set<String> = []
        let candidates = try userIDs.filter { seen.insert($0).inserted }.map { try candidate($0, in: state, caller) }
        _ = try decide(applicationKey: caller.applicationKey) { turn in
            try ModerationRules.setOperators(
                candidates, to: isOperator, in: state.channel, by: actor, membership: membership, turn: &turn)
        }
    }

    /// Makes all operators ordinary members.
    func removeAllOperators(of url: String, by caller: Caller) throws {
        let (state, _, _) = try moderated(url, caller)
        try setOperators(try operatorIDs(of: state.channel), to: false, of: url, by: caller)
    }

    /// Makes these, and nobody else, operators.
    func replaceOperators(_ userIDs: [String], of url: String, by caller: Caller) throws {
        let (state, _, _) = try moderated(url, caller)
        let kept = Set(userIDs)
        let former = try operatorIDs(of: state.channel).filter { !kept.contains($0) }
        try setOperators(userIDs, to: true, of: url, by: caller)
        try setOperators(former, to: false, of: url, by: caller)
    }

    private func operatorIDs(of channel: Channel) throws -> [String] {
        try flush()
        return try connection.query(
            """
            SELECT u.user_id FROM member m JOIN user u ON u.id = m.user
            WHERE m.channel = ? AND m.role = 1 AND (m.state <> 0 OR ?)
            """, channel.key, channel.isOpen
        ) { $0.text(at: 0) }
    }

    /// Keeps a member from sending.
    func mute(_ userID: String, seconds: Int64, note: String?, in url: String, by caller: Caller) throws
        -> Restriction
    {
        let (state, actor, membership) = try moderated(url, caller)
        let restriction = try ModerationRules.restriction(seconds: seconds, note: note, now: environment.now())
        let candidate = try candidate(userID, in: state, caller)
        _ = try decide(applicationKey: caller.applicationKey) { turn in
            try ModerationRules.mute(
                candidate, restriction, in: state.channel, by: actor, membership: membership, turn: &turn)
        }
        return restriction
    }

    /// Lets a user send again.
    func unmute(_ userID: String, in url: String, by caller: Caller) throws {
        let (state, actor, membership) = try moderated(url, caller)
        let candidate = try candidate(userID, in: state, caller)
        _ = try decide(applicationKey: caller.applicationKey) { turn in
            try ModerationRules.unmute(candidate, in: state.channel, by: actor, membership: membership, turn: &turn)
        }
    }

    /// Removes a user, who may not come back for a while.
    func ban(_ userID: String, seconds: Int64, note: String?, in url: String, by caller: Caller) throws
        -> Restriction
    {
        let (state, actor, membership) = try moderated(url, caller)
        let restriction = try ModerationRules.restriction(seconds: seconds, note: note, now: environment.now())
        let candidate = try candidate(userID, in: state, caller)
        _ = try decide(applicationKey: caller.applicationKey) { turn in
            try ModerationRules.ban(
                candidate, restriction, in: state.channel, by: actor, membership: membership, turn: &turn)
        }
        if state.channel.isOpen { try expel(candidate.user.key, from: state) }
        return restriction
    }

    /// Changes for how long and why a user is banned; what is nil stays.
    /// - Throws: 400201 for who is not banned.
    func changeBan(of userID: String, seconds: Int64?, note: String?, in url: String, by caller: Caller) throws
        -> Restriction
    {
        let (state, actor, membership) = try moderated(url, caller)
        let candidate = try candidate(userID, in: state, caller)
        guard let ban = candidate.membership?.ban else {
            throw WireError(.notFoundInDatabase, "The user is not banned from the channel.")
        }
        var restriction = try ModerationRules.restriction(
            seconds: seconds ?? -1, note: note ?? ban.note, now: environment.now())
        if seconds == nil { restriction.until = ban.until }
        restriction.since = ban.since
        _ = try decide(applicationKey: caller.applicationKey) { [restriction] turn in
            try ModerationRules.ban(
                candidate, restriction, in: state.channel, by: actor, membership: membership, turn: &turn)
        }
        return restriction
    }

    /// Lets a banned user come back.
    func unban(_ userID: String, in url: String, by caller: Caller) throws {
        let (state, actor, membership) = try moderated(url, caller)
        let candidate = try candidate(userID, in: state, caller)
        _ = try decide(applicationKey: caller.applicationKey) { turn in
            try ModerationRules.unban(candidate, in: state.channel, by: actor, membership: membership, turn: &turn)
        }
    }

    /// Deletes a channel with all that was said in it.
    func deleteChannel(_ url: String, by caller: Caller) throws {
        let (state, actor, membership) = try moderated(url, caller)
        try flush()
        let invited = try queries.invitedKeys(channelKey: state.channel.key)
        _ = try decide(applicationKey: caller.applicationKey) { turn in
            try ChannelRules.delete(
                state.channel, by: actor, membership: membership, invitedKeys: invited, turn: &turn)
        }
    }

    /// Lifts the mutes and bans whose time is over, as many as are due.
    func liftRestrictions() throws {
        let now = environment.now()
        try flush()
        let due = try connection.query(
            """
            SELECT channel, user FROM member WHERE is_muted = 1 AND muted_until >= 0 AND muted_until <= ?1
            UNION SELECT channel, user FROM member WHERE is_banned = 1 AND banned_until >= 0 AND banned_until <= ?1
            """, now
        ) { (channelKey: $0.integer(at: 0), userKey: $0.integer(at: 1)) }
        for row in due {
            let state = try channelState(key: row.channelKey)
            guard let user = try user(key: row.userKey), let membership = try membership(of: row.userKey, in: state)
            else { continue }
            let application = state.channel.applicationKey
            if membership.mute?.isOver(at: now) == true {
                _ = try decide(applicationKey: application) { turn in
                    try ModerationRules.unmute(
                        MemberRules.Candidate(user, membership: membership), in: state.channel, by: .application,
                        membership: nil, turn: &turn)
                }
            }
            guard let now = try self.membership(of: row.userKey, in: state),
                now.ban?.isOver(at: environment.now()) == true
            else { continue }
            _ = try decide(applicationKey: application) { turn in
                try ModerationRules.unban(
                    MemberRules.Candidate(user, membership: now), in: state.channel, by: .application, membership: nil,
                    turn: &turn)
            }
        }
    }
}
