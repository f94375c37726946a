internal import ChatWire

extension GroupChannel {
    /// How many joined members have not read a message: its sender and the
    /// current user do not count. 0 for admin messages and for supergroups.
    public func getUnreadMemberCount(_ message: BaseMessage) -> Int {
        laggards(of: message) { $0.readAt }.count
    }

    /// How many joined members a message has not reached: its sender and the
    /// current user do not count. Reading implies having received.
    public func getUndeliveredMemberCount(_ message: BaseMessage) -> Int {
        laggards(of: message) { max($0.readAt, $0.deliveredAt) }.count
    }

    /// The members who have read a message.
    ///
    /// - Parameter includeAllMembers: Whether its sender and the current user may be among them.
    public func getReadMembers(message: BaseMessage, includeAllMembers: Bool) -> [Member] {
        readers(of: message, includeAllMembers: includeAllMembers) { $0.readAt >= message.createdAt }
    }

    /// The members who have not read a message.
    ///
    /// - Parameter includeAllMembers: Whether its sender and the current user may be among them.
    public func getUnreadMembers(message: BaseMessage, includeAllMembers: Bool) -> [Member] {
        readers(of: message, includeAllMembers: includeAllMembers) { $0.readAt < message.createdAt }
    }

    /// The members whom a message has not reached.
    ///
    /// - Parameter includeAllMembers: Whether its sender and the current user may be among them.
    public func getUndeliveredMembers(message: BaseMessage, includeAllMembers: Bool) -> [Member] {
        readers(of: message, includeAllMembers: includeAllMembers) {
            max($0.readAt, $0.deliveredAt) < message.createdAt
        }
    }

    /// Tells the server that the channel's messages reached the current user, up to the newest. While connected the
    /// SDK does so by itself. Fails with 900090 in supergroups.
    public func markAsDelivered(completionHandler: SBErrorHandler? = nil) {
        client.postEnd(.markDelivered(channelURL: channelURL), completionHandler)
    }

    /// Tells the server that the channel's messages reached the current user.
    nonisolated(nonsending) public func markAsDelivered() async throws {
        try await awaitingEnd { markAsDelivered(completionHandler: $0) }
    }

    /// Marks the channel read up to its newest message. Calls that come while one is under way share its answer.
    public func markAsRead(completionHandler: SBErrorHandler? = nil) {
        client.postEnd(.markRead(channelURL: channelURL), completionHandler)
    }

    /// Marks the channel read up to its newest message.
    nonisolated(nonsending) public func markAsRead() async throws {
        try await awaitingEnd { markAsRead(completionHandler: $0) }
    }

    private func laggards(of message: BaseMessage, reached: (WireMember) -> Int64) -> [WireMember] {
        guard !(message is AdminMessage), !isSuper else { return [] }
        let (members, me) = face.withLock { ($0.wire.members ?? [], $0.currentUserID) }
        return members.filter { member in
            member.state == .joined && member.user.userID != me && member.user.userID != message.sender?.userId
                && reached(member) < message.createdAt
        }
    }

    private func readers(
        of message: BaseMessage, includeAllMembers: Bool, where holds: (WireMember) -> Bool
    ) -> [Member] {
        guard !(message is AdminMessage), !isSuper else { return [] }
        let (members, me) = face.withLock { ($0.memberObjects(), $0.currentUserID) }
        return members.filter { member in
            guard member.state == .joined, holds(member.wire) else { return false }
            return includeAllMembers || (member.userId != me && member.userId != message.sender?.userId)
        }
    }
}
