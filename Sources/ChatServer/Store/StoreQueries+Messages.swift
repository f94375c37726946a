internal import ChatDomain
internal import ChatWire
internal import SQLite

/// Pages of messages.
extension StoreQueries {
    /// The messages around a time or a message, older ones first unless reversed.
    ///
    /// - Parameters:
    ///   - historyOffset: Messages at or before this time are withheld.
    ///   - readerKey: Who reads: messages of those whom the reader blocks are withheld.
    func messages(
        _ query: MessagesQuery, in channel: Channel, historyOffset: Int64, readerKey: Int64? = nil
    ) throws -> MessagePage {
        let blocker = try readerKey.flatMap { try blockedCount(by: $0) == 0 ? nil : $0 }
        let time: Int64
        switch query.anchor {
        case .time(let given): time = given
        case .message(let id):
            guard let message = try message(id: id, in: channel) else {
                throw WireError(.notFoundInDatabase, "The message does not exist.")
            }
            time = message.wire.createdAt
        }
        // The comparison with the anchor, and the way to walk from it.
        var older = try messages(
            in: channel, where: "m.created_at < ?", time, descending: true, limit: query.previousLimit + 1,
            historyOffset: historyOffset, customTypes: query.customTypes, blocker: blocker)
        var newer = try messages(
            in: channel, where: "m.created_at > ?", time, descending: false, limit: query.nextLimit + 1,
            historyOffset: historyOffset, customTypes: query.customTypes, blocker: blocker)
        var page: [WireMessage] = []
        if query.includesAnchor, time > historyOffset {
            page = try messages(
                in: channel, where: "m.created_at = ?", time, descending: false, limit: 1, historyOffset: nil,
                customTypes: query.customTypes, blocker: blocker)
        }
        let hasPrevious = older.count > query.previousLimit
        if hasPrevious { older.removeLast() }
        let hasNext = newer.count > query.nextLimit
        if hasNext { newer.removeLast() }
        page = older.reversed() + page + newer
        if query.isReversed { page.reverse() }
        return MessagePage(messages: page, hasPrevious: hasPrevious, hasNext: hasNext, channelSeq: channel.seq)
    }

    private func messages(
        in channel: Channel, where condition: String, _ time: Int64, descending: Bool, limit: Int,
        historyOffset: Int64?, customTypes: [String]?, blocker: Int64?
    ) throws -> [WireMessage] {
        var conditions = SQLConditions()
        conditions.add("m.channel = ?", channel.key)
        conditions.add("m.is_removed = 0")
        conditions.add(condition, time)
        // Beside an equation a further bound would make SQLite walk the range instead of looking the one row up.
        if let historyOffset, historyOffset > 0 { conditions.add("m.created_at > ?", historyOffset) }
        conditions.add("m.custom_type", isIn: customTypes)
        if let blocker {
            conditions.add("m.sender NOT IN (SELECT blocked FROM block WHERE blocker = ?)", blocker)
        }
        return try connection.query(
            """
            SELECT \(StoreRows.messageColumns) FROM message m INDEXED BY message_by_time LEFT JOIN user u ON u.id = m.sender
            WHERE \(conditions.text) ORDER BY m.created_at \(descending ? "DESC" : "ASC") LIMIT ?
            """, arguments: conditions.arguments + [limit]
        ) { StoreRows.message($0, in: channel).wire }
    }
}
