internal import ChatWire
internal import SQLite

extension Cache {
    /// A message that is not sent yet, or was not taken.
    struct Unsent: Hashable {
        /// Ascending in the order of sending.
        var id: Int64
        var message: LocalMessage
    }

    /// Writes a message into the outbox; one with the same request id is replaced and keeps its place.
    func save(unsent message: LocalMessage) throws {
        try connection.run(
            """
            INSERT INTO outbox (channel_url, request_id, is_failed, error_code, poll_id, is_pinned, body)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (channel_url, request_id) DO UPDATE SET is_failed = excluded.is_failed,
            error_code = excluded.error_code, body = excluded.body
            """, message.wire.channelURL, message.wire.requestID, message.status != .pending, message.errorCode,
            message.pollID, message.isPinned, Self.encode(message.wire))
    }

    func deleteUnsent(_ requestID: String, in channelURL: String) throws -> Bool {
        try connection.run(
            "DELETE FROM outbox WHERE channel_url = ? AND request_id = ?", channelURL, requestID) > 0
    }

    /// All unsent messages, in the order of sending.
    func unsent() throws -> [Unsent] {
        try connection.query("SELECT id, is_failed, error_code, body, poll_id, is_pinned FROM outbox ORDER BY id") {
            row in
            let wire = try Self.decode(WireMessage.self, row.blob(at: 3))
            let isCancelled = row.integer(at: 2) == ErrorCode.fileUploadCanceled.rawValue
            let status: MessageSendingStatus = !row.bool(at: 1) ? .pending : isCancelled ? .canceled : .failed
            var message = LocalMessage(wire, status: status, errorCode: Int(row.integer(at: 2)))
            (message.pollID, message.isPinned) = (row.integer(at: 4), row.bool(at: 5))
            return Unsent(id: row.integer(at: 0), message: message)
        }
    }
}
