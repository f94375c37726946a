internal import ChatDomain
internal import ChatWire
internal import SQLite

/// Operations on open channels and on who is in them.
extension WriteContext {
    /// Makes a channel. A session that names no operators is the operator itself.
    func createOpenChannel(_ params: OpenChannelParams, by caller: Caller) throws -> WireChannel {
        try OpenChannelRules.check(params, limits: limits)
        let application = try application(of: caller)
        let actor = try actor(caller)
        let url = params.channelURL ?? "open_channel_" + Hexadecimal.text(environment.randomBytes(12))
        guard try channelState(applicationKey: application.key, url: url) == nil else {
            throw WireError(.duplicatedData, "'channel_url' is taken.")
        }
        let operators = try operators(named: params.operatorIDs, actor: actor, application: application)
        try claimPicture(params.coverURL, by: caller)
        let draft = OpenChannelRules.draft(
            params, url: url, by: actor, application: application, now: environment.now())
        let channel = try insert(draft)
        for user in operators {
            try set(Membership(channelKey: channel.key, userKey: user.key, state: .none, role: .operator))
        }
        try tellWebhook(.openCreate, channel: channel, applicationKey: application.key) { json in
            json.key("operators")
            json.beginArray()
            for user in operators { user.wire.write(to: &json) }
            json.endArray()
            json.key("created_at")
            json.value(channel.createdAt)
        }
        return try view(channelState(key: channel.key), for: caller)
    }

    private func operators(named userIDs: [String]?, actor: Actor, application: Application) throws -> [User] {
        guard let userIDs else {
            guard case .user(let user) = actor else { return [] }
            return [user]
        }
        return try userIDs.map { userID in
            guard let user = try user(applicationKey: application.key, userID: userID) else {
                throw WireError(.notFoundInDatabase, "A user in 'operator_ids' does not exist.")
            }
            return user
        }
    }

    /// Changes a channel's own fields.
    ///
    /// - Parameter operatorIDs: Who is an operator from now on, and nobody else; nil leaves them. For operators.
    func updateOpenChannel(
        _ url: String, _ changes: ChannelRules.Changes, operatorIDs: [String]? = nil, by caller: Caller
    ) throws -> WireChannel {
        let state = try channelState(url, caller)
        let (actor, membership) = try access(state, caller)
        let application = try application(of: caller)
        try claimPicture(changes.coverURL, by: caller)
        let creator = state.channel.creatorKey == 0 ? nil : try user(key: state.channel.creatorKey)
        let before = state.channel
        _ = try decide(applicationKey: caller.applicationKey) { turn in
            try OpenChannelRules.update(
                changes, channel: state.channel, creator: creator, by: actor, membership: membership,
                application: application, turn: &turn)
        }
        try typeChanged(of: state.channel, from: before.customType)
        if let operatorIDs { try replaceOperators(operatorIDs, of: url, by: caller) }
        return try view(state, for: caller)
    }

    /// Deletes a channel; whoever is in it is told, and is in it no more.
    func deleteOpenChannel(_ url: String, by caller: Caller) throws {
        let state = try channelState(url, caller)
        let key = state.channel.key
        let (actor, membership) = try access(state, caller)
        let application = try application(of: caller)
        _ = try decide(applicationKey: caller.applicationKey) { turn in
            try OpenChannelRules.delete(
                state.channel, by: actor, membership: membership, application: application, turn: &turn)
        }
        for number in participants.list(of: key)?.numbers ?? [] { remove(number, from: key) }
    }

    /// Sets whether whoever is in an open channel may change and delete it.
    func setParticipantsMayChange(_ mayChange: Bool, applicationKey: Int64) throws {
        try connection.run(
            "UPDATE application SET participants_change = ? WHERE id = ?", mayChange, applicationKey)
    }

    private func application(of caller: Caller) throws -> Application {
        guard let application = try queries.application(key: caller.applicationKey) else {
            throw WireError(.appIdNotValid, "The application does not exist.")
        }
        return application
    }

    // MARK: - Coming and going

    /// Lets a connection into a channel; the answer is the channel with the newcomer in it.
    func enterChannel(_ url: String, by caller: Caller, connection: UInt64) throws -> WireChannel {
        let state = try channelState(url, caller)
        let user = try subject(caller, userID: nil)
        let key = state.channel.key
        let isNew = !participants.contains(userKey: user.key, in: key)
        let count = participants.count(in: key) + (isNew ? 1 : 0)
        let membership = try membership(of: user.key, in: state)
        // Told before the newcomer is in: it learns of itself by the answer.
        _ = try decide(applicationKey: caller.applicationKey) { _ in
            try OpenChannelRules.enter(
                state.channel, user: user, isNew: isNew, count: count, membership: membership)
        }
        if participants.enter(connection, userKey: user.key, channelKey: key) {
            presenceUndo.append { [participants] in participants.exit(connection, channelKey: key) }
        }
        return try view(state, for: caller)
    }

    /// Takes a connection out of a channel.
    /// - Throws: 900020 when it was not in.
    func exitChannel(_ url: String, by caller: Caller, connection: UInt64) throws {
        let state = try channelState(url, caller)
        guard participants.channelKeys(of: connection).contains(state.channel.key) else {
            throw WireError(.socketUserNotMember, "The connection has not entered the channel.")
        }
        try leave(connection, state)
    }

    /// Takes a connection that is gone out of every channel.
    func leaveOpenChannels(connection: UInt64) throws {
        for key in participants.channelKeys(of: connection) { try leave(connection, channelState(key: key)) }
    }

    /// Takes a user who was banned out by every connection.
    func expel(_ userKey: Int64, from state: ChannelState) throws {
        for connection in participants.connections(of: userKey, in: state.channel.key) { try leave(connection, state) }
    }

    private func leave(_ connection: UInt64, _ state: ChannelState) throws {
        let key = state.channel.key
        guard let userKey = remove(connection, from: key), !participants.contains(userKey: userKey, in: key),
            let user = try user(key: userKey)
        else { return }
        _ = try decide(applicationKey: state.channel.applicationKey) { _ in
            OpenChannelRules.exit(state.channel, user: user, count: participants.count(in: key))
        }
    }

    /// Takes a connection out without telling anyone; returns its user.
    @discardableResult
    private func remove(_ connection: UInt64, from channelKey: Int64) -> Int64? {
        guard let userKey = participants.exit(connection, channelKey: channelKey) else { return nil }
        presenceUndo.append { [participants] in
            participants.enter(connection, userKey: userKey, channelKey: channelKey)
        }
        return userKey
    }
}
