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
            INSERT INTO message (channel, created_at, message_id, seq, body) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (channel, created_at) DO UPDATE SET message_id = excluded.message_id, seq = excluded.seq,
            body = excluded.body WHERE excluded.seq > message.seq
            """, record.id, message.createdAt, message.messageID, message.seq, Self.encode(message)) > 0
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

    /// The messages of a stretch, ascending.
    func messages(in span: Span, of record: ChannelRecord) throws -> [WireMessage] {
        try connection.query(
            "SELECT body FROM message WHERE channel = ? AND created_at BETWEEN ? AND ? ORDER BY created_at",
            record.id, span.from, span.to
        ) { try Self.decode(WireMessage.self, $0.blob(at: 0)) }
    }

    /// The newest messages of a stretch, ascending, and whether the stretch holds older ones.
    func newest(_ limit: Int, in span: Span, of record: ChannelRecord) throws -> [WireMessage] {
        try connection.query(
            """
            SELECT body FROM message WHERE channel = ? AND created_at BETWEEN ? AND ? ORDER BY created_at DESC LIMIT ?
            """, record.id, span.from, span.to, limit
        ) { try Self.decode(WireMessage.self, $0.blob(at: 0)) }.reversed()
    }

    /// The oldest messages of a stretch, ascending.
    func oldest(_ limit: Int, in span: Span, of record: ChannelRecord) throws -> [WireMessage] {
        try connection.query(
            "SELECT body FROM message WHERE channel = ? AND created_at BETWEEN ? AND ? ORDER BY created_at LIMIT ?",
            record.id, span.from, span.to, limit
        ) { try Self.decode(WireMessage.self, $0.blob(at: 0)) }
    }

    /// The times and versions of the messages of a stretch, ascending.
    func versions(in span: Span, of record: ChannelRecord) throws -> [(time: Int64, seq: Int64)] {
        try connection.query(
            "SELECT created_at, seq FROM message WHERE channel = ? AND created_at BETWEEN ? AND ? ORDER BY created_at",
            record.id, span.from, span.to
        ) { ($0.integer(at: 0), $0.integer(at: 1)) }
    }

    func deleteMessages(of record: ChannelRecord) throws {
        try connection.run("DELETE FROM message WHERE channel = ?", record.id)
        try connection.run("DELETE FROM span WHERE channel = ?", record.id)
    }

    func spans(of record: ChannelRecord) throws -> SpanSet {
        SpanSet(
            try connection.query("SELECT from_at, to_at FROM span WHERE channel = ?", record.id) {
                Span(from: $0.integer(at: 0), to: $0.integer(at: 1))
            })
    }

    func save(_ spans: SpanSet, of record: ChannelRecord) throws {
        try connection.run("DELETE FROM span WHERE channel = ?", record.id)
        for span in spans.spans {
            try connection.run(
                "INSERT INTO span (channel, from_at, to_at) VALUES (?, ?, ?)", record.id, span.from, span.to)
        }
    }
}
