internal import ChatDomain
internal import ChatWire
internal import SQLite

/// Counters and receipts of channels.
extension StoreQueries {
    /// A channel's metacounters.
    func metaCounters(channelKey: Int64) throws -> [String: Int64] {
        let pairs = try connection.query("SELECT key, value FROM channel_metacounter WHERE channel = ?", channelKey) {
            ($0.text(at: 0), $0.integer(at: 1))
        }
        return Dictionary(pairs, uniquingKeysWith: { $1 })
    }

    /// Up to when each joined member has read, and up to when messages reached each, by user id; of a supergroup those
    /// of the first members only, as ``viewMembersMost`` says.
    func receipts(of channel: Channel) throws -> (read: [String: Int64], delivered: [String: Int64]) {
        let rows = try connection.query(
            """
            SELECT u.user_id, m.read_at, max(m.delivered_at, m.read_at) FROM member m JOIN user u ON u.id = m.user
            WHERE m.channel = ? AND m.state = 2 ORDER BY m.user LIMIT ?
            """, channel.key, Self.viewMembersMost
        ) { (userID: $0.text(at: 0), read: $0.integer(at: 1), delivered: $0.integer(at: 2)) }
        return (
            Dictionary(rows.map { ($0.userID, $0.read) }, uniquingKeysWith: { $1 }),
            Dictionary(rows.map { ($0.userID, $0.delivered) }, uniquingKeysWith: { $1 })
        )
    }
}
