internal import ChatDomain
internal import ChatWire
internal import SQLite

/// Pages of messages.
extension StoreQueries {
    /// Who reads messages.
    struct Reader: Sendable {
        /// The user; nil for the application.
        var key: Int64?
        /// Messages at or before this time are withheld.
        var historyOffset: Int64

        init(key: Int64? = nil, historyOffset: Int64 = 0) {
            self.key = key
            self.historyOffset = historyOffset
        }

        init(_ membership: Membership?) {
            self.init(key: membership?.userKey, historyOffset: membership?.historyOffset ?? 0)
        }
    }

    /// The messages around a time or a message, older ones first unless reversed.
    func messages(_ query: MessagesQuery, in channel: Channel, for reader: Reader) throws -> MessagePage {
        let blocker = try blocker(reader)
        let time: Int64
        switch query.anchor {
        case .time(let given): time = given
        case .message(let id):
            guard let message = try bareMessage(id: id, in: channel) else {
                throw WireError(.notFoundInDatabase, "The message does not exist.")
            }
            time = message.wire.createdAt
        }
        // The comparison with the anchor, and the way to walk from it.
        var older = try messages(
            query, in: channel, where: "m.created_at < ?", time, descending: true, limit: query.previousLimit + 1,
            historyOffset: reader.historyOffset, blocker: blocker)
        var newer = try messages(
            query, in: channel, where: "m.created_at > ?", time, descending: false, limit: query.nextLimit + 1,
            historyOffset: reader.historyOffset, blocker: blocker)
        var page: [Message] = []
        if query.includesAnchor, time > reader.historyOffset {
            page = try messages(
                query, in: channel, where: "m.created_at = ?", time, descending: false, limit: 1, historyOffset: nil,
                blocker: blocker)
        }
        let hasPrevious = older.count > query.previousLimit
        if hasPrevious { older.removeLast() }
        let hasNext = newer.count > query.nextLimit
        if hasNext { newer.removeLast() }
        page = older.reversed() + page + newer
        if query.isReversed { page.reverse() }
        let parent = try query.parentMessageID.flatMap { try self.parent($0, query, in: channel, for: reader) }
        return MessagePage(
            messages: try page.map { try wire($0, query.parts, in: channel, for: reader) }, hasPrevious: hasPrevious,
            hasNext: hasNext, channelSeq: channel.seq, parent: parent)
    }

    /// The reader, where the reader blocks anyone; nil elsewhere.
    func blocker(_ reader: Reader) throws -> Int64? {
        try reader.key.flatMap { try blockedCount(by: $0) == 0 ? nil : $0 }
    }

    /// Whether a message is withheld from a reader, who blocks its sender.
    func withholds(_ message: Message, from reader: Reader) throws -> Bool {
        try reader.key.map { try isBlocked(message.senderKey, by: $0) } ?? false
    }

    /// A message as a reader wants it.
    func wire(_ message: Message, _ parts: MessageParts, in channel: Channel, for reader: Reader) throws
        -> WireMessage
    {
        var message = message
        try complete(
            &message, parts, in: channel, readerKey: reader.key, historyOffset: reader.historyOffset)
        return message.wire
    }

    /// The message whose thread is listed; nil where it was deleted or lies before the reader's history.
    private func parent(_ id: Int64, _ query: MessagesQuery, in channel: Channel, for reader: Reader) throws
        -> WireMessage?
    {
        guard let parent = try bareMessage(id: id, in: channel) else {
            throw WireError(.notFoundInDatabase, "The parent message does not exist.")
        }
        guard !parent.isRemoved, parent.wire.createdAt > reader.historyOffset, try !withholds(parent, from: reader)
        else { return nil }
        var parts = query.parts
        parts.thread = true
        return try wire(parent, parts, in: channel, for: reader)
    }

    private func messages(
        _ query: MessagesQuery, in channel: Channel, where condition: String, _ time: Int64, descending: Bool,
        limit: Int, historyOffset: Int64?, blocker: Int64?
    ) throws -> [Message] {
        func rows(isRemoved: Bool) throws -> [Message] {
            var conditions = SQLConditions()
            conditions.add("m.channel = ?", channel.key)
            conditions.add(isRemoved ? "m.is_removed = 1" : "m.is_removed = 0")
            conditions.add(condition, time)
            // Beside an equation a further bound would make SQLite walk the range instead of looking the one row up.
            if let historyOffset, historyOffset > 0 { conditions.add("m.created_at > ?", historyOffset) }
            query.add(to: &conditions)
            conditions.add(blocker: blocker)
            let index =
                isRemoved ? "message_removed" : query.parentMessageID == nil ? "message_by_time" : "message_by_parent"
            return try connection.query(
                """
                SELECT \(StoreRows.messageColumns) FROM message m INDEXED BY \(index)
                LEFT JOIN user u ON u.id = m.sender
                WHERE \(conditions.text) ORDER BY m.created_at \(descending ? "DESC" : "ASC") LIMIT ?
                """, arguments: conditions.arguments + [limit]
            ) { StoreRows.message($0, in: channel) }
        }
        let standing = try rows(isRemoved: false)
        guard query.includesRemoved else { return standing }
        let all = (standing + (try rows(isRemoved: true))).sorted {
            ($0.wire.createdAt < $1.wire.createdAt) != descending
        }
        return Array(all.prefix(limit))
    }

    // MARK: - What changed

    /// Where a list of changed messages begins.
    enum ChangeStart {
        case time(Int64)
        case seq(Int64)
    }

    /// The messages of a channel that were changed or deleted, the least recently changed first.
    func messageChangeLog(
        in channel: Channel, from start: ChangeStart, limit: Int, replies: ReplyTypeFilter, parts: MessageParts,
        for reader: Reader
    ) throws -> MessageChangeLog {
        let since: Int64
        switch start {
        case .seq(let seq): since = seq
        case .time(let time):
            since =
                try connection.queryFirst(
                    """
                    SELECT seq FROM message INDEXED BY message_by_seq
                    WHERE channel = ? AND max(changed_at, updated_at, created_at) <= ? ORDER BY seq DESC LIMIT 1
                    """, channel.key, time
                ) { $0.integer(at: 0) } ?? 0
        }
        var conditions = SQLConditions()
        conditions.add("m.channel = ?", channel.key)
        conditions.add("m.seq > ?", since)
        conditions.add("m.is_removed = 1 OR m.seq > m.first_seq")
        conditions.add("m.created_at > ?", reader.historyOffset)
        replies.add(to: &conditions)
        conditions.add(blocker: try blocker(reader))
        var messages = try connection.query(
            """
            SELECT \(StoreRows.messageColumns) FROM message m INDEXED BY message_by_seq
            LEFT JOIN user u ON u.id = m.sender WHERE \(conditions.text) ORDER BY m.seq LIMIT ?
            """, arguments: conditions.arguments + [limit + 1]
        ) { StoreRows.message($0, in: channel) }
        let hasMore = messages.count > limit
        if hasMore { messages.removeLast() }
        var token = PageToken(kind: "c")
        token.add(hasMore ? messages.last?.wire.seq ?? channel.seq : channel.seq)
        return MessageChangeLog(
            updated: try messages.filter { !$0.isRemoved }.map { try wire($0, parts, in: channel, for: reader) },
            deleted: messages.filter(\.isRemoved).map {
                MessageChangeLog.Deleted(messageID: $0.wire.messageID, deletedAt: $0.changedAt)
            }, hasMore: hasMore, next: token.text)
    }

    /// How many messages stand in a channel that a reader may read.
    func messageCount(in channel: Channel, for reader: Reader) throws -> Int64 {
        try connection.queryFirst(
            """
            SELECT count(*) FROM message INDEXED BY message_by_time
            WHERE channel = ? AND is_removed = 0 AND created_at > ?
            """, channel.key, reader.historyOffset
        ) { $0.integer(at: 0) } ?? 0
    }

    /// The pinned messages that a reader may read, the latest pinned first.
    func pinnedMessages(of channel: Channel, _ parts: MessageParts, for reader: Reader) throws -> [WireMessage] {
        try channel.pinnedMessageIDs(after: reader.historyOffset).reversed().compactMap { id in
            guard let message = try bareMessage(id: id, in: channel), !message.isRemoved,
                try !withholds(message, from: reader)
            else { return nil }
            return try wire(message, parts, in: channel, for: reader)
        }
    }
}

extension SQLConditions {
    /// Withholds messages `m` of those whom a reader blocks.
    mutating func add(blocker: Int64?) {
        guard let blocker else { return }
        add("m.sender NOT IN (SELECT blocked FROM block WHERE blocker = ?)", blocker)
    }
}

extension MessagesQuery {
    /// The conditions on a message `m` and its sender `u`.
    fileprivate func add(to conditions: inout SQLConditions) {
        if let parentMessageID {
            conditions.add("m.parent = ?", parentMessageID)
            conditions.add("m.parent <> 0")
        } else {
            replies.add(to: &conditions)
        }
        conditions.add("m.custom_type", isIn: customTypes)
        if let type { conditions.add("m.type = ?", StoreCodes.code(type)) }
        conditions.add("u.user_id", isIn: senderIDs)
        switch senderRole {
        case .all: break
        case .operator: conditions.add("m.role = ?", StoreCodes.code(MemberRole.operator))
        case .nonoperator: conditions.add("m.role <> ?", StoreCodes.code(MemberRole.operator))
        }
    }
}

extension ReplyTypeFilter {
    /// The conditions on a message `m`.
    fileprivate func add(to conditions: inout SQLConditions) {
        switch self {
        case .all: break
        case .none: conditions.add("m.parent = 0")
        case .onlyReplyToChannel: conditions.add("m.parent = 0 OR m.is_reply_to_channel = 1")
        }
    }
}
