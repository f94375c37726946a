internal import ChatDomain
internal import ChatWire
internal import SQLite

/// Tokens of users, and the end of sessions.
extension WriteContext {
    /// Gives a user a token. From then on the user needs one.
    ///
    /// - Parameter isAccess: Whether it is the user's access token, of which there is one: a new one ends the former
    ///   with the sessions of the user.
    /// - Throws: 400203 when the user has too many that have not expired.
    func issueToken(
        to userID: String, hash: [UInt8], expiresAt: Int64, isAccess: Bool = false, sessions: SessionTable? = nil,
        by caller: Caller
    ) throws {
        try caller.requireApplication()
        var user = try named(userID, applicationKey: caller.applicationKey)
        try connection.run("DELETE FROM user_token WHERE user = ? AND expires_at <= ?", user.key, environment.now())
        if isAccess {
            let former = try connection.queryFirst(
                "SELECT count(*) FROM user_token WHERE user = ? AND is_access = 1", user.key
            ) { $0.integer(at: 0) }
            try connection.run("DELETE FROM user_token WHERE user = ? AND is_access = 1", user.key)
            if former ?? 0 > 0 { try endSessions(of: user, in: sessions) }
        }
        let count = try connection.queryFirst("SELECT count(*) FROM user_token WHERE user = ?", user.key) {
            $0.integer(at: 0)
        }
        guard count ?? 0 < Int64(limits.userTokens) else {
            throw WireError(.reachedMaxCount, "A user has at most \(limits.userTokens) tokens.")
        }
        try connection.run(
            "INSERT INTO user_token (hash, user, expires_at, is_access) VALUES (?, ?, ?, ?)", hash, user.key, expiresAt,
            isAccess)
        user.hasToken = true
        try set(user)
    }

    /// Takes a user's tokens back: nothing that was opened with them goes on.
    ///
    /// - Parameter isAll: Whether the access token goes as well as the session tokens.
    func revokeTokens(of userID: String, isAll: Bool = false, sessions: SessionTable?, by caller: Caller) throws {
        try caller.requireApplication()
        let user = try named(userID, applicationKey: caller.applicationKey)
        try connection.run("DELETE FROM user_token WHERE user = ? AND (is_access = 0 OR ?)", user.key, isAll)
        try endSessions(of: user, in: sessions)
    }

    /// Ends all sessions of a user: keys, connections, and the devices that notifications went to.
    func endSessions(of user: User, in sessions: SessionTable?) throws {
        try connection.run("DELETE FROM session WHERE user = ?", user.key)
        try removePushTokens(of: user.key)
        commitActions.append { sessions?.remove(userKey: user.key) }
        deliveries.append(Delivery(recipients: .user(user.key), bytes: [], close: .kicked))
    }

    /// Ends one session, with the devices that it registered.
    func logOut(keyHash: [UInt8], sessions: SessionTable) throws {
        try connection.run("DELETE FROM session WHERE hash = ?", keyHash)
        try removePushTokens(sessionHash: keyHash)
        commitActions.append { sessions.remove(keyHash: keyHash) }
    }
}
