internal import ChatDomain
internal import ChatWire
internal import SQLite

/// The statements that write rows, compiled once.
final class WriteStatements {
    let connection: Connection
    private let insertMessage: Statement
    private let updateMessage: Statement
    private let updateChannel: Statement
    private let putMember: Statement
    private let updateUser: Statement
    private let updatePosition: Statement
    private let insertMention: Statement
    private let deleteMentions: Statement

    init(connection: Connection) throws {
        self.connection = connection
        insertMessage = try connection.prepare(
            """
            INSERT INTO message (id, channel, created_at, seq, first_seq, number, type, sender, nickname, profile_url,
                role, request_id, message, data, custom_type, updated_at, is_silent, is_removed, file, mentions, parent,
                is_reply_to_channel, meta_arrays)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """)
        updateMessage = try connection.prepare(
            """
            UPDATE message SET seq = ?, message = ?, data = ?, custom_type = ?, updated_at = ?, is_removed = ?,
                file = ?, mentions = ?, reply_count = ?, last_replied_at = ?, thread_updated_at = ?,
                reaction_keys = ?, meta_arrays = ?, translations = ?, changed_at = ?
            WHERE id = ?
            """)
        updateChannel = try connection.prepare(
            """
            UPDATE channel SET name = ?, name_folded = ?, name_key = ?, cover_url = ?, data = ?, custom_type = ?,
                is_public = ?, is_frozen = ?, distinct_key = ?, member_count = ?, joined_count = ?, seq = ?,
                message_number = ?, newest_at = ?, last_message = ?, last_message_at = ?, position = ?,
                is_removed = ?, is_distinct = ?, is_super = ?, access_code = ?, pins = ?
            WHERE id = ?
            """)
        let columns = StoreRows.memberColumns
        putMember = try connection.prepare(
            """
            INSERT INTO member (\(columns.joined(separator: ", ")))
            VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))
            ON CONFLICT (channel, user) DO UPDATE SET
                \(columns.dropFirst(2).map { "\($0) = excluded.\($0)" }.joined(separator: ", "))
            """)
        updateUser = try connection.prepare(
            """
            UPDATE user SET nickname = ?, nickname_folded = ?, nickname_key = ?, profile_url = ?, is_active = ?,
                last_seen_at = ?, user_seq = ?, has_token = ?, metadata = ?,
                auto_accepts = ?, preferred_languages = ?, discovery_keys = ?, is_hidden = ?
            WHERE id = ?
            """)
        updatePosition = try connection.prepare("UPDATE application SET position = ? WHERE id = ?")
        insertMention = try connection.prepare(
            "INSERT OR IGNORE INTO mention (channel, user, number, message) VALUES (?, ?, ?, ?)")
        deleteMentions = try connection.prepare("DELETE FROM mention WHERE message = ?")
    }

    // MARK: - Messages

    /// - Parameter isEphemeral: Whether only the message's place, time and number are kept.
    func insert(_ given: Message, isEphemeral: Bool = false) throws {
        var message = given
        if isEphemeral {
            message.isRemoved = true
            (message.wire.message, message.wire.data, message.wire.file) = ("", "", nil)
            (message.wire.files, message.wire.metaArrays) = ([], [])
            (message.wire.mentions, message.newMentions) = (nil, nil)
        }
        let wire = message.wire
        let statement = insertMessage
        try statement.bind(wire.messageID, at: 1)
        try statement.bind(message.channelKey, at: 2)
        try statement.bind(wire.createdAt, at: 3)
        try statement.bind(wire.seq, at: 4)
        try statement.bind(message.firstSeq, at: 5)
        try statement.bind(wire.number, at: 6)
        try statement.bind(StoreCodes.code(wire.type), at: 7)
        try statement.bind(message.senderKey, at: 8)
        try statement.bind(wire.sender?.nickname ?? "", at: 9)
        try statement.bind(wire.sender?.profileURL ?? "", at: 10)
        try statement.bind(StoreCodes.code(wire.sender?.role ?? .none), at: 11)
        try statement.bind(wire.requestID, at: 12)
        try statement.bind(wire.message, at: 13)
        try statement.bind(wire.data, at: 14)
        try statement.bind(wire.customType, at: 15)
        try statement.bind(wire.updatedAt, at: 16)
        try statement.bind(wire.isSilent, at: 17)
        try statement.bind(message.isRemoved, at: 18)
        try statement.bind(StoreRows.json(filesOf: wire), at: 19)
        try statement.bind(try StoreRows.json(wire.mentions), at: 20)
        try statement.bind(wire.parentMessageID, at: 21)
        try statement.bind(wire.isReplyToChannel, at: 22)
        try statement.bind(StoreRows.json(wire.metaArrays), at: 23)
        try statement.run()
        try insertMentions(of: message)
    }

    func update(_ message: Message) throws {
        let wire = message.wire
        try updateMessage.bindAll([
            wire.seq, wire.message, wire.data, wire.customType, wire.updatedAt, message.isRemoved,
            StoreRows.json(filesOf: wire), try StoreRows.json(wire.mentions), wire.thread?.replyCount ?? 0,
            wire.thread?.lastRepliedAt ?? 0, wire.thread?.updatedAt ?? 0, message.reactionKeys,
            StoreRows.json(wire.metaArrays), wire.translations.isEmpty ? "" : StoreRows.json(wire.translations),
            message.changedAt, wire.messageID,
        ])
        try updateMessage.run()
        if message.hasNewText {
            try noteTextChange(messageID: wire.messageID, channelKey: message.channelKey)
        }
        guard message.newMentions != nil else { return }
        try deleteMentions.bind(wire.messageID, at: 1)
        try deleteMentions.run()
        try insertMentions(of: message)
    }

    /// A page that a message links to was looked at.
    func setLinkPreview(_ preview: WireLinkPreview?, messageID: Int64) throws {
        try connection.run("UPDATE message SET og_tag = ? WHERE id = ?", StoreRows.json(preview), messageID)
    }

    /// Only countable messages count as mentions.
    private func insertMentions(of message: Message) throws {
        guard let keys = message.newMentions, message.isCountable else { return }
        for key in keys {
            try insertMention.bindAll([message.channelKey, key, message.wire.number, message.wire.messageID])
            try insertMention.run()
        }
    }

    /// A channel was deleted: so is what was said in it. Its row and its members' rows stay, so that they hear of it.
    func removeMessages(channelKey: Int64) throws {
        try prepareDeletion(channelKey: channelKey)
        try connection.deleteRows(with: .channel, key: channelKey, sparing: ["member"])
    }

    /// What is swept, and what the search index follows, is noted before the rows are gone.
    private func prepareDeletion(channelKey: Int64) throws {
        try releaseFiles(channelKey: channelKey)
        try connection.keepHighestKey(of: .message)
        try noteTextChange(messageID: 0, channelKey: channelKey)
    }

    // MARK: - Channels

    func insert(_ channel: Channel) throws -> Int64 {
        let columns = StoreRows.channelColumns.dropFirst() + ["name_folded", "name_key"]
        try connection.run(
            """
            INSERT INTO channel (id, \(columns.joined(separator: ", ")))
            VALUES (\(StoredTable.Entity.channel.nextKey), \(columns.map { _ in "?" }.joined(separator: ", ")))
            """, channel.applicationKey, channel.url, channel.createdAt, channel.name, channel.coverURL, channel.data,
            channel.customType, channel.creatorKey, channel.isDistinct, channel.isPublic, channel.isSuper,
            channel.isBroadcast, channel.isFrozen, channel.distinctKey, channel.memberCount,
            channel.joinedMemberCount, channel.seq, channel.messageNumber, channel.newestAt, channel.lastMessageID,
            channel.lastMessageAt, channel.position, channel.isOpen, channel.isRemoved,
            channel.isExclusive, channel.isEphemeral, channel.accessCodeHash, channel.blocksSessionJoins,
            StoreRows.text(channel.pins), StoreRows.folded(channel.name),
            NameOrderKey.bytes(of: channel.name))
        return connection.lastInsertRowID
    }

    func update(_ channel: Channel) throws {
        let statement = updateChannel
        try statement.bind(channel.name, at: 1)
        try statement.bind(StoreRows.folded(channel.name), at: 2)
        try statement.bind(NameOrderKey.bytes(of: channel.name), at: 3)
        try statement.bind(channel.coverURL, at: 4)
        try statement.bind(channel.data, at: 5)
        try statement.bind(channel.customType, at: 6)
        try statement.bind(channel.isPublic, at: 7)
        try statement.bind(channel.isFrozen, at: 8)
        try statement.bind(channel.distinctKey, at: 9)
        try statement.bind(channel.memberCount, at: 10)
        try statement.bind(channel.joinedMemberCount, at: 11)
        try statement.bind(channel.seq, at: 12)
        try statement.bind(channel.messageNumber, at: 13)
        try statement.bind(channel.newestAt, at: 14)
        try statement.bind(channel.lastMessageID, at: 15)
        try statement.bind(channel.lastMessageAt, at: 16)
        try statement.bind(channel.position, at: 17)
        try statement.bind(channel.isRemoved, at: 18)
        try statement.bind(channel.isDistinct, at: 19)
        try statement.bind(channel.isSuper, at: 20)
        try statement.bind(channel.accessCodeHash, at: 21)
        try statement.bind(StoreRows.text(channel.pins), at: 22)
        try statement.bind(channel.key, at: 23)
        try statement.run()
    }

    /// The files of a channel's messages are nobody's any more.
    private func releaseFiles(channelKey: Int64) throws {
        try connection.run(
            "UPDATE file SET use = 3 WHERE message IN (SELECT id FROM message WHERE channel = ?)", channelKey)
    }

    /// Deletes a channel with all that belongs to it.
    func delete(channelKey: Int64) throws {
        try prepareDeletion(channelKey: channelKey)
        try connection.keepHighestKey(of: .channel)
        try connection.deleteRows(with: .channel, key: channelKey)
        try connection.run("DELETE FROM channel WHERE id = ?", channelKey)
    }

    func log(_ change: Write.Change, channelKey: Int64, seq: Int64) throws {
        let (kind, users): (ChangeKind, [Int64]) =
            switch change {
            case .updated: (.updated, [])
            case .pinned: (.pinned, [])
            case .joined(let keys): (.joined, keys)
            case .left(let keys): (.left, keys)
            case .members(let keys, let reason): (ChangeKind(reason), keys)
            case .expired(let before, let number): (.expired, [before, number])
            }
        try connection.run(
            "INSERT INTO channel_change (channel, seq, kind, users) VALUES (?, ?, ?, ?)", channelKey, seq,
            kind.rawValue, users.map(String.init).joined(separator: ","))
    }

    func setMetadata(_ values: [String: String?], channelKey: Int64) throws {
        for (key, value) in values {
            guard let value else {
                try connection.run("DELETE FROM channel_metadata WHERE channel = ? AND key = ?", channelKey, key)
                continue
            }
            try connection.run(
                """
                INSERT INTO channel_metadata (channel, key, value, value_key) VALUES (?, ?, ?, ?)
                ON CONFLICT (channel, key) DO UPDATE SET value = excluded.value, value_key = excluded.value_key
                """, channelKey, key, value, NameOrderKey.bytes(of: value))
        }
    }

    func setMetaCounters(_ values: [String: Int64?], channelKey: Int64) throws {
        for (key, value) in values {
            guard let value else {
                try connection.run("DELETE FROM channel_metacounter WHERE channel = ? AND key = ?", channelKey, key)
                continue
            }
            try connection.run(
                """
                INSERT INTO channel_metacounter (channel, key, value) VALUES (?, ?, ?)
                ON CONFLICT (channel, key) DO UPDATE SET value = excluded.value
                """, channelKey, key, value)
        }
    }

    /// Keeps what a list was ordered by before a change, for pages whose first one is older.
    func keepFormerKey(_ key: String, of channelKey: Int64, value: [UInt8]?, position: Int64, now: Int64) throws {
        try connection.run(
            "INSERT OR IGNORE INTO former_key (channel, key, position, value, changed_at) VALUES (?, ?, ?, ?, ?)",
            channelKey, key, position, value, now)
    }

    // MARK: - Members and users

    func put(_ row: Membership) throws {
        let statement = putMember
        try statement.bind(row.channelKey, at: 1)
        try statement.bind(row.userKey, at: 2)
        try statement.bind(StoreCodes.code(row.state), at: 3)
        try statement.bind(StoreCodes.code(row.role), at: 4)
        try statement.bind(row.mute != nil, at: 5)
        try statement.bind(StoreCodes.code(row.hiddenState), at: 6)
        try statement.bind(row.invitedAt, at: 7)
        try statement.bind(row.inviterKey, at: 8)
        try statement.bind(row.joinedAt, at: 9)
        try statement.bind(row.readAt, at: 10)
        try statement.bind(row.readNumber, at: 11)
        try statement.bind(row.historyOffset, at: 12)
        try statement.bind(row.userSeq, at: 13)
        try statement.bind(row.position, at: 14)
        try bind(row.mute, to: statement, at: 15)
        try statement.bind(row.ban != nil, at: 18)
        try bind(row.ban, to: statement, at: 19)
        try statement.bind(row.hiddenAt, at: 22)
        try statement.bind(StoreCodes.code(row.pushTrigger), at: 23)
        try statement.bind(row.deliveredAt, at: 24)
        try statement.bind(StoreCodes.code(row.countPreference), at: 25)
        try statement.run()
    }

    private func bind(_ restriction: Restriction?, to statement: Statement, at first: Int) throws {
        try statement.bind(restriction?.since ?? 0, at: first)
        try statement.bind(restriction?.endAt ?? -1, at: first + 1)
        try statement.bind(restriction?.note ?? "", at: first + 2)
    }

    func insert(_ user: User) throws -> Int64 {
        let columns = StoreRows.userColumns.dropFirst() + ["nickname_folded", "nickname_key"]
        try connection.run(
            """
            INSERT INTO user (id, \(columns.joined(separator: ", ")))
            VALUES (\(StoredTable.Entity.user.nextKey), \(columns.map { _ in "?" }.joined(separator: ", ")))
            """, user.applicationKey, user.userID, user.nickname, user.profileURL, user.isActive, user.createdAt,
            user.lastSeenAt, user.userSeq, user.hasToken, StoreRows.json(user.metadata), user.autoAccepts,
            SQLConditions.list(user.preferredLanguages), SQLConditions.list(user.discoveryKeys), user.isHidden,
            StoreRows.folded(user.nickname), NameOrderKey.bytes(of: user.nickname))
        return connection.lastInsertRowID
    }

    func update(_ user: User) throws {
        try updateUser.bindAll([
            user.nickname, StoreRows.folded(user.nickname), NameOrderKey.bytes(of: user.nickname), user.profileURL,
            user.isActive, user.lastSeenAt, user.userSeq, user.hasToken, StoreRows.json(user.metadata),
            user.autoAccepts, SQLConditions.list(user.preferredLanguages), SQLConditions.list(user.discoveryKeys),
            user.isHidden, user.key,
        ])
        try updateUser.run()
    }

    func setPosition(_ position: Int64, applicationKey: Int64) throws {
        try updatePosition.bind(position, at: 1)
        try updatePosition.bind(applicationKey, at: 2)
        try updatePosition.run()
    }
}
