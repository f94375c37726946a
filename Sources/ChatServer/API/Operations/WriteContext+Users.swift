internal import ChatDomain
internal import ChatWire
internal import SQLite

/// Operations on users, tokens and sessions.
extension WriteContext {
    /// What a login leads to.
    struct LoginOutcome: Sendable {
        var user: User
        var session: Session
        var position: Int64
    }

    /// Logs a user in: checks the token, makes the user where the application allows it, and stores the session.
    ///
    /// - Parameters:
    ///   - tokenHash: The hash of the token that was shown; nil for none.
    ///   - keyHash: The hash of the session's new key.
    func login(
        applicationID: String, userID: String, tokenHash: [UInt8]?, keyHash: [UInt8], lifetime: Int64
    ) throws -> LoginOutcome {
        guard let application = try queries.application(applicationID) else {
            throw WireError(.appIdNotValid, "The application does not exist.")
        }
        let now = environment.now()
        let known = try user(applicationKey: application.key, userID: userID)
        let token = try state(ofToken: tokenHash, user: known, now: now)
        var user: User
        switch try LoginRules.login(
            userID: userID, user: known, token: token, application: application, now: now, limits: limits)
        {
        case .existing(let existing):
            user = existing
            try set(user)
        case .create(let draft): user = try insert(draft)
        }
        let expiresAt = now + lifetime
        try connection.run("DELETE FROM session WHERE expires_at < ?", now)
        try connection.run(
            "INSERT INTO session (hash, user, expires_at) VALUES (?, ?, ?)", keyHash, user.key, expiresAt)
        let session = Session(
            userKey: user.key, userID: user.userID, applicationKey: application.key, applicationID: applicationID,
            expiresAt: expiresAt)
        return LoginOutcome(
            user: user, session: session, position: try position(applicationKey: application.key))
    }

    private func state(ofToken hash: [UInt8]?, user: User?, now: Int64) throws -> LoginRules.Token {
        guard let hash else { return .missing }
        guard let user else { return .unknown }
        let tokens = try connection.query("SELECT hash, expires_at FROM user_token WHERE user = ?", user.key) {
            (hash: $0.blob(at: 0), expiresAt: $0.integer(at: 1))
        }
        guard let token = tokens.first(where: { Secret.isEqual($0.hash, hash) }) else { return .unknown }
        return token.expiresAt > now ? .valid : .expired
    }

    /// Makes a user.
    /// - Throws: 400202 when the id is taken.
    func createUser(
        _ userID: String, nickname: String, profileURL: String, metadata: [String: String], applicationKey: Int64
    ) throws -> User {
        try FieldRules.checkUserID(userID, limits: limits)
        try FieldRules.checkUser(nickname: nickname, profileURL: profileURL, limits: limits)
        guard try user(applicationKey: applicationKey, userID: userID) == nil else {
            throw WireError(.duplicatedData, "'user_id' is taken.")
        }
        try claimPicture(profileURL, by: .application(applicationKey))
        return try insert(
            User(
                applicationKey: applicationKey, userID: userID, nickname: nickname, profileURL: profileURL,
                createdAt: environment.now(), metadata: metadata))
    }

    /// Changes a user. Only the application may (de)activate one.
    func updateUser(
        _ userID: String, nickname: String?, profileURL: String?, isActive: Bool?, by caller: Caller
    ) throws -> User {
        var user = try subject(caller, userID: userID)
        if isActive != nil { try caller.requireApplication() }
        try FieldRules.checkUser(nickname: nickname, profileURL: profileURL, limits: limits)
        try claimPicture(profileURL, by: caller)
        let before = user
        user.nickname = nickname ?? user.nickname
        user.profileURL = profileURL ?? user.profileURL
        user.isActive = isActive ?? user.isActive
        try set(user)
        if before.isActive, !user.isActive {
            deliveries.append(Delivery(recipients: .user(user.key), bytes: [], close: .kicked))
        }
        if (before.nickname, before.profileURL) != (user.nickname, user.profileURL) { try announceProfile(of: user) }
        return user
    }

    /// Tells the channels of a user that the name or the picture is another.
    private func announceProfile(of user: User) throws {
        try flush()
        for channelKey in try queries.channelKeys(ofMember: user.key) {
            let state = try channelState(key: channelKey)
            guard let membership = try membership(of: user.key, in: state) else { continue }
            _ = try decide(applicationKey: user.applicationKey) { turn in
                ModerationRules.profileChanged(
                    of: user, in: state.channel, membership: membership, turn: &turn)
            }
        }
    }

    /// Sets whether a user joins at once where invited.
    func setAutoAccepts(_ accepts: Bool, of userID: String, by caller: Caller) throws {
        var user = try subject(caller, userID: userID)
        user.autoAccepts = accepts
        try set(user)
    }

    /// Gives a user a token. From then on the user needs one.
    func issueToken(to userID: String, hash: [UInt8], expiresAt: Int64, by caller: Caller) throws {
        try caller.requireApplication()
        var user = try named(userID, applicationKey: caller.applicationKey)
        try connection.run(
            "INSERT INTO user_token (hash, user, expires_at) VALUES (?, ?, ?)", hash, user.key, expiresAt)
        user.hasToken = true
        try set(user)
    }
}
