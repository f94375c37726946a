internal import ChatWire
internal import SQLite

extension Cache {
    /// The stored form of a channel.
    func channel(_ url: String) throws -> ChannelRecord? {
        try connection.queryFirst(
            "SELECT id, log_seq, spans_seq, unread, body, last_message, members FROM channel WHERE url = ?", url
        ) { row in
            var channel = try Self.decode(WireChannel.self, row.blob(at: 4))
            if !row.isNull(at: 5) { channel.lastMessage = try Self.decode(WireMessage.self, row.blob(at: 5)) }
            if !row.isNull(at: 6) { channel.members = try Self.decode([WireMember].self, row.blob(at: 6)) }
            return ChannelRecord(
                id: row.integer(at: 0), channel: channel, logSeq: row.integer(at: 1), spansSeq: row.integer(at: 2),
                storedUnread: row.integer(at: 3))
        }
    }

    /// Writes a new channel.
    func insert(_ channel: WireChannel, logSeq: Int64) throws -> ChannelRecord {
        try connection.run(
            """
            INSERT INTO channel (url, log_seq, spans_seq, made_at, last_at, name_key, unread, custom_type, body)
            VALUES (?, ?, 0, 0, 0, x'', 0, '', x'')
            """, channel.channelURL, logSeq)
        return ChannelRecord(
            id: connection.lastInsertRowID, channel: channel, logSeq: logSeq, spansSeq: 0, storedUnread: 0)
    }

    /// Writes what changed of a channel.
    func save(_ record: ChannelRecord) throws {
        var fields = record.channel
        (fields.members, fields.lastMessage) = (nil, nil)
        let unread = record.channel.unreadMessageCount
        try connection.run(
            """
            UPDATE channel SET log_seq = ?, spans_seq = ?, made_at = ?, last_at = ?, name_key = ?, unread = ?,
            custom_type = ?, body = ?, last_message = ? WHERE id = ?
            """, record.logSeq, record.spansSeq, fields.createdAt, record.channel.lastMessage?.createdAt ?? 0,
            record.nameKey, unread, fields.customType, try Self.encode(fields),
            record.channel.lastMessage.map(Self.encode), record.id)
        if record.hasNewMembers {
            try connection.run(
                "UPDATE channel SET members = ? WHERE id = ?",
                try record.channel.members.map { [UInt8](try JSONEncoder().encode($0)) }, record.id)
        }
        record.storedUnread = unread
    }

    /// Deletes a channel with its messages; the outbox stays.
    func delete(_ record: ChannelRecord) throws {
        try deleteMessages(of: record)
        try connection.run("DELETE FROM channel WHERE id = ?", record.id)
    }

    /// The addresses of all channels in an order. By metadata there is no stored order: they come as they are.
    func channelURLs(in order: GroupChannelOrder) throws -> [String] {
        let clause =
            switch order {
            case .chronological: " ORDER BY made_at DESC, url"
            case .latestLastMessage: " ORDER BY last_at DESC, made_at DESC, url"
            case .channelNameAlphabetical: " ORDER BY name_key, url"
            case .metadataValueAlphabetical: ""
            }
        return try connection.query("SELECT url FROM channel" + clause) { $0.text(at: 0) }
    }

    /// The sum of unread messages, and how many channels have any.
    func unread() throws -> (messages: Int64, channels: Int64) {
        try connection.queryFirst("SELECT total(unread), total(unread > 0) FROM channel") {
            ($0.integer(at: 0), $0.integer(at: 1))
        } ?? (0, 0)
    }

    /// The sums of unread messages by custom type; channels without one are left out.
    func unreadByCustomType() throws -> [String: Int] {
        let rows = try connection.query(
            "SELECT custom_type, sum(unread) FROM channel WHERE custom_type <> '' AND unread > 0 GROUP BY custom_type"
        ) { ($0.text(at: 0), Int($0.integer(at: 1))) }
        return Dictionary(rows, uniquingKeysWith: { $1 })
    }

    /// Notes that the channel's messages were opened.
    func touch(_ record: ChannelRecord, at time: Int64) throws {
        try connection.run("UPDATE channel SET opened_at = ? WHERE id = ?", time, record.id)
    }

    /// The channels with messages, opened longest ago first, for eviction.
    func leastRecentlyOpened() throws -> [String] {
        try connection.query(
            """
            SELECT url FROM channel WHERE id IN (SELECT DISTINCT channel FROM span) ORDER BY opened_at, id
            """
        ) { $0.text(at: 0) }
    }

    static func decode<Value: Decodable>(_ type: Value.Type, _ bytes: [UInt8]) throws -> Value {
        try JSONDecoder().decode(type, from: Data(bytes))
    }

    static func encode(_ channel: WireChannel) throws -> [UInt8] {
        [UInt8](try JSONEncoder().encode(channel))
    }

    static func encode(_ message: WireMessage) -> [UInt8] {
        var json = JSONWriter()
        message.write(to: &json)
        return json.finish()
    }
}
