internal import ChatDomain
internal import ChatWire
internal import SQLite

/// Operations on channels and their members.
extension WriteContext {
    /// Makes a channel, or finds the distinct one of the same members.
    ///
    /// - Parameters:
    ///   - inviterID: Who makes it, when the application asks; nil for the application itself.
    ///   - isStrict: Whether an unknown user id is refused instead of passed over.
    func createChannel(
        _ params: CreateChannelParams, by caller: Caller, inviterID: String? = nil, isStrict: Bool = false
    ) throws -> CreateChannelResult {
        try ChannelRules.check(params, limits: limits)
        try claimPicture(params.coverURL, by: caller)
        guard let application = try queries.application(key: caller.applicationKey) else {
            throw WireError(.appIdNotValid, "The application does not exist.")
        }
        let creator = try creator(caller, inviterID: inviterID)
        let users = try members(params, creator: creator, application: application, isStrict: isStrict)
        let distinctKey = params.isDistinct == true ? DistinctKey.text(ofUserKeys: users.map(\.key)) : nil
        let state: ChannelState
        let isCreated: Bool
        if let distinctKey, let found = try distinctChannel(distinctKey, applicationKey: application.key) {
            state = found
            isCreated = false
        } else {
            state = try newChannel(params, creator: creator, application: application, distinctKey: distinctKey)
            isCreated = true
        }
        let operatorIDs = Set(params.operatorIDs ?? [])
        var operators = Set(users.filter { operatorIDs.contains($0.userID) }.map(\.key))
        if case .user(let user) = try actor(caller) { operators.insert(user.key) }
        let candidates = try users.map { user in
            MemberRules.Candidate(
                user, membership: try membership(of: user.key, in: state),
                invitation: params.invitationStatus?[user.userID].flatMap(MemberRules.invitation),
                hiddenState: params.hiddenStatus?[user.userID] ?? .unhidden)
        }
        try because(of: isCreated ? .creation : nil) {
            _ = try decide(applicationKey: application.key) { turn in
                try MemberRules.add(
                    candidates, operatorKeys: isCreated ? operators : [], to: state.channel, by: creator,
                    asksFirst: true, turn: &turn)
            }
        }
        if isCreated {
            let settings = try eventMessages(applicationKey: application.key)
            try sendEventMessage(
                EventMessageRules.draft(aboutNew: state.channel, by: creator, settings), toChannel: state.channel.key,
                applicationKey: application.key)
        }
        return CreateChannelResult(channel: try view(state, for: caller), isCreated: isCreated)
    }

    private func creator(_ caller: Caller, inviterID: String?) throws -> User? {
        switch try actor(caller) {
        case .user(let user): return user
        case .application:
            return try inviterID.map { try named($0, applicationKey: caller.applicationKey) }
        }
    }

    /// The users of a new channel, each once, its creator among them.
    private func members(
        _ params: CreateChannelParams, creator: User?, application: Application, isStrict: Bool
    ) throws -> [User] {
        var users = creator.map { [$0] } ?? []
        var seen = Set(users.map(\.key))
        for userID in params.userIDs + (params.operatorIDs ?? []) {
            guard let user = try user(applicationKey: application.key, userID: userID) else {
                guard !isStrict else { throw WireError(.notFoundInDatabase, "A user in 'user_ids' does not exist.") }
                continue
            }
            if seen.insert(user.key).inserted { users.append(user) }
        }
        return users
    }

    private func distinctChannel(_ distinctKey: String, applicationKey: Int64) throws -> ChannelState? {
        // The key of a channel in memory may have changed.
        try flush()
        let key = try connection.queryFirst(
            "SELECT id FROM channel WHERE application = ? AND distinct_key = ? ORDER BY id LIMIT 1", applicationKey,
            distinctKey
        ) { $0.integer(at: 0) }
        return try key.map { try channelState(key: $0) }
    }

    private func newChannel(
        _ params: CreateChannelParams, creator: User?, application: Application, distinctKey: String?
    ) throws -> ChannelState {
        let url = params.channelURL ?? "group_channel_" + Hexadecimal.text(environment.randomBytes(12))
        guard try channelState(applicationKey: application.key, url: url) == nil else {
            throw WireError(.duplicatedData, "'channel_url' is taken.")
        }
        var draft = ChannelRules.draft(
            params, url: url, by: creator.map { .user($0) } ?? .application, application: application,
            now: environment.now())
        draft.distinctKey = distinctKey
        draft.accessCodeHash = Self.codeHash(params.accessCode) ?? []
        let channel = try insert(draft)
        return try channelState(key: channel.key)
    }

    /// A channel as the caller sees it after the operation.
    func view(_ state: ChannelState, for caller: Caller) throws -> WireChannel {
        try flush()
        let (_, membership) = try access(state, caller)
        return try queries.view(
            state.channel, membership: membership, parts: StoreQueries.ViewParts(members: true, metadata: true))
    }

    /// The hash of an access code; empty for the empty one, nil for none.
    static func codeHash(_ code: String?) -> [UInt8]? {
        code.map { $0.isEmpty ? [] : Secret.hash($0) }
    }

    private func creator(of channel: Channel) throws -> User? {
        channel.creatorKey == 0 ? nil : try user(key: channel.creatorKey)
    }

    /// Changes a channel's own fields, and who its operators are.
    ///
    /// - Parameter operatorIDs: The operators from now on; nil leaves them as they are.
    func updateChannel(
        _ url: String, _ changes: ChannelRules.Changes, operatorIDs: [String]? = nil, by caller: Caller
    ) throws -> WireChannel {
        let state = try channelState(url, caller)
        let (actor, membership) = try access(state, caller)
        let creator = try creator(of: state.channel)
        try claimPicture(changes.coverURL, by: caller)
        var memberKeys: [Int64] = []
        if changes.isDistinct == true {
            try flush()
            memberKeys = try queries.memberKeys(channelKey: state.channel.key)
        }
        let before = state.channel
        _ = try decide(applicationKey: caller.applicationKey) { turn in
            try ChannelRules.update(
                changes, channel: state.channel, creator: creator, memberKeys: memberKeys, by: actor,
                membership: membership, turn: &turn)
        }
        try typeChanged(of: state.channel, from: before.customType)
        let settings = try eventMessages(applicationKey: caller.applicationKey)
        try sendEventMessage(
            EventMessageRules.draft(aboutChangeOf: state.channel, from: before, by: actor, settings),
            toChannel: state.channel.key, applicationKey: caller.applicationKey)
        if let operatorIDs { try replaceOperators(operatorIDs, of: url, by: caller) }
        return try view(state, for: caller)
    }

    /// Freezes a channel, or thaws it.
    func freezeChannel(_ url: String, _ isFrozen: Bool, by caller: Caller) throws -> WireChannel {
        let state = try channelState(url, caller)
        let (actor, membership) = try access(state, caller)
        let creator = try creator(of: state.channel)
        _ = try decide(applicationKey: caller.applicationKey) { turn in
            try ChannelRules.freeze(
                isFrozen, channel: state.channel, creator: creator, by: actor, membership: membership, turn: &turn)
        }
        return try view(state, for: caller)
    }

    /// Sets metadata, or removes the keys whose value is nil.
    func setMetadata(_ values: [String: String?], of url: String, mustBeNew: Bool, by caller: Caller) throws
        -> [String: String]
    {
        let state = try channelState(url, caller)
        let (actor, membership) = try access(state, caller)
        let creator = try creator(of: state.channel)
        let current = try queries.metadata(channelKey: state.channel.key)
        return try decide(applicationKey: caller.applicationKey) { turn in
            try ChannelRules.setMetadata(
                values, current: current, mustBeNew: mustBeNew, channel: state.channel, creator: creator, by: actor,
                membership: membership, turn: &turn)
        }
    }

    // MARK: - Members

    /// How a call invites.
    struct InvitationOptions: Sendable {
        /// Who invites, where the application asks; nil for the application itself.
        var inviterID: String?
        /// Who joins at once and who is only invited, in the documented words.
        var status: [String: String] = [:]
        /// How the channel stands in the members' lists at first.
        var hiddenStatus: [String: HiddenState] = [:]
    }

    /// Invites users, who join at once unless they want to be asked. Unknown ids are passed over.
    func invite(
        _ userIDs: [String], to url: String, _ options: InvitationOptions = InvitationOptions(), by caller: Caller
    ) throws -> WireChannel {
        if options.inviterID != nil { try caller.requireApplication() }
        let state = try channelState(url, caller)
        let (actor, membership) = try access(state, caller)
        var seen: Set<Int64> = []
        let candidates = try userIDs.compactMap { userID -> MemberRules.Candidate? in
            guard let user = try user(applicationKey: caller.applicationKey, userID: userID),
                seen.insert(user.key).inserted
            else { return nil }
            return MemberRules.Candidate(
                user, membership: try self.membership(of: user.key, in: state),
                invitation: options.status[userID].flatMap(MemberRules.invitation),
                hiddenState: options.hiddenStatus[userID] ?? .unhidden)
        }
        let inviter = try options.inviterID.map { try named($0, applicationKey: caller.applicationKey) }
        _ = try decide(applicationKey: caller.applicationKey) { turn in
            try MemberRules.invite(
                candidates, to: state.channel, by: actor, as: inviter, membership: membership, turn: &turn)
        }
        return try view(state, for: caller)
    }

    /// Joins a channel. The application names the user.
    func join(_ url: String, by caller: Caller, userID: String?, accessCode: String? = nil) throws -> WireChannel {
        let state = try channelState(url, caller)
        let user = try subject(caller, userID: userID)
        let actor = try actor(caller)
        let candidate = MemberRules.Candidate(user, membership: try membership(of: user.key, in: state))
        _ = try decide(applicationKey: caller.applicationKey) { turn in
            try MemberRules.join(
                candidate, channel: state.channel, by: actor, codeHash: Self.codeHash(accessCode), turn: &turn)
        }
        return try view(state, for: caller)
    }

    /// Leaves a channel. A session's own user leaves; the application names the users.
    ///
    /// - Parameter leavesAll: Whether they leave all their channels.
    func leave(
        _ url: String, by caller: Caller, userIDs: [String]?, removesRole: Bool = false, leavesAll: Bool = false,
        reason: String? = nil
    ) throws {
        let state = try channelState(url, caller)
        let users: [User]
        switch caller {
        case .user:
            let user = try subject(caller, userID: nil)
            guard userIDs == nil || userIDs == [user.userID] else { throw Refusals.notYourself }
            users = [user]
        case .application(let applicationKey):
            guard let userIDs else { throw WireError(.invalidParameterValueRequired, "'user_ids' is required.") }
            users = try userIDs.map { try named($0, applicationKey: applicationKey) }
        }
        for user in users {
            guard !leavesAll else {
                try leaveChannels(of: user, customType: nil, reason: reason)
                continue
            }
            let candidate = MemberRules.Candidate(user, membership: try membership(of: user.key, in: state))
            try because(of: .ownChoice) {
                _ = try decide(applicationKey: caller.applicationKey) { turn in
                    try MemberRules.leave(
                        candidate, channel: state.channel, removesRole: removesRole, reason: reason, turn: &turn)
                }
            }
        }
    }
}
