internal import ChatDomain
internal import ChatWire
internal import Foundation
internal import SQLite

/// Deleting users.
extension WriteContext {
    /// How many messages of a deleted user are gone through in one step.
    static let erasedMost = 200
    /// How many messages of anybody one step looks at.
    static let erasureStride: Int64 = 20_000

    /// Deletes a user: out of every channel at once, with sessions, tokens, devices and blocks. What the user said is
    /// gone through afterwards, step by step (``continueErasures()``): it stays under no name, or goes too.
    ///
    /// A talk of two stays readable for the other, and is frozen.
    func deleteUser(_ userID: String, removesMessages: Bool, sessions: SessionTable?, by caller: Caller) throws {
        try caller.requireApplication()
        let user = try named(userID, applicationKey: caller.applicationKey)
        try flush()
        for channelKey in try queries.channelKeys(ofMember: user.key) {
            try leave(try channelState(key: channelKey), deleted: user, by: caller)
        }
        for channelKey in participants.channelKeys(ofUser: user.key) {
            try expel(user.key, from: channelState(key: channelKey))
        }
        count(.deletedUsers, applicationKey: user.applicationKey)
        try endSessions(of: user, in: sessions)
        try flush()
        try deleteRows(of: user)
        try connection.run(
            "INSERT INTO erasure (user, application, removes, next) VALUES (?, ?, ?, 0)", user.key,
            user.applicationKey, removesMessages)
    }

    private func leave(_ state: ChannelState, deleted user: User, by caller: Caller) throws {
        if UserRules.isTalkOfTwo(state.channel) {
            let creator = try self.user(key: state.channel.creatorKey)
            _ = try decide(applicationKey: user.applicationKey) { turn in
                try ChannelRules.freeze(
                    true, channel: state.channel, creator: creator, by: .application, membership: nil, turn: &turn)
            }
        }
        guard let now = try self.user(key: user.key) else { return }
        let candidate = MemberRules.Candidate(now, membership: try membership(of: user.key, in: state))
        try because(of: .deletion) {
            _ = try decide(applicationKey: user.applicationKey) { turn in
                try MemberRules.leave(candidate, channel: state.channel, turn: &turn)
            }
        }
    }

    private func deleteRows(of user: User) throws {
        let channelKeys = try connection.query("SELECT channel FROM member WHERE user = ?", user.key) {
            $0.integer(at: 0)
        }
        for channelKey in channelKeys {
            try connection.run("DELETE FROM mention WHERE channel = ? AND user = ?", channelKey, user.key)
        }
        for table in [
            "member", "withheld", "user_token", "push_token", "push_preference", "type_standing", "type_work",
            "announcement_open", "channel_sound",
        ] {
            try connection.run("DELETE FROM \(table) WHERE user = ?", user.key)
        }
        // Who was counted in a period: the number stays, whose it was does not.
        try forgetCounted(user)
        for blocked in try queries.blockedKeys(by: user.key) { try deleteBlock(blocker: user.key, blocked: blocked) }
        for blocker in try queries.blockerKeys(of: user.key) { try deleteBlock(blocker: blocker, blocked: user.key) }
        try connection.run("DELETE FROM user WHERE id = ?", user.key)
        let name = Name(applicationKey: user.applicationKey, text: user.userID)
        let states = channelKeys.compactMap { channels[$0] }
        let rows = states.map { $0.memberships[user.key] }
        undo.append { [self] in
            users[user.key] = user
            userKeys[name] = user.key
            for (state, row) in zip(states, rows) { state.memberships[user.key] = row }
        }
        users[user.key] = nil
        userKeys[name] = nil
        for state in states { state.memberships[user.key] = .some(nil) }
    }

    // MARK: - What was said

    /// Goes one step further through the messages of users who were deleted. To be called every now and then.
    func continueErasures() throws {
        let erasure = try connection.queryFirst(
            "SELECT user, application, removes, next FROM erasure ORDER BY user LIMIT 1"
        ) {
            (user: $0.integer(at: 0), application: $0.integer(at: 1), removes: $0.bool(at: 2), next: $0.integer(at: 3))
        }
        guard let erasure else { return }
        let end = erasure.next + Self.erasureStride
        let found = try connection.query(
            """
            SELECT id, channel FROM message WHERE id > ? AND id <= ? AND sender = ? AND is_removed = 0
            ORDER BY id LIMIT ?
            """, erasure.next, end, erasure.user, Self.erasedMost
        ) { (id: $0.integer(at: 0), channelKey: $0.integer(at: 1)) }
        for message in found {
            try erase(message.id, in: message.channelKey, removes: erasure.removes, applicationKey: erasure.application)
        }
        let reached = found.count < Self.erasedMost ? end : found.last?.id ?? end
        try connection.run(
            "UPDATE message SET nickname = '', profile_url = '' WHERE id > ? AND id <= ? AND sender = ?", erasure.next,
            reached, erasure.user)
        if reached < lastMessageID {
            try connection.run("UPDATE erasure SET next = ? WHERE user = ?", reached, erasure.user)
        } else {
            try connection.run("DELETE FROM erasure WHERE user = ?", erasure.user)
        }
    }

    private func erase(_ id: Int64, in channelKey: Int64, removes: Bool, applicationKey: Int64) throws {
        guard let state = try knownChannelState(key: channelKey), !state.channel.isRemoved else { return }
        if removes {
            return try deleteMessage(id, in: state.channel.url, by: .application(applicationKey))
        }
        guard let message = try queries.message(id: id, in: state.channel) else { return }
        _ = try decide(applicationKey: applicationKey) { turn in
            UserRules.forgetSender(of: message, in: state.channel, turn: &turn)
        }
    }
}
