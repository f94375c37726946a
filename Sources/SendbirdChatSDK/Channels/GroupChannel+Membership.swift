internal import ChatWire

extension GroupChannel {
    /// Changes the channel: any member may, but in supergroups operators only.
    public func update(params: GroupChannelUpdateParams, completionHandler: GroupChannelHandler? = nil) {
        let command: Command =
            if let cover = params.coverImage {
                .setPicture(cover, .channel(url: channelURL, params.wire), progressID: client.makeUploadID(nil))
            } else {
                .updateChannel(url: channelURL, params.wire)
            }
        client.post(command, completionHandler) { $0.channel($1) }
    }

    /// Changes the channel; there is no upload whose progress could be reported.
    public func update(
        params: GroupChannelUpdateParams, progressHandler: ProgressHandler?, completionHandler: GroupChannelHandler?
    ) {
        update(params: params, completionHandler: completionHandler)
    }

    /// Changes the channel: any member may, but in supergroups operators only.
    @discardableResult
    nonisolated(nonsending) public func update(params: GroupChannelUpdateParams) async throws -> GroupChannel {
        try await awaiting { update(params: params, completionHandler: $0) }
    }

    /// Leaves the channel. An operator who joins again is one again.
    public func leave(completionHandler: SBErrorHandler? = nil) {
        leave(shouldRemoveOperatorStatus: false, completionHandler: completionHandler)
    }

    /// Leaves the channel.
    nonisolated(nonsending) public func leave() async throws {
        try await awaitingEnd { leave(completionHandler: $0) }
    }

    /// Leaves the channel.
    ///
    /// - Parameter shouldRemoveOperatorStatus: Whether an operator who joins again is an ordinary member then.
    public func leave(shouldRemoveOperatorStatus: Bool, completionHandler: SBErrorHandler?) {
        client.postEnd(
            .changeMembership(url: channelURL, .leave(removesRole: shouldRemoveOperatorStatus)), completionHandler)
    }

    /// Leaves the channel.
    nonisolated(nonsending) public func leave(shouldRemoveOperatorStatus: Bool) async throws {
        try await awaitingEnd {
            leave(shouldRemoveOperatorStatus: shouldRemoveOperatorStatus, completionHandler: $0)
        }
    }

    /// Joins a public channel, or one that has invited the current user.
    public func join(completionHandler: SBErrorHandler? = nil) {
        client.postEnd(.changeMembership(url: channelURL, .join()), completionHandler)
    }

    /// Joins a public channel, or one that has invited the current user.
    nonisolated(nonsending) public func join() async throws {
        try await awaitingEnd { join(completionHandler: $0) }
    }

    /// Accepts an invitation: the current user is a member then.
    public func acceptInvitation(completionHandler: SBErrorHandler? = nil) {
        client.postEnd(.changeMembership(url: channelURL, .accept()), completionHandler)
    }

    /// Accepts an invitation: the current user is a member then.
    nonisolated(nonsending) public func acceptInvitation() async throws {
        try await awaitingEnd { acceptInvitation(completionHandler: $0) }
    }

    /// Declines an invitation.
    public func declineInvitation(completionHandler: SBErrorHandler? = nil) {
        client.postEnd(.changeMembership(url: channelURL, .decline), completionHandler)
    }

    /// Declines an invitation.
    nonisolated(nonsending) public func declineInvitation() async throws {
        try await awaitingEnd { declineInvitation(completionHandler: $0) }
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
        client.postEnd(.moderate(place, .freeze(true)), completionHandler)
    }

    /// Lets only operators send; as an operator.
    nonisolated(nonsending) public func freeze() async throws {
        try await awaitingEnd { freeze(completionHandler: $0) }
    }

    /// Lets everyone send again; as an operator.
    public func unfreeze(completionHandler: SBErrorHandler? = nil) {
        client.postEnd(.moderate(place, .freeze(false)), completionHandler)
    }

    /// Lets everyone send again; as an operator.
    nonisolated(nonsending) public func unfreeze() async throws {
        try await awaitingEnd { unfreeze(completionHandler: $0) }
    }

    /// Deletes the channel with all that was said in it; as an operator.
    public func delete(completionHandler: SBErrorHandler? = nil) {
        client.postEnd(.moderate(place, .delete), completionHandler)
    }

    /// Deletes the channel with all that was said in it; as an operator.
    nonisolated(nonsending) public func delete() async throws {
        try await awaitingEnd { delete(completionHandler: $0) }
    }
}
