internal import ChatWire
internal import SQLite

extension Cache {
    /// Writes a message unless the same or a newer version is there.
    ///
    /// - Returns: Whether it was written.
    @discardableResult
    func save(_ message: WireMessage, in record: ChannelRecord) throws -> Bool {
        try connection.run(
            """
            INSERT INTO message (channel, created_at, message_id, seq, stands, parent_id, body)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (channel, created_at) DO UPDATE SET message_id = excluded.message_id, seq = excluded.seq,
            body = excluded.body WHERE excluded.seq > message.seq
            """, record.id, message.createdAt, message.messageID, message.seq, message.standsInChannel,
            message.parentMessageID, Self.encode(message)) > 0
    }

    /// Writes another form of the version of a message that is there, such as one with the reader's own votes.
    func replace(_ message: WireMessage, in record: ChannelRecord) throws {
        try connection.run(
            "UPDATE message SET body = ? WHERE channel = ? AND created_at = ? AND seq = ?", Self.encode(message),
            record.id, message.createdAt, message.seq)
    }

    /// The time of a message by its id, which is no key: it is looked for among all of the channel.
    func time(ofMessage id: Int64, in record: ChannelRecord) throws -> Int64? {
        try connection.queryFirst(
            "SELECT created_at FROM message WHERE channel = ? AND message_id = ?", record.id, id
        ) { $0.integer(at: 0) }
    }

    /// The messages that answer a message, ascending.
    func replies(to id: Int64, in record: ChannelRecord) throws -> [WireMessage] {
        try connection.query(
            """
            SELECT body FROM message WHERE channel = ? AND parent_id = ? AND parent_id <> 0 ORDER BY created_at
            """, record.id, id
        ) { try Self.decode(WireMessage.self, $0.blob(at: 0)) }
    }

    /// Deletes a message; true when it was there.
    @discardableResult
    func deleteMessage(at time: Int64, in record: ChannelRecord) throws -> Bool {
        try connection.run("DELETE FROM message WHERE channel = ? AND created_at = ?", record.id, time) > 0
    }

    func message(at time: Int64, in record: ChannelRecord) throws -> WireMessage? {
        try connection.queryFirst(
            "SELECT body FROM message WHERE channel = ? AND created_at = ?", record.id, time
        ) { try Self.decode(WireMessage.self, $0.blob(at: 0)) }
    }

    /// The messages of a stretch, ascending; those that stand in their threads alone only where they are asked for.
    func messages(in span: Span, of record: ChannelRecord, withReplies: Bool) throws -> [WireMessage] {
        try connection.query(
            """
            SELECT body FROM message WHERE channel = ? AND created_at BETWEEN ? AND ? AND (stands OR ?)
            ORDER BY created_at
            """, record.id, span.from, span.to, withReplies
        ) { try Self.decode(WireMessage.self, $0.blob(at: 0)) }
    }

    /// The newest messages of a stretch, ascending.
    func newest(
        _ limit: Int, in span: Span, of record: ChannelRecord, withReplies: Bool
    ) throws -> [WireMessage] {
        try connection.query(
            """
            SELECT body FROM message WHERE channel = ? AND created_at BETWEEN ? AND ? AND (stands OR ?)
            ORDER BY created_at DESC LIMIT ?
            """, record.id, span.from, span.to, withReplies, limit
        ) { try Self.decode(WireMessage.self, $0.blob(at: 0)) }.reversed()
    }

    /// The oldest messages of a stretch, ascending.
    func oldest(
        _ limit: Int, in span: Span, of record: ChannelRecord, withReplies: Bool
    ) throws -> [WireMessage] {
        try connection.query(
            """
            SELECT body FROM message WHERE channel = ? AND created_at BETWEEN ? AND ? AND (stands OR ?)
            ORDER BY created_at LIMIT ?
            """, record.id, span.from, span.to, withReplies, limit
        ) { try Self.decode(WireMessage.self, $0.blob(at: 0)) }
    }

    /// The times and versions of the messages of a stretch, ascending.
    func versions(
        in span: Span, of record: ChannelRecord, withReplies: Bool
    ) throws -> [(time: Int64, seq: Int64)] {
        try connection.query(
            """
            SELECT created_at, seq FROM message WHERE channel = ? AND created_at BETWEEN ? AND ? AND (stands OR ?)
            ORDER BY created_at
            """, record.id, span.from, span.to, withReplies
        ) { ($0.integer(at: 0), $0.integer(at: 1)) }
    }

    func deleteMessages(of record: ChannelRecord) throws {
        try connection.run("DELETE FROM message WHERE channel = ?", record.id)
        for table in SpanKind.allCases.map(\.table) {
            try connection.run("DELETE FROM \(table) WHERE channel = ?", record.id)
        }
    }

    /// Deletes the messages of all channels; the outbox stays.
    func deleteAllMessages() throws {
        for table in ["message"] + SpanKind.allCases.map(\.table) { try connection.run("DELETE FROM \(table)") }
        try connection.run("UPDATE channel SET spans_seq = 0")
    }

    func spans(_ kind: SpanKind, of record: ChannelRecord) throws -> SpanSet {
        SpanSet(
            try connection.query("SELECT from_at, to_at FROM \(kind.table) WHERE channel = ?", record.id) {
                Span(from: $0.integer(at: 0), to: $0.integer(at: 1))
            })
    }

    func save(_ spans: SpanSet, _ kind: SpanKind, of record: ChannelRecord) throws {
        try connection.run("DELETE FROM \(kind.table) WHERE channel = ?", record.id)
        for span in spans.spans {
            try connection.run(
                "INSERT INTO \(kind.table) (channel, from_at, to_at) VALUES (?, ?, ?)", record.id, span.from, span.to)
        }
    }
}
