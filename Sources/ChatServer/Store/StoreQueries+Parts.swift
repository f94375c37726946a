internal import ChatDomain
internal import ChatWire
internal import SQLite

/// What belongs to messages beside their own rows.
extension StoreQueries {
    /// Adds what a reader wants of a message and takes away what is not wanted. Asks only where the row says that
    /// there is something.
    ///
    /// - Parameters:
    ///   - readerKey: Who is named with a reaction whatever the limit; nil for nobody.
    ///   - historyOffset: A parent at or before this time is not quoted, nor is one of a user whom the reader
    ///     blocks.
    func complete(
        _ message: inout Message, _ parts: MessageParts = .all, in channel: Channel, readerKey: Int64? = nil,
        historyOffset: Int64 = 0
    ) throws {
        if !parts.metaArrays { message.wire.metaArrays = [] }
        if !parts.thread {
            message.wire.thread = nil
        } else if message.wire.thread?.replyCount ?? 0 > 0 {
            message.wire.thread?.mostReplies = try repliers(
                of: message.wire.messageID, limit: WireThreadInfo.mostRepliesMost
            ).map(\.user.wire)
        }
        if parts.reactions, message.reactionKeys > 0 {
            message.wire.reactions = try reactions(to: message.wire.messageID, readerKey: readerKey)
        }
        if parts.parent, message.wire.isReply,
            let parent = try bareMessage(id: message.wire.parentMessageID, in: channel),
            parent.wire.createdAt > historyOffset,
            try readerKey.map({ try !isBlocked(parent.senderKey, by: $0) }) ?? true
        {
            message.wire.parent = WireParentInfo(parent.wire)
        }
    }

    // MARK: - Threads

    /// The users with the most standing replies to a message.
    func repliers(of messageID: Int64, limit: Int) throws -> [ThreadState.Replier] {
        let user = StoreRows.columns(StoreRows.userColumns, of: "u")
        return try connection.query(
            """
            SELECT \(user), t.replies FROM thread_replier t JOIN user u ON u.id = t.user
            WHERE t.message = ? AND t.replies > 0 ORDER BY t.replies DESC, t.user LIMIT ?
            """, messageID, limit
        ) { ThreadState.Replier(StoreRows.user($0), count: Int($0.integer(at: StoreRows.userColumns.count))) }
    }

    /// A message with what a change of its thread is decided by.
    ///
    /// - Parameters:
    ///   - userKey: Whose reply comes or goes.
    ///   - replyID: The reply that goes; 0 for one that comes.
    func threadState(of parent: Message, userKey: Int64, replyID: Int64 = 0) throws -> ThreadState {
        var repliers = try repliers(of: parent.wire.messageID, limit: WireThreadInfo.mostRepliesMost + 1)
        if !repliers.contains(where: { $0.user.key == userKey }), let user = try user(key: userKey) {
            let count = try connection.queryFirst(
                "SELECT replies FROM thread_replier WHERE message = ? AND user = ?", parent.wire.messageID, userKey
            ) { Int($0.integer(at: 0)) }
            if let count, count > 0 { repliers.append(ThreadState.Replier(user, count: count)) }
        }
        var newest: Int64 = 0
        if replyID != 0 {
            newest =
                try connection.queryFirst(
                    """
                    SELECT created_at FROM message INDEXED BY message_by_parent
                    WHERE parent = ? AND parent <> 0 AND is_removed = 0 AND id <> ? ORDER BY created_at DESC LIMIT 1
                    """, parent.wire.messageID, replyID
                ) { $0.integer(at: 0) } ?? 0
        }
        return ThreadState(parent: parent, repliers: repliers, newestReplyAt: newest)
    }

    // MARK: - Reactions

    /// The reactions to a message, the earliest key first.
    func reactions(to messageID: Int64, readerKey: Int64? = nil) throws -> [WireReaction] {
        let keys = try connection.query(
            "SELECT key, count, updated_at FROM reaction_key WHERE message = ? ORDER BY first_seq", messageID
        ) { (key: $0.text(at: 0), count: Int($0.integer(at: 1)), updatedAt: $0.integer(at: 2)) }
        return try keys.map { line in
            var users = try reactors(to: messageID, key: line.key, limit: reactionUsersMost)
            if let readerKey, line.count > users.count,
                let own = try ownReaction(to: messageID, key: line.key, userKey: readerKey), !users.contains(own)
            {
                users[users.count - 1] = own
            }
            return WireReaction(key: line.key, userIDs: users, count: line.count, updatedAt: line.updatedAt)
        }
    }

    /// The ids of those who reacted with a key, the earliest first.
    func reactors(to messageID: Int64, key: String, limit: Int) throws -> [String] {
        try connection.query(
            """
            SELECT u.user_id FROM reaction r INDEXED BY reaction_by_seq JOIN user u ON u.id = r.user
            WHERE r.message = ? AND r.key = ? ORDER BY r.seq LIMIT ?
            """, messageID, key, limit
        ) { $0.text(at: 0) }
    }

    /// The user's id, where the user has reacted with the key.
    private func ownReaction(to messageID: Int64, key: String, userKey: Int64) throws -> String? {
        try connection.queryFirst(
            """
            SELECT u.user_id FROM reaction r JOIN user u ON u.id = r.user
            WHERE r.message = ? AND r.key = ? AND r.user = ?
            """, messageID, key, userKey
        ) { $0.text(at: 0) }
    }

    /// The reactions with a key, and a user's among them.
    func reactionState(of messageID: Int64, key: String, userKey: Int64, limit: Int) throws -> ReactionRules.State {
        let line = try connection.queryFirst(
            "SELECT count, updated_at FROM reaction_key WHERE message = ? AND key = ?", messageID, key
        ) { (count: Int($0.integer(at: 0)), updatedAt: $0.integer(at: 1)) }
        guard let line else { return ReactionRules.State(WireReaction(key: key, userIDs: []), isOwn: false) }
        return ReactionRules.State(
            WireReaction(
                key: key, userIDs: try reactors(to: messageID, key: key, limit: limit), count: line.count,
                updatedAt: line.updatedAt),
            isOwn: try ownReaction(to: messageID, key: key, userKey: userKey) != nil)
    }
}
