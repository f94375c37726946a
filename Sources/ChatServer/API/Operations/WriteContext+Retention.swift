internal import ChatDomain
internal import ChatWire
internal import SQLite

/// Operations on retention rules, and the sweep that applies them.
extension WriteContext {
    /// How long after a sweep the next one begins, in milliseconds: a rule is kept to within ten minutes.
    static let retentionPauseMilliseconds: Int64 = 600_000
    /// How many channels and how many messages one slice looks at.
    private static let channelsMost = 100
    private static let messagesMost: Int64 = 500

    /// Sets a rule, in place of the one for the same channels. With nothing to let go there is none.
    func setRetention(_ rule: RetentionRule, by caller: Caller) throws -> RetentionRule {
        try caller.requireApplication()
        try RetentionRules.check(rule, limits: limits)
        let channelKey = try rule.channelURL.map { try channelState($0, caller).channel.key } ?? 0
        try removeRetention(channelKey: channelKey, customType: rule.customType, caller)
        guard rule.messageDays > 0 || rule.fileDays > 0 else { return rule }
        try connection.run(
            """
            INSERT INTO retention_rule (application, channel, custom_type, message_days, file_days, cursor, swept_at)
            VALUES (?, ?, ?, ?, ?, 0, 0)
            """, caller.applicationKey, channelKey, rule.customType ?? "", rule.messageDays, rule.fileDays)
        return rule
    }

    private func removeRetention(channelKey: Int64, customType: String?, _ caller: Caller) throws {
        try connection.run(
            "DELETE FROM retention_rule WHERE application = ? AND channel = ? AND custom_type = ?",
            caller.applicationKey, channelKey, customType ?? "")
    }

    private struct Sweep {
        var key: Int64
        var applicationKey: Int64
        var channelKey: Int64
        var customType: String
        var messageCutoff: Int64?
        var fileCutoff: Int64?
        var cursor: Int64
    }

    /// Lets the next slice of what is too old go.
    ///
    /// - Returns: Whether more is to be looked at now.
    func applyRetention() throws -> Bool {
        let now = environment.now()
        let sweep = try connection.queryFirst(
            """
            SELECT id, application, channel, custom_type, message_days, file_days, cursor FROM retention_rule
            WHERE swept_at <= ? ORDER BY swept_at, id LIMIT 1
            """, now - Self.retentionPauseMilliseconds
        ) { row in
            Sweep(
                key: row.integer(at: 0), applicationKey: row.integer(at: 1), channelKey: row.integer(at: 2),
                customType: row.text(at: 3), messageCutoff: RetentionRules.cutoff(days: row.integer(at: 4), now: now),
                fileCutoff: RetentionRules.cutoff(days: row.integer(at: 5), now: now), cursor: row.integer(at: 6))
        }
        guard let sweep else { return false }
        try flush()
        let channels = try channels(of: sweep)
        var cursor = sweep.cursor
        var budget = Self.messagesMost
        for key in channels {
            budget -= try apply(sweep, toChannel: key, most: budget)
            // Used up: the channel may have more, and is first in the next slice.
            guard budget > 0 else { break }
            cursor = key
        }
        let isOver = budget > 0 && channels.count < Self.channelsMost
        try connection.run(
            "UPDATE retention_rule SET cursor = ?, swept_at = ? WHERE id = ?", isOver ? 0 : cursor,
            isOver ? now : 0, sweep.key)
        return true
    }

    /// The next channels that a rule is for, and no more particular one.
    private func channels(of sweep: Sweep) throws -> [Int64] {
        guard sweep.channelKey == 0 else { return [sweep.channelKey] }
        var conditions = SQLConditions()
        conditions.add("c.application = ?", sweep.applicationKey)
        conditions.add("c.id > ?", sweep.cursor)
        conditions.add("c.is_removed = 0")
        conditions.add("NOT EXISTS (SELECT 1 FROM retention_rule r WHERE r.channel = c.id)")
        if sweep.customType.isEmpty {
            conditions.add(
                """
                NOT EXISTS (SELECT 1 FROM retention_rule r WHERE r.application = c.application
                    AND r.custom_type = c.custom_type AND r.custom_type <> '')
                """)
        } else {
            conditions.add("c.custom_type = ?", sweep.customType)
        }
        return try connection.query(
            "SELECT c.id FROM channel c WHERE \(conditions.text) ORDER BY c.id LIMIT ?",
            arguments: conditions.arguments + [Self.channelsMost]
        ) { $0.integer(at: 0) }
    }

    /// - Returns: How many messages and files went.
    private func apply(_ sweep: Sweep, toChannel key: Int64, most: Int64) throws -> Int64 {
        var count: Int64 = 0
        if let cutoff = sweep.messageCutoff { count += try expireMessages(before: cutoff, inChannel: key, most: most) }
        if let cutoff = sweep.fileCutoff, count < most {
            count += Int64(
                try connection.run(
                    """
                    UPDATE file SET use = 3 WHERE id IN (
                        SELECT id FROM file WHERE channel = ? AND use = 1 AND message <> 0 AND created_at < ? LIMIT ?)
                    """, key, cutoff, most - count))
        }
        return count
    }

    private func expireMessages(before cutoff: Int64, inChannel key: Int64, most: Int64) throws -> Int64 {
        // The server's newest message stays until there is a newer one: numbers of messages are never given twice.
        let ids = try connection.query(
            """
            SELECT id FROM message INDEXED BY message_by_time
            WHERE channel = ? AND is_removed = 0 AND created_at < ? AND id < ? ORDER BY created_at LIMIT ?
            """, key, cutoff, lastMessageID, most
        ) { $0.integer(at: 0) }
        guard let last = ids.last else { return 0 }
        let state = try channelState(key: key)
        guard let newest = try queries.message(id: last, in: state.channel) else { return 0 }
        let history = try decide(applicationKey: state.channel.applicationKey) { turn in
            RetentionRules.expire(
                upTo: newest, isLast: state.channel.lastMessageID == last, in: state.channel, turn: &turn)
        }
        for id in ids { try removeRows(ofMessage: id, inChannel: key) }
        // What is left of messages that were deleted before goes with their neighbours.
        let remains = "FROM message WHERE channel = ? AND is_removed = 1 AND number <= ? AND created_at <= ? AND id < ?"
        let removed = try connection.query("SELECT id \(remains)", key, history.number, history.before, lastMessageID) {
            $0.integer(at: 0)
        }
        for id in removed { try connection.deleteRows(with: .message, key: id) }
        try connection.run("DELETE \(remains)", key, history.number, history.before, lastMessageID)
        try connection.run(
            """
            INSERT INTO expired_history (channel, before, number) VALUES (?, ?, ?)
            ON CONFLICT (channel) DO UPDATE SET before = excluded.before, number = excluded.number
            """, key, history.before, history.number)
        // Only the newest line tells anything: what it says holds for all before it.
        try connection.run(
            "DELETE FROM channel_change WHERE channel = ? AND kind = ? AND seq < ?", key, ChangeKind.expired.rawValue,
            state.channel.seq)
        return Int64(ids.count)
    }

    /// Deletes a message with what hangs on it.
    private func removeRows(ofMessage id: Int64, inChannel key: Int64) throws {
        try removeFiles(ofMessage: id)
        try sql.noteTextChange(messageID: id, channelKey: key)
        try connection.deleteRows(with: .message, key: id)
        try connection.run("DELETE FROM message WHERE id = ?", id)
    }
}
