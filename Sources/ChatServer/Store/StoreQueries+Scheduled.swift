internal import ChatDomain
internal import ChatWire
internal import Foundation
internal import SQLite

/// Scheduled messages.
extension StoreQueries {
    private static let scheduledColumns = """
        s.id, s.application, s.channel, s.sender, s.type, s.status, s.scheduled_at, s.created_at, s.updated_at, \
        s.message, s.failure_code, s.body, c.url, u.user_id
        """
    private static let scheduledTables = """
        scheduled_message s LEFT JOIN channel c ON c.id = s.channel LEFT JOIN user u ON u.id = s.sender
        """

    /// A scheduled message of an application.
    func scheduledMessage(id: Int64, applicationKey: Int64) throws -> ScheduledMessage? {
        let message = try connection.queryFirst(
            "SELECT \(Self.scheduledColumns) FROM \(Self.scheduledTables) WHERE s.id = ?", id, row: Self.scheduled)
        return message?.applicationKey == applicationKey ? message : nil
    }

    /// The scheduled message that a sender made in a channel with a request id.
    func scheduledMessage(requestID: String, channelKey: Int64, senderKey: Int64) throws -> ScheduledMessage? {
        try connection.queryFirst(
            """
            SELECT \(Self.scheduledColumns) FROM \(Self.scheduledTables)
            WHERE s.channel = ? AND s.sender = ? AND s.request_id = ? AND s.request_id <> ''
            """, channelKey, senderKey, requestID, row: Self.scheduled)
    }

    /// The first message whose time has come.
    func dueScheduledMessage(now: Int64) throws -> ScheduledMessage? {
        try connection.queryFirst(
            """
            SELECT \(Self.scheduledColumns) FROM \(Self.scheduledTables)
            WHERE s.status = 0 AND s.scheduled_at <= ? ORDER BY s.scheduled_at, s.id LIMIT 1
            """, now, row: Self.scheduled)
    }

    /// How many messages of a sender wait; of the application itself where the key is 0.
    func waitingScheduledCount(senderKey: Int64, applicationKey: Int64) throws -> Int64 {
        try connection.queryFirst(
            "SELECT count(*) FROM scheduled_message WHERE sender = ? AND status = 0 AND application = ?", senderKey,
            applicationKey
        ) { $0.integer(at: 0) } ?? 0
    }

    private static func scheduled(_ row: Statement) throws -> ScheduledMessage {
        let content = try JSONDecoder().decode(
            WireScheduledMessage.Content.self, from: Data(row.text(at: 11).utf8))
        let wire = WireScheduledMessage(
            id: row.integer(at: 0), type: StoreCodes.messageType(row.integer(at: 4)),
            channelURL: row.optionalText(at: 12) ?? "", senderID: row.optionalText(at: 13), content: content,
            scheduledAt: row.integer(at: 6), status: StoreCodes.scheduledStatus(row.integer(at: 5)),
            failureCode: Int(row.integer(at: 10)), messageID: row.integer(at: 9), createdAt: row.integer(at: 7),
            updatedAt: row.integer(at: 8))
        return ScheduledMessage(
            wire: wire, applicationKey: row.integer(at: 1), channelKey: row.integer(at: 2),
            senderKey: row.integer(at: 3))
    }

    // MARK: - Lists

    /// A page of scheduled messages; of one sender's where a key is given.
    func scheduledMessages(_ query: ScheduledMessagesQuery, applicationKey: Int64, senderKey: Int64?) throws
        -> (messages: [WireScheduledMessage], next: String)
    {
        var conditions = try scheduledConditions(query, applicationKey: applicationKey, senderKey: senderKey)
        let key = query.order == .createdAt ? "s.created_at" : "s.scheduled_at"
        if let token = query.token {
            var token = try PageToken(token, kind: "s")
            conditions.add(
                "(\(key), s.id) \(query.isReversed ? "<" : ">") (?, ?)", try token.number(), try token.number())
        }
        let direction = query.isReversed ? "DESC" : "ASC"
        let found = try connection.query(
            """
            SELECT \(Self.scheduledColumns) FROM \(Self.scheduledTables) WHERE \(conditions.text)
            ORDER BY \(key) \(direction), s.id \(direction) LIMIT ?
            """, arguments: conditions.arguments + [query.limit + 1], row: Self.scheduled)
        let page = found.prefix(query.limit).map(\.wire)
        guard found.count > query.limit, let last = page.last else { return (page, "") }
        var token = PageToken(kind: "s")
        token.add(query.order == .createdAt ? last.createdAt : last.scheduledAt)
        token.add(last.id)
        return (page, token.text)
    }

    /// How many scheduled messages a query finds.
    func scheduledMessageCount(_ query: ScheduledMessagesQuery, applicationKey: Int64, senderKey: Int64?) throws
        -> Int64
    {
        let conditions = try scheduledConditions(query, applicationKey: applicationKey, senderKey: senderKey)
        return try connection.query(
            "SELECT count(*) FROM \(Self.scheduledTables) WHERE \(conditions.text)", arguments: conditions.arguments
        ) { $0.integer(at: 0) }.first ?? 0
    }

    private func scheduledConditions(_ query: ScheduledMessagesQuery, applicationKey: Int64, senderKey: Int64?) throws
        -> SQLConditions
    {
        var conditions = SQLConditions()
        conditions.add("s.application = ?", applicationKey)
        if let senderKey { conditions.add("s.sender = ?", senderKey) }
        if let senderID = query.senderID { conditions.add("u.user_id = ?", senderID) }
        if let url = query.channelURL {
            guard let channel = try channel(applicationKey: applicationKey, url: url) else { throw Refusals.noChannel }
            conditions.add("s.channel = ?", channel.key)
        }
        if let statuses = query.statuses {
            conditions.add(
                "s.status IN (SELECT value FROM json_each(?))",
                "[\(statuses.map { String(StoreCodes.code($0)) }.joined(separator: ","))]")
        }
        if let type = query.type { conditions.add("s.type = ?", StoreCodes.code(type)) }
        return conditions
    }
}

extension StoreCodes {
    static func code(_ status: ScheduledStatus) -> Int {
        switch status {
        case .pending: 0
        case .sent: 1
        case .canceled: 2
        case .failed: 3
        case .removed: 4
        }
    }

    static func scheduledStatus(_ code: Int64) -> ScheduledStatus {
        switch code {
        case 0: .pending
        case 1: .sent
        case 2: .canceled
        case 4: .removed
        default: .failed
        }
    }
}
