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
        case .create(var draft):
            draft.autoAccepts = try queries.autoAccepts(applicationKey: application.key)
            user = try insert(draft)
        }
        try countOnce(.activeUsers, user.key, applicationKey: application.key)
        let expiresAt = now + lifetime
        try connection.run("DELETE FROM session WHERE expires_at < ?", now)
        try connection.run(
            "INSERT INTO session (hash, user, expires_at) VALUES (?, ?, ?)", keyHash, user.key, expiresAt)
        let session = Session(
            userKey: user.key, userID: user.userID, applicationKey: application.key, applicationID: applicationID,
            expiresAt: expiresAt, keyHash: keyHash)
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
        _ userID: String, nickname: String, profileURL: String, metadata: [String: String], applicationKey: Int64,
        discoveryKeys: [String] = []
    ) throws -> User {
        try UserRules.check(languages: nil, discoveryKeys: discoveryKeys, limits: limits)
        let metadata = try UserRules.metadata(
            metadata.mapValues { $0 }, on: [:], mustBeNew: false, limits: limits)
        try FieldRules.checkUserID(userID, limits: limits)
        try FieldRules.checkUser(nickname: nickname, profileURL: profileURL, limits: limits)
        guard try user(applicationKey: applicationKey, userID: userID) == nil else {
            throw WireError(.duplicatedData, "'user_id' is taken.")
        }
        try claimPicture(profileURL, by: .application(applicationKey))
        var draft = User(
            applicationKey: applicationKey, userID: userID, nickname: nickname, profileURL: profileURL,
            createdAt: environment.now(), metadata: metadata)
        draft.discoveryKeys = discoveryKeys
        draft.autoAccepts = try queries.autoAccepts(applicationKey: applicationKey)
        return try insert(draft)
    }

    /// What a call changes of a user; nil leaves a field as it is.
    struct UserChanges: Sendable {
        /// The name shown to others.
        var nickname: String?
        /// The address of the picture.
        var profileURL: String?
        /// Whether the user may log in; for the application.
        var isActive: Bool?
        /// Whether a user who is deactivated leaves all channels.
        var leavesAllChannels = false
        /// When the user was last seen; for the application.
        var lastSeenAt: Int64?
        /// The languages that the user reads.
        var preferredLanguages: [String]?
        /// By what others find the user.
        var discoveryKeys: [String]?
        /// Whether others are not told when the user is online.
        var isHidden: Bool?
    }

    /// Changes a user. Only the application may (de)activate one.
    func updateUser(_ userID: String, _ changes: UserChanges, by caller: Caller) throws -> User {
        var user = try subject(caller, userID: userID)
        if changes.isActive != nil || changes.lastSeenAt != nil { try caller.requireApplication() }
        try FieldRules.checkUser(nickname: changes.nickname, profileURL: changes.profileURL, limits: limits)
        try UserRules.check(
            languages: changes.preferredLanguages, discoveryKeys: changes.discoveryKeys, limits: limits)
        try claimPicture(changes.profileURL, by: caller)
        let before = user
        user.nickname = changes.nickname ?? user.nickname
        user.profileURL = changes.profileURL ?? user.profileURL
        user.isActive = changes.isActive ?? user.isActive
        user.lastSeenAt = changes.lastSeenAt ?? user.lastSeenAt
        user.preferredLanguages = changes.preferredLanguages ?? user.preferredLanguages
        user.discoveryKeys = changes.discoveryKeys ?? user.discoveryKeys
        user.isHidden = changes.isHidden ?? user.isHidden
        try set(user)
        if before.isActive, !user.isActive {
            count(.deactivatedUsers, applicationKey: user.applicationKey)
            if changes.leavesAllChannels {
                try leaveChannels(of: user, customType: nil, cause: .deactivation)
            }
            try removePushTokens(of: user.key)
            deliveries.append(Delivery(recipients: .user(user.key), bytes: [], close: .kicked))
            user = try self.user(key: user.key) ?? user
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

    /// Sets whether new users of an application join at once where invited.
    func setAutoAccepts(_ accepts: Bool, applicationKey: Int64) throws {
        try connection.run("UPDATE application SET auto_accepts = ? WHERE id = ?", accepts, applicationKey)
    }

    /// Sets whether a user joins at once where invited.
    func setAutoAccepts(_ accepts: Bool, of userID: String, by caller: Caller) throws {
        var user = try subject(caller, userID: userID)
        user.autoAccepts = accepts
        try set(user)
    }

    /// Takes a user out of all channels, or of those of a custom type.
    func leaveChannels(
        of user: User, customType: String?, reason: String? = nil, cause: EventMessageRules.Cause = .ownChoice
    ) throws {
        try flush()
        for channelKey in try queries.channelKeys(ofMember: user.key) {
            let state = try channelState(key: channelKey)
            guard customType == nil || state.channel.customType == customType,
                let now = try self.user(key: user.key)
            else { continue }
            let candidate = MemberRules.Candidate(now, membership: try membership(of: user.key, in: state))
            try because(of: cause) {
                _ = try decide(applicationKey: user.applicationKey) { turn in
                    try MemberRules.leave(candidate, channel: state.channel, reason: reason, turn: &turn)
                }
            }
        }
    }

    /// Changes a user's metadata; returns all of it as it is then.
    func setMetadata(_ values: [String: String?], ofUser userID: String, mustBeNew: Bool, by caller: Caller) throws
        -> [String: String]
    {
        var user = try subject(caller, userID: userID)
        user.metadata = try UserRules.metadata(values, on: user.metadata, mustBeNew: mustBeNew, limits: limits)
        try set(user)
        return user.metadata
    }
}
