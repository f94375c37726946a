extension BaseChannel {
    /// Keeps a user from sending; as an operator.
    ///
    /// - Parameters:
    ///   - seconds: For how long; -1 without an end.
    ///   - description: Why, for whoever looks at the list of muted users; at most 250 characters.
    public func muteUser(
        _ user: User, seconds: Int, description: String?, completionHandler: SBErrorHandler?
    ) {
        muteUser(
            userId: user.userId, seconds: seconds, description: description, completionHandler: completionHandler)
    }

    /// Keeps a user from sending; as an operator.
    ///
    /// - Parameter seconds: For how long; -1 without an end.
    public func muteUser(
        userId: String, seconds: Int, description: String?, completionHandler: SBErrorHandler?
    ) {
        client.postEnd(
            .moderate(place, .mute(userID: userId, Restricting(seconds: seconds, description: description))),
            completionHandler)
    }

    /// Keeps a user from sending; as an operator.
    nonisolated(nonsending) public func muteUser(_ user: User, seconds: Int, description: String?) async throws {
        try await muteUser(userId: user.userId, seconds: seconds, description: description)
    }

    /// Keeps a user from sending; as an operator.
    nonisolated(nonsending) public func muteUser(userId: String, seconds: Int, description: String?) async throws {
        try await awaitingEnd {
            muteUser(userId: userId, seconds: seconds, description: description, completionHandler: $0)
        }
    }

    /// Lets a muted user send again; as an operator.
    public func unmuteUser(_ user: User, completionHandler: SBErrorHandler?) {
        unmuteUser(userId: user.userId, completionHandler: completionHandler)
    }

    /// Lets a muted user send again; as an operator.
    public func unmuteUser(userId: String, completionHandler: SBErrorHandler?) {
        client.postEnd(.moderate(place, .unmute(userID: userId)), completionHandler)
    }

    /// Lets a muted user send again; as an operator.
    nonisolated(nonsending) public func unmuteUser(_ user: User) async throws {
        try await unmuteUser(userId: user.userId)
    }

    /// Lets a muted user send again; as an operator.
    nonisolated(nonsending) public func unmuteUser(userId: String) async throws {
        try await awaitingEnd { unmuteUser(userId: userId, completionHandler: $0) }
    }

    /// Removes a user, who may not come back for a while; as an operator.
    ///
    /// - Parameters:
    ///   - seconds: For how long; -1 without an end.
    ///   - description: Why, for whoever looks at the list of banned users; at most 250 characters.
    public func banUser(
        _ user: User, seconds: Int, description: String?, completionHandler: SBErrorHandler?
    ) {
        banUser(
            userId: user.userId, seconds: seconds, description: description, completionHandler: completionHandler)
    }

    /// Removes a user, who may not come back for a while; as an operator.
    ///
    /// - Parameter seconds: For how long; -1 without an end.
    public func banUser(
        userId: String, seconds: Int, description: String?, completionHandler: SBErrorHandler?
    ) {
        client.postEnd(
            .moderate(place, .ban(userID: userId, Restricting(seconds: seconds, description: description))),
            completionHandler)
    }

    /// Removes a user, who may not come back for a while; as an operator.
    nonisolated(nonsending) public func banUser(_ user: User, seconds: Int, description: String?) async throws {
        try await banUser(userId: user.userId, seconds: seconds, description: description)
    }

    /// Removes a user, who may not come back for a while; as an operator.
    nonisolated(nonsending) public func banUser(userId: String, seconds: Int, description: String?) async throws {
        try await awaitingEnd {
            banUser(userId: userId, seconds: seconds, description: description, completionHandler: $0)
        }
    }

    /// Lets a banned user come back; as an operator.
    public func unbanUser(_ user: User, completionHandler: SBErrorHandler?) {
        unbanUser(userId: user.userId, completionHandler: completionHandler)
    }

    /// Lets a banned user come back; as an operator.
    public func unbanUser(userId: String, completionHandler: SBErrorHandler?) {
        client.postEnd(.moderate(place, .unban(userID: userId)), completionHandler)
    }

    /// Lets a banned user come back; as an operator.
    nonisolated(nonsending) public func unbanUser(_ user: User) async throws {
        try await unbanUser(userId: user.userId)
    }

    /// Lets a banned user come back; as an operator.
    nonisolated(nonsending) public func unbanUser(userId: String) async throws {
        try await awaitingEnd { unbanUser(userId: userId, completionHandler: $0) }
    }

    /// Asks whether, why and until when the current user is muted here.
    public func getMyMutedInfo(completionHandler: MuteInfoHandler?) {
        guard let completionHandler else { return }
        let report: (MuteInfo?, SBError?) -> Void = { info, error in
            let info = info ?? MuteInfo()
            completionHandler(
                info.isMuted, info.description, info.startAt, info.endAt, info.remainingDuration, error)
        }
        client.post(.getMyMute(place), report) { outcome in
            guard case .muteInfo(let info) = outcome else { return nil }
            return info
        }
    }
}
