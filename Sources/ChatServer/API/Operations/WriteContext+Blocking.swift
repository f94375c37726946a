internal import ChatDomain
internal import ChatWire
internal import SQLite

/// Blocking users. The application names who blocks.
extension WriteContext {
    /// Blocks users; who is blocked already stays so.
    ///
    /// - Returns: Those who were named.
    func block(_ targetIDs: [String], of userID: String, by caller: Caller) throws -> [User] {
        let user = try subject(caller, userID: userID)
        var targets: [User] = []
        try flush()
        for targetID in targetIDs {
            let target = try named(targetID, applicationKey: caller.applicationKey)
            targets.append(target)
            guard try !queries.isBlocked(target.key, by: user.key) else { continue }
            let count = try queries.blockedCount(by: user.key)
            try UserRules.checkBlock(target, by: user, count: count, limits: limits)
            try insertBlock(blocker: user.key, blocked: target.key, now: environment.now())
            let channels = try withholdUnread(of: target.key, from: user.key)
            try tell(user, of: target, isBlocked: true, recounted: channels)
        }
        return targets
    }

    /// Blocks a user no more.
    func unblock(_ targetID: String, of userID: String, by caller: Caller) throws {
        let user = try subject(caller, userID: userID)
        let target = try named(targetID, applicationKey: caller.applicationKey)
        guard try queries.isBlocked(target.key, by: user.key) else { return }
        try deleteBlock(blocker: user.key, blocked: target.key)
        let channels = try connection.query(
            "SELECT DISTINCT channel FROM withheld WHERE user = ? AND sender = ?", user.key, target.key
        ) { $0.integer(at: 0) }
        try connection.run("DELETE FROM withheld WHERE user = ? AND sender = ?", user.key, target.key)
        try tell(user, of: target, isBlocked: false, recounted: channels)
    }

    /// Takes what is unread of a user out of the counts of another; returns the channels in which there was something.
    private func withholdUnread(of target: Int64, from reader: Int64) throws -> [Int64] {
        let shared = try connection.query(
            """
            SELECT m.channel FROM member m JOIN channel c ON c.id = m.channel
            JOIN member o ON o.channel = m.channel AND o.user = ?2
            WHERE m.user = ?1 AND m.state = 2 AND c.is_removed = 0 AND c.is_open = 0
                AND c.message_number > m.read_number
            """, reader, target
        ) { $0.integer(at: 0) }
        var channels: [Int64] = []
        for channelKey in shared {
            guard let row = try membership(of: reader, in: channelState(key: channelKey)) else { continue }
            let unread = try connection.query(
                """
                SELECT id, number FROM message
                WHERE channel = ? AND is_removed = 0 AND created_at > ? AND number > ? AND sender = ? AND is_silent = 0
                    AND (parent = 0 OR is_reply_to_channel = 1)
                """, channelKey, row.readAt, row.readNumber, target
            ) { (id: $0.integer(at: 0), number: $0.integer(at: 1)) }
            for message in unread {
                try connection.run(
                    "INSERT OR IGNORE INTO withheld (user, channel, number, sender, message) VALUES (?, ?, ?, ?, ?)",
                    reader, channelKey, message.number, target, message.id)
            }
            if !unread.isEmpty { channels.append(channelKey) }
        }
        return channels
    }

    /// Tells the user's own devices; nobody else learns of it.
    private func tell(_ user: User, of target: User, isBlocked: Bool, recounted channels: [Int64]) throws {
        for channelKey in channels {
            let state = try channelState(key: channelKey)
            guard let owner = try self.user(key: user.key), let row = try membership(of: user.key, in: state) else {
                continue
            }
            _ = try decide(applicationKey: user.applicationKey) { turn in
                OwnRowRules.recounted(owner, in: state.channel, membership: row, turn: &turn)
            }
        }
        try tellWebhook(
            isBlocked ? .userBlock : .userUnblock, channel: nil, applicationKey: user.applicationKey
        ) { json in
            json.key(isBlocked ? "blocker" : "unblocker")
            user.wire.write(to: &json)
            json.key(isBlocked ? "blockee" : "unblockee")
            target.wire.write(to: &json)
        }
        let event = WireEvent(body: .userBlocked(BlockChange(user: target.wire, isBlocked: isBlocked)))
        deliveries.append(Delivery(recipients: .user(user.key), bytes: try event.jsonBytes()))
    }
}
