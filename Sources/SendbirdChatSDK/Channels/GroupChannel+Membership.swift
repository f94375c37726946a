internal import ChatWire

extension GroupChannel {
    /// Changes the channel; as an operator.
    public func update(params: GroupChannelUpdateParams, completionHandler: GroupChannelHandler? = nil) {
        let command: Command =
            if let cover = params.coverImage {
                .setPicture(cover, .channel(url: channelURL, params.wire), progressID: client.makeUploadID(nil))
            } else {
                .updateChannel(url: channelURL, params.wire)
            }
        client.post(command, completionHandler) { $0.channel($1) }
    }

    /// Changes the channel; as an operator.
    @discardableResult
    nonisolated(nonsending) public func update(params: GroupChannelUpdateParams) async throws -> GroupChannel {
        try await awaiting { update(params: params, completionHandler: $0) }
    }

    /// Leaves the channel.
    public func leave(completionHandler: SBErrorHandler? = nil) {
        client.postEnd(.changeMembership(url: channelURL, .leave), completionHandler)
    }

    /// Leaves the channel.
    nonisolated(nonsending) public func leave() async throws {
        try await awaitingEnd { leave(completionHandler: $0) }
    }

    /// Invites a user.
    public func inviteUser(_ user: User, completionHandler: SBErrorHandler? = nil) {
        inviteUserIds([user.userId], completionHandler: completionHandler)
    }

    /// Invites users.
    public func inviteUsers(_ users: [User], completionHandler: SBErrorHandler? = nil) {
        inviteUserIds(users.map(\.userId), completionHandler: completionHandler)
    }

    /// Invites a user.
    public func inviteUserId(_ userId: String, completionHandler: SBErrorHandler? = nil) {
        inviteUserIds([userId], completionHandler: completionHandler)
    }

    /// Invites users.
    public func inviteUserIds(_ userIds: [String], completionHandler: SBErrorHandler? = nil) {
        client.postEnd(.changeMembership(url: channelURL, .invite(userIds)), completionHandler)
    }

    /// Invites users.
    nonisolated(nonsending) public func inviteUserIds(_ userIds: [String]) async throws {
        try await awaitingEnd { inviteUserIds(userIds, completionHandler: $0) }
    }

    /// Lets only operators send; as an operator.
    public func freeze(completionHandler: SBErrorHandler? = nil) {
        client.postEnd(.changeMembership(url: channelURL, .freeze(true)), completionHandler)
    }

    /// Lets only operators send; as an operator.
    nonisolated(nonsending) public func freeze() async throws {
        try await awaitingEnd { freeze(completionHandler: $0) }
    }

    /// Lets everyone send again; as an operator.
    public func unfreeze(completionHandler: SBErrorHandler? = nil) {
        client.postEnd(.changeMembership(url: channelURL, .freeze(false)), completionHandler)
    }

    /// Lets everyone send again; as an operator.
    nonisolated(nonsending) public func unfreeze() async throws {
        try await awaitingEnd { unfreeze(completionHandler: $0) }
    }
}
