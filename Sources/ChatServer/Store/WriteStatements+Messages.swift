internal import ChatDomain
internal import SQLite

/// What belongs to messages beside their own rows.
extension WriteStatements {
    /// A user's standing replies to a message become so many more, or fewer.
    func countReply(parentID: Int64, userKey: Int64, step: Int) throws {
        try connection.run(
            """
            INSERT INTO thread_replier (message, user, replies) VALUES (?, ?, max(0, ?))
            ON CONFLICT (message, user) DO UPDATE SET replies = max(0, replies + ?)
            """, parentID, userKey, step, step)
    }

    /// A user's reaction is there from now on, or no longer. The count stands beside, so that nobody has to count.
    func setReaction(
        messageID: Int64, key: String, userKey: Int64, at time: Int64, seq: Int64, isThere: Bool
    ) throws {
        guard isThere else {
            try connection.run(
                "DELETE FROM reaction WHERE message = ? AND key = ? AND user = ?", messageID, key, userKey)
            try connection.run(
                "UPDATE reaction_key SET count = count - 1, updated_at = ? WHERE message = ? AND key = ?", time,
                messageID, key)
            try connection.run("DELETE FROM reaction_key WHERE message = ? AND key = ? AND count <= 0", messageID, key)
            return
        }
        try connection.run(
            "INSERT INTO reaction (message, key, user, seq) VALUES (?, ?, ?, ?)", messageID, key, userKey, seq)
        try connection.run(
            """
            INSERT INTO reaction_key (message, key, count, first_seq, updated_at) VALUES (?1, ?2, 1, ?4, ?3)
            ON CONFLICT (message, key) DO UPDATE SET count = count + 1, updated_at = ?3
            """, messageID, key, time, seq)
    }

    /// All reactions to a message go.
    func removeReactions(messageID: Int64) throws {
        try connection.run("DELETE FROM reaction WHERE message = ?", messageID)
        try connection.run("DELETE FROM reaction_key WHERE message = ?", messageID)
    }

    /// The search index has to follow a message, or (0) a whole channel.
    func noteTextChange(messageID: Int64, channelKey: Int64) throws {
        try connection.run("INSERT INTO text_change (message, channel) VALUES (?, ?)", messageID, channelKey)
    }
}
