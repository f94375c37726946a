internal import ChatDomain
internal import ChatWire
internal import SQLite

/// Rows as the writes before left them.
extension WriteContext {
    /// A channel by its address; nil where there is none.
    func channelState(applicationKey: Int64, url: String) throws -> ChannelState? {
        let name = Name(applicationKey: applicationKey, text: url)
        if let key = channelKeys[name] { return channels[key] }
        // Written through: a channel that is only in memory would have been found above.
        guard let channel = try queries.channel(applicationKey: applicationKey, url: url) else { return nil }
        return cache(channel)
    }

    /// A channel that is known to be there.
    func channelState(key: Int64) throws -> ChannelState {
        guard let state = try knownChannelState(key: key) else {
            throw WireError(.socketChannelNotFound, "The channel does not exist.")
        }
        return state
    }

    /// A channel by its key; nil where there is none (any more).
    func knownChannelState(key: Int64) throws -> ChannelState? {
        if let state = channels[key] { return state }
        return try queries.channel(key: key).map { cache($0) }
    }

    /// A user's row, with what holds for the user in all channels of the channel's custom type.
    func membership(of userKey: Int64, in state: ChannelState) throws -> Membership? {
        let row = try storedMembership(of: userKey, in: state)
        guard hasTypeStandings else { return row }
        return try queries.withType(row, of: userKey, in: state.channel)
    }

    /// A user's row as it is stored.
    private func storedMembership(of userKey: Int64, in state: ChannelState) throws -> Membership? {
        if let known = state.memberships[userKey] { return known }
        let membership = try queries.membership(channelKey: state.channel.key, userKey: userKey)
        state.memberships[userKey] = .some(membership)
        return membership
    }

    /// A user's row as the rules take it (``StoreQueries/standing(_:of:in:)``).
    func standing(of userKey: Int64, in state: ChannelState) throws -> Membership? {
        queries.standing(try membership(of: userKey, in: state), of: userKey, in: state.channel)
    }

    func user(key: Int64) throws -> User? {
        if let user = users[key] { return user }
        guard let user = try queries.user(key: key) else { return nil }
        cache(user)
        return user
    }

    func user(applicationKey: Int64, userID: String) throws -> User? {
        let name = Name(applicationKey: applicationKey, text: userID)
        if let key = userKeys[name] { return users[key] }
        guard let user = try queries.user(applicationKey: applicationKey, userID: userID) else { return nil }
        cache(user)
        return user
    }

    /// The joined members of a channel as they are now.
    func members(of state: ChannelState) throws -> MemberList {
        if let members = state.members { return members }
        try flush()
        let keys = try queries.joinedUserKeys(channelKey: state.channel.key)
        let members = MemberList(channelKey: state.channel.key, userKeys: keys)
        state.members = members
        return members
    }

    func position(applicationKey: Int64) throws -> Int64 {
        if let position = positions[applicationKey] { return position }
        let position = try queries.position(applicationKey: applicationKey)
        positions[applicationKey] = position
        return position
    }

    @discardableResult
    func cache(_ channel: Channel) -> ChannelState {
        let state = ChannelState(channel)
        channels[channel.key] = state
        channelKeys[Name(applicationKey: channel.applicationKey, text: channel.url)] = channel.key
        return state
    }

    func cache(_ user: User) {
        users[user.key] = user
        userKeys[Name(applicationKey: user.applicationKey, text: user.userID)] = user.key
    }

    // MARK: - New rows, written at once

    /// Stores a channel and gives it its key.
    func insert(_ draft: Channel) throws -> Channel {
        var channel = draft
        channel.key = try sql.insert(channel)
        countCreation(of: channel)
        cache(channel)
        undo.append {
            [self, key = channel.key, name = Name(applicationKey: channel.applicationKey, text: channel.url)] in
            channels[key] = nil
            channelKeys[name] = nil
            changedChannels.remove(key)
        }
        return channel
    }

    /// Stores a user and gives it its key.
    func insert(_ draft: User) throws -> User {
        var user = draft
        user.key = try sql.insert(user)
        count(.createdUsers, applicationKey: user.applicationKey)
        cache(user)
        undo.append { [self, key = user.key, name = Name(applicationKey: user.applicationKey, text: user.userID)] in
            users[key] = nil
            userKeys[name] = nil
            changedUsers.remove(key)
        }
        return user
    }

    // MARK: - Changed rows, written with the batch

    func setPosition(_ position: Int64, applicationKey: Int64) {
        let before = positions[applicationKey]
        guard before != position else { return }
        undo.append { [self] in positions[applicationKey] = before }
        positions[applicationKey] = position
        changedPositions.insert(applicationKey)
    }

    func set(_ channel: Channel) throws {
        let state = try channelState(key: channel.key)
        if state.channel.name != channel.name, !channel.isOpen {
            try keepFormerKey("", of: state.channel, value: NameOrderKey.bytes(of: state.channel.name))
        }
        undo.append { [before = state.channel] in state.channel = before }
        state.channel = channel
        changedChannels.insert(channel.key)
    }

    func set(_ user: User) throws {
        let before = users[user.key]
        undo.append { [self] in users[user.key] = before }
        users[user.key] = user
        changedUsers.insert(user.key)
    }

    func set(_ given: Membership) throws {
        var membership = given
        let state = try channelState(key: membership.channelKey)
        // Who is in an open channel is known by the connections, and not stored.
        if state.channel.isOpen { membership.state = .none }
        membership.byType = TypeStanding()
        let before = try storedMembership(of: membership.userKey, in: state)
        let members = state.members
        undo.append { [userKey = membership.userKey] in
            state.memberships[userKey] = .some(before)
            state.members = members
        }
        state.memberships[membership.userKey] = .some(membership)
        if (before?.state == .joined) != (membership.state == .joined) { state.members = nil }
        changedMembers.insert(MemberKey(channelKey: membership.channelKey, userKey: membership.userKey))
        try countOpens(membership, before: before, in: state)
    }

    /// Deletes a channel, in memory and in the database.
    func delete(_ channel: Channel) throws {
        // Rows of the channel that wait to be written are written first, and go with the others.
        try flush()
        let name = Name(applicationKey: channel.applicationKey, text: channel.url)
        undo.append { [self, state = channels[channel.key]] in
            channels[channel.key] = state
            channelKeys[name] = channel.key
        }
        channels[channel.key] = nil
        channelKeys[name] = nil
        try sql.delete(channelKey: channel.key)
    }

    /// Writes the rows that changed in memory.
    ///
    /// Rows that a job which fails afterwards had flushed are undone in the database by its savepoint, and stand as
    /// changed again, with what memory holds of them then: so they are written by the next flush.
    func flush() throws {
        guard !(changedChannels.isEmpty && changedMembers.isEmpty && changedUsers.isEmpty && changedPositions.isEmpty)
        else { return }
        for key in changedChannels { if let state = channels[key] { try sql.update(state.channel) } }
        for key in changedUsers { if let user = users[key] { try sql.update(user) } }
        for key in changedMembers {
            if let row = channels[key.channelKey]?.memberships[key.userKey] ?? nil { try sql.put(row) }
        }
        for key in changedPositions {
            if let position = positions[key] { try sql.setPosition(position, applicationKey: key) }
        }
        undo.append {
            [self, changedChannels, changedUsers, changedMembers, changedPositions] in
            self.changedChannels.formUnion(changedChannels)
            self.changedUsers.formUnion(changedUsers)
            self.changedMembers.formUnion(changedMembers)
            self.changedPositions.formUnion(changedPositions)
        }
        changedChannels.removeAll(keepingCapacity: true)
        changedMembers.removeAll(keepingCapacity: true)
        changedUsers.removeAll(keepingCapacity: true)
        changedPositions.removeAll(keepingCapacity: true)
    }
}
