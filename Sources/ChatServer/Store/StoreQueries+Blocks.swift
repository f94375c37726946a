internal import ChatDomain
internal import ChatWire
internal import SQLite

/// Who blocks whom, as readers see it.
extension StoreQueries {
    /// The keys of those whom a user blocks.
    func blockedKeys(by userKey: Int64) throws -> Set<Int64> {
        Set(try connection.query("SELECT blocked FROM block WHERE blocker = ?", userKey) { $0.integer(at: 0) })
    }

    /// The keys of those who block a user.
    func blockerKeys(of userKey: Int64) throws -> Set<Int64> {
        Set(try connection.query("SELECT blocker FROM block WHERE blocked = ?", userKey) { $0.integer(at: 0) })
    }

    /// How many users a user blocks.
    func blockedCount(by userKey: Int64) throws -> Int {
        let count = try connection.queryFirst("SELECT count(*) FROM block WHERE blocker = ?", userKey) {
            $0.integer(at: 0)
        }
        return Int(count ?? 0)
    }

    /// A page of whom a user blocks, or of those who block the user, the newest made first.
    func blockedUsers(
        of userKey: Int64, isBlockers: Bool, _ query: UsersQuery, applicationKey: Int64, wire: (User) -> WireUser
    ) throws -> UserPage {
        let (own, other) = isBlockers ? ("blocked", "blocker") : ("blocker", "blocked")
        return try users(query, applicationKey: applicationKey, wire: wire) { conditions in
            conditions.add(
                "EXISTS (SELECT 1 FROM block b WHERE b.\(own) = ? AND b.\(other) = u.id)", userKey)
        }
    }

    /// The newest message that a member sees: what the member blocks the sender of is passed over.
    func lastMessage(of channel: Channel, for membership: Membership?) throws -> WireMessage? {
        guard let newest = try message(id: channel.lastMessageID, in: channel), !newest.isRemoved else { return nil }
        guard let reader = membership?.userKey, try isBlocked(newest.senderKey, by: reader) else { return newest.wire }
        let message = try connection.queryFirst(
            """
            SELECT \(StoreRows.messageColumns) FROM message m INDEXED BY message_by_time
            LEFT JOIN user u ON u.id = m.sender
            WHERE m.channel = ? AND m.is_removed = 0 AND m.created_at > ?
                AND (m.parent = 0 OR m.is_reply_to_channel = 1)
                AND m.sender NOT IN (SELECT blocked FROM block WHERE blocker = ?)
            ORDER BY m.created_at DESC LIMIT 1
            """, channel.key, membership?.historyOffset ?? 0, reader
        ) { StoreRows.message($0, in: channel).wire }
        return message
    }
}
