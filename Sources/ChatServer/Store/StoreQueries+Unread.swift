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

    /// What is unread in a row `m` of a channel `c`: less what was deleted since, and what is withheld.
    static let unread = """
        max(0, c.message_number
            - max(m.read_number, coalesce((SELECT h.number FROM expired_history h WHERE h.channel = c.id), 0))
            - (SELECT count(*) FROM message d
            WHERE d.channel = c.id AND d.is_removed = 1 AND d.number > m.read_number AND d.is_silent = 0
                AND (d.parent = 0 OR d.is_reply_to_channel = 1))
            - (SELECT count(*) FROM withheld w
                WHERE w.user = m.user AND w.channel = c.id AND w.number > m.read_number))
        """

    /// A user's totals over all joined channels, or over those that the filters leave.
    func unreadCounts(userKey: Int64, customTypes: [String]?, superMode: MyChannelsQuery.SuperMode) throws
        -> UnreadCounts
    {
        var conditions = SQLConditions()
        conditions.add("m.user = ?", userKey)
        conditions.add("m.state = 2")
        conditions.add("m.count_preference IN (0, 1)")
        conditions.add("c.is_removed = 0")
        conditions.add("c.custom_type", isIn: customTypes)
        Self.addSuperFilter(superMode, to: &conditions)
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

    /// How many channels a user is in, by membership.
    func channelCount(userKey: Int64, state: MyChannelsQuery.MemberStateFilter) throws -> Int64 {
        var conditions = SQLConditions()
        conditions.add("m.user = ?", userKey)
        conditions.add("c.is_removed = 0 AND c.is_open = 0")
        Self.addStateFilter(state, to: &conditions)
        let counts = try connection.query(
            "SELECT count(*) FROM member m JOIN channel c ON c.id = m.channel WHERE \(conditions.text)",
            arguments: conditions.arguments
        ) { $0.integer(at: 0) }
        return counts.first ?? 0
    }

    /// A user's unread messages and mentions and open invitations, by kind of channel.
    struct UnreadItems: Sendable {
        /// Unread messages in supergroups, and in others.
        var messages: (super: Int64, others: Int64) = (0, 0)
        /// Unread mentions in supergroups, and in others.
        var mentions: (super: Int64, others: Int64) = (0, 0)
        /// Invitations to supergroups, and to others.
        var invitations: (super: Int64, others: Int64) = (0, 0)
    }

    /// What waits for a user.
    func unreadItems(userKey: Int64, customTypes: [String]?) throws -> UnreadItems {
        var conditions = SQLConditions()
        conditions.add("m.user = ?", userKey)
        conditions.add("m.state <> 0 AND c.is_removed = 0 AND c.is_open = 0")
        conditions.add("c.custom_type", isIn: customTypes)
        let rows = try connection.query(
            """
            SELECT c.is_super, sum(CASE WHEN m.state = 2 AND m.count_preference IN (0, 1) THEN \(Self.unread) ELSE 0 END),
                sum(CASE WHEN m.state = 2 AND m.count_preference IN (0, 2) THEN \(Self.mentions) ELSE 0 END),
                sum(m.state = 1)
            FROM member m JOIN channel c ON c.id = m.channel WHERE \(conditions.text) GROUP BY c.is_super
            """, arguments: conditions.arguments
        ) { ($0.bool(at: 0), $0.integer(at: 1), $0.integer(at: 2), $0.integer(at: 3)) }
        var items = UnreadItems()
        for (isSuper, messages, mentions, invitations) in rows {
            if isSuper {
                (items.messages.super, items.mentions.super, items.invitations.super) = (
                    messages, mentions, invitations
                )
            } else {
                (items.messages.others, items.mentions.others, items.invitations.others) = (
                    messages, mentions, invitations
                )
            }
        }
        return items
    }

    /// How many unread messages mention the user of a row `m` of a channel `c`.
    private static let mentions = """
        (SELECT count(DISTINCT n.number) FROM mention n
            WHERE n.channel = c.id AND n.user IN (0, m.user) AND n.number > m.read_number
                AND NOT EXISTS (SELECT 1 FROM withheld w
                    WHERE w.user = m.user AND w.channel = c.id AND w.number = n.number))
        """

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
