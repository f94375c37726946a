internal import ChatDomain
internal import ChatWire
internal import SQLite

/// Unread counts: differences of running numbers, never a scan of messages.
extension StoreQueries {
    /// A user's unread messages and the channels that hold them.
    struct UnreadCounts: Sendable {
        var messages: Int64
        var channels: Int64
    }

    /// What is unread in a row `m` of a channel `c`.
    static let unread = """
        max(0, c.message_number
            - max(m.read_number, coalesce((SELECT h.number FROM expired_history h WHERE h.channel = c.id), 0)) - (SELECT count(*) FROM message d
            WHERE d.channel = c.id AND d.is_removed = 1 AND d.number > m.read_number AND d.is_silent = 0))
        """

    /// A user's totals over all joined channels, or over those that the filters leave.
    func unreadCounts(userKey: Int64, customTypes: [String]?, superMode: MyChannelsQuery.SuperMode) throws
        -> UnreadCounts
    {
        var conditions = SQLConditions()
        conditions.add("m.user = ?", userKey)
        conditions.add("m.state = 2")
        conditions.add("c.is_removed = 0")
        conditions.add("c.custom_type", isIn: customTypes)
        switch superMode {
        case .all: break
        case .super: conditions.add("c.is_super = 1 AND c.is_broadcast = 0")
        case .nonsuper: conditions.add("c.is_super = 0")
        case .broadcastOnly: conditions.add("c.is_broadcast = 1")
        }
        let counts = try connection.query(
            """
            SELECT coalesce(sum(n), 0), coalesce(sum(n > 0), 0) FROM (
                SELECT \(Self.unread) AS n FROM member m JOIN channel c ON c.id = m.channel
                WHERE \(conditions.text))
            """, arguments: conditions.arguments
        ) { UnreadCounts(messages: $0.integer(at: 0), channels: $0.integer(at: 1)) }
        return counts.first ?? UnreadCounts(messages: 0, channels: 0)
    }

    /// What is unread in one channel, by member; nil for all joined members.
    func unreadCounts(of channel: Channel, userIDs: [String]?) throws -> [String: Int64] {
        var conditions = SQLConditions()
        conditions.add("c.id = ?", channel.key)
        conditions.add("m.state = 2")
        conditions.add("u.user_id", isIn: userIDs)
        let counts = try connection.query(
            """
            SELECT u.user_id, \(Self.unread) FROM channel c JOIN member m ON m.channel = c.id
            JOIN user u ON u.id = m.user WHERE \(conditions.text)
            """, arguments: conditions.arguments
        ) { ($0.text(at: 0), $0.integer(at: 1)) }
        return Dictionary(counts, uniquingKeysWith: { $1 })
    }

    /// How many channels a user has joined.
    func joinedChannelCount(userKey: Int64) throws -> Int64 {
        try connection.queryFirst(
            """
            SELECT count(*) FROM member m JOIN channel c ON c.id = m.channel
            WHERE m.user = ? AND m.state = 2 AND c.is_removed = 0
            """, userKey
        ) { $0.integer(at: 0) } ?? 0
    }

    /// The addresses of the joined channels in which a user has something unread.
    func unreadChannelURLs(userKey: Int64) throws -> [String] {
        try connection.query(
            """
            SELECT c.url FROM member m JOIN channel c ON c.id = m.channel
            WHERE m.user = ? AND m.state = 2 AND c.is_removed = 0 AND \(Self.unread) > 0
            """, userKey
        ) { $0.text(at: 0) }
    }
}
