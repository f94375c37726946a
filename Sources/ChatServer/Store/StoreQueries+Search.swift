internal import ChatDomain
internal import ChatWire
internal import SQLite

/// Searching messages. The index only proposes: what a reader gets is decided by the rows as they are now.
extension StoreQueries {
    /// How many of the newest matches are ordered and counted.
    static let searchedMost = 10_000
    /// In up to so many channels the index is asked for each of them; past it, for all, and the rows decide.
    private static let namedChannelsMost = 200

    /// What the index holds that the caller may read: joined channels, and of each what the own history holds.
    func search(_ query: SearchQuery, by caller: Caller) throws -> SearchPage {
        let (reader, channels) = try searched(query, by: caller)
        var (offset, newest) = (0, try newestMessageID())
        if let cursor = query.after ?? query.before {
            var token = try PageToken(cursor, kind: "s")
            (offset, newest) = (Int(clamping: max(0, try token.number())), try token.number())
            if query.after == nil { offset = max(0, offset - query.limit) }
        }
        var found: [(id: Int64, channelKey: Int64)] = []
        if let words = SearchText.expression(query.text, isExact: query.isExact), channels?.isEmpty != true {
            found = try matches(query, words, channels, upTo: newest, readerKey: reader, caller)
        }
        if query.isReversed { found.reverse() }
        let end = min(found.count, offset.addingReportingOverflow(query.limit).partialValue)
        let page = offset < end ? found[offset..<end] : []
        return SearchPage(
            results: try page.compactMap { try result($0.id, $0.channelKey, readerKey: reader) },
            totalCount: found.count, hasNext: end < found.count, hasPrevious: offset > 0 && !found.isEmpty,
            startCursor: Self.cursor(offset, newest), endCursor: Self.cursor(max(offset, end), newest))
    }

    private static func cursor(_ offset: Int, _ newest: Int64) -> String {
        var token = PageToken(kind: "s")
        token.add(Int64(offset))
        token.add(newest)
        return token.text
    }

    /// Who searches (nil for the application), and in which channels (nil for all that the rows allow).
    private func searched(_ query: SearchQuery, by caller: Caller) throws -> (readerKey: Int64?, channels: [Int64]?) {
        var reader: Int64?
        switch try actor(caller) {
        case .user(let user):
            guard query.userID == nil || query.userID == user.userID else { throw Refusals.notYourself }
            reader = user.key
        case .application:
            reader = try query.userID.map { try subject(caller, userID: $0).key }
        }
        if let url = query.channelURL {
            let (channel, actor, membership) = try access(url, caller)
            try AccessRules.checkReadable(channel, by: actor, membership: membership)
            return (reader, [channel.key])
        }
        guard let reader else { return (nil, nil) }
        let keys = try channelKeys(ofMember: reader)
        return (reader, keys.count <= Self.namedChannelsMost ? keys : nil)
    }

    private func newestMessageID() throws -> Int64 {
        try connection.queryFirst("SELECT max(id) FROM message") { $0.integer(at: 0) } ?? 0
    }

    private func matches(
        _ query: SearchQuery, _ words: String, _ channels: [Int64]?, upTo newest: Int64, readerKey: Int64?,
        _ caller: Caller
    ) throws -> [(id: Int64, channelKey: Int64)] {
        var expression = "text : (\(words))"
        if let channels {
            let names = channels.map { "\"\(SearchIndex.word(ofChannel: $0))\"" }.joined(separator: " OR ")
            expression = "channel : (\(names)) AND \(expression)"
        }
        var conditions = SQLConditions()
        conditions.add("words MATCH ?", expression)
        conditions.add("words.rowid <= ?", newest)
        conditions.add("m.is_removed = 0")
        conditions.add("c.application = ? AND c.is_removed = 0", caller.applicationKey)
        if let readerKey {
            conditions.add(
                """
                c.is_open = 1 OR EXISTS (SELECT 1 FROM member r WHERE r.channel = c.id AND r.user = ?
                    AND r.state = 2 AND m.created_at > r.history_offset)
                """, readerKey)
            conditions.add(blocker: try blocker(Reader(key: readerKey)))
            // An open channel is read by who names it.
            if query.channelURL == nil { conditions.add("c.is_open = 0") }
        }
        if let type = query.channelCustomType { conditions.add("c.custom_type = ?", type) }
        if let from = query.from { conditions.add("m.created_at >= ?", from) }
        if let to = query.to { conditions.add("m.created_at < ?", to) }
        let order = query.order == .score ? "score, created_at DESC, id DESC" : "created_at DESC, id DESC"
        let score = query.order == .score ? "bm25(words, 0.0, 1.0)" : "0"
        return try connection.query(
            """
            SELECT id, channel FROM (
                SELECT m.id AS id, m.channel AS channel, m.created_at AS created_at, \(score) AS score
                FROM search.words CROSS JOIN message m ON m.id = words.rowid CROSS JOIN channel c ON c.id = m.channel
                WHERE \(conditions.text) ORDER BY words.rowid DESC LIMIT \(Self.searchedMost))
            ORDER BY \(order)
            """, arguments: conditions.arguments
        ) { ($0.integer(at: 0), $0.integer(at: 1)) }
    }

    private func result(_ id: Int64, _ channelKey: Int64, readerKey: Int64?) throws -> WireMessage? {
        guard let channel = try channel(key: channelKey), let message = try bareMessage(id: id, in: channel) else {
            return nil
        }
        let row = try readerKey.flatMap { try membership(of: $0, in: channel) }
        return try wire(
            message, .all, in: channel, for: Reader(key: readerKey, historyOffset: row?.historyOffset ?? 0))
    }
}
