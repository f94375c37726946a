internal import ChatDomain
internal import ChatWire
internal import SQLite

/// Who blocks whom, and what is withheld for it.
///
/// Whoever blocks a user does not see what the user says. As a channel's numbers have no holes, the reader is told of
/// such a message as of one that was deleted before it came. Its number is kept in the table `withheld`, one row for
/// each reader, so that the unread count stays a difference and a look at a small table.
extension WriteContext {
    /// The keys of those who block a user.
    func blockers(of userKey: Int64) throws -> Set<Int64> {
        guard hasBlocks else { return [] }
        if let known = blockers[userKey] { return known }
        let found = try connection.query("SELECT blocker FROM block WHERE blocked = ?", userKey) { $0.integer(at: 0) }
        blockers[userKey] = Set(found)
        // Should the job fail, what was read may be undone with it.
        undo.append { [self] in blockers[userKey] = nil }
        return Set(found)
    }

    /// Stores that a user blocks another.
    func insertBlock(blocker: Int64, blocked: Int64, now: Int64) throws {
        try connection.run(
            "INSERT OR IGNORE INTO block (blocker, blocked, created_at) VALUES (?, ?, ?)", blocker, blocked, now)
        undo.append { [self, hasBlocks] in
            self.hasBlocks = hasBlocks
            blockers[blocked] = nil
        }
        hasBlocks = true
        blockers[blocked] = nil
    }

    /// Takes a block back.
    func deleteBlock(blocker: Int64, blocked: Int64) throws {
        try connection.run("DELETE FROM block WHERE blocker = ? AND blocked = ?", blocker, blocked)
        undo.append { [self] in blockers[blocked] = nil }
        blockers[blocked] = nil
    }

    // MARK: - Messages

    /// Stores a message, and for whom it does not count.
    func insert(_ message: Message) throws {
        let state = try channelState(key: message.channelKey)
        try sql.insert(message, isEphemeral: state.channel.isEphemeral)
        try count(message, in: state.channel)
        guard hasBlocks, message.isCountable, message.senderKey != 0, !state.channel.isOpen,
            !state.channel.isEphemeral
        else { return }
        for reader in try blockers(of: message.senderKey)
        where try membership(of: reader, in: state)?.state == .joined {
            try connection.run(
                "INSERT OR IGNORE INTO withheld (user, channel, number, sender, message) VALUES (?, ?, ?, ?, ?)",
                reader, message.channelKey, message.wire.number, message.senderKey, message.wire.messageID)
        }
    }

    /// Stores a message that changed. A deleted one is taken out of counts as deleted, and once only.
    func update(_ message: Message) throws {
        try sql.update(message)
        guard hasBlocks, message.isRemoved else { return }
        try connection.run("DELETE FROM withheld WHERE message = ?", message.wire.messageID)
    }

    /// The readers of a channel that an event is withheld from, because they block whom it comes from.
    func withholding(_ event: WireEvent, in channelKey: Int64) throws -> [Int64] {
        guard hasBlocks, let state = try knownChannelState(key: channelKey),
            let author = try author(of: event, in: state.channel)
        else { return [] }
        return try blockers(of: author).filter { reader in
            state.channel.isOpen
                ? participants.contains(userKey: reader, in: channelKey)
                : try membership(of: reader, in: state)?.state == .joined
        }.sorted()
    }

    private func author(of event: WireEvent, in channel: Channel) throws -> Int64? {
        let userID: String?
        switch event.body {
        case .messageNew(let message), .messageUpdated(let message): userID = message.sender?.userID
        case .messageDeleted(let deleted): return try queries.message(id: deleted.messageID, in: channel)?.senderKey
        case .channelTyping(let typing): userID = typing.user.userID
        default: userID = nil
        }
        return try userID.flatMap { try user(applicationKey: channel.applicationKey, userID: $0)?.key }
    }

    // MARK: - Order keys

    /// Stores metadata, and what channels were ordered by before.
    func setMetadata(_ values: [String: String?], channelKey: Int64) throws {
        let state = try channelState(key: channelKey)
        for key in values.keys where !state.channel.isOpen {
            let former = try connection.queryFirst(
                "SELECT value_key FROM channel_metadata WHERE channel = ? AND key = ?", channelKey, key
            ) { $0.blob(at: 0) }
            try keepFormerKey(ChannelListOrder.formerKey(ofMetadata: key), of: state.channel, value: former)
        }
        try sql.setMetadata(values, channelKey: channelKey)
    }

    /// Keeps what a channel was ordered by, for lists whose first page was read before this change.
    func keepFormerKey(_ key: String, of channel: Channel, value: [UInt8]?) throws {
        // Every list that began before stands at or before the log's position of now, every later one behind it.
        let position = try position(applicationKey: channel.applicationKey) + 1
        try sql.keepFormerKey(key, of: channel.key, value: value, position: position, now: environment.now())
    }

    /// How long a list may be read page by page before channels that are renamed meanwhile may be skipped, in
    /// milliseconds: an hour.
    static let formerKeyLifetimeMilliseconds: Int64 = 3_600_000

    /// Forgets what channels were ordered by before changes that no list is older than.
    func forgetFormerKeys() throws {
        let end = environment.now() - Self.formerKeyLifetimeMilliseconds
        try connection.run("DELETE FROM former_key WHERE changed_at < ?", end)
    }
}

extension WireEvent {
    /// What a reader is told who blocks the message's author: it keeps its number, and nothing else.
    var withheld: WireEvent? {
        var event = self
        switch body {
        case .messageNew(let message):
            event.body = .messageDeleted(
                DeletedMessage(
                    messageID: message.messageID, createdAt: message.createdAt,
                    number: message.isSilent || !message.standsInChannel ? 0 : message.number))
        case .messageUpdated(let message):
            // It was counted when it came.
            event.body = .messageDeleted(
                DeletedMessage(messageID: message.messageID, createdAt: message.createdAt, number: 0))
        case .messageDeleted(let deleted):
            event.body = .messageDeleted(
                DeletedMessage(messageID: deleted.messageID, createdAt: deleted.createdAt, number: 0))
        default: return nil
        }
        return event
    }
}
