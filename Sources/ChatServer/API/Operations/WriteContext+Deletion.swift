internal import ChatDomain
internal import ChatWire
internal import Foundation
internal import SQLite

/// Deleting users.
extension WriteContext {
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
        try beginErasure(of: user, removesMessages: removesMessages)
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
        // Who was counted in a period: the number stays, whose it was does not.
        try forgetCounted(user)
        for blocked in try queries.blockedKeys(by: user.key) { try deleteBlock(blocker: user.key, blocked: blocked) }
        for blocker in try queries.blockerKeys(of: user.key) { try deleteBlock(blocker: blocker, blocked: user.key) }
        try releaseFiles(of: user)
        try connection.keepHighestKey(of: .user)
        try connection.deleteRows(with: .user, key: user.key)
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
}
