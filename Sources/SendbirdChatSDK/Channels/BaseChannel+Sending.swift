internal import ChatWire

extension BaseChannel {
    /// Sends a text.
    ///
    /// - Returns: The pending message, at once.
    @discardableResult
    public func sendUserMessage(_ message: String, completionHandler: UserMessageHandler? = nil) -> UserMessage {
        sendUserMessage(params: UserMessageCreateParams(message: message), completionHandler: completionHandler)
    }

    /// Sends a text message.
    ///
    /// The pending message is shown and stored before the network is asked.
    /// With local caching and auto-resend it waits for a connection where there
    /// is none; else it fails with 800101. Messages of a channel go out in the
    /// order of the calls.
    ///
    /// - Parameter completionHandler: Gets the sent message, or the failed one's error, when it is decided.
    /// - Returns: The pending message, at once.
    @discardableResult
    public func sendUserMessage(
        params: UserMessageCreateParams, completionHandler: UserMessageHandler? = nil
    ) -> UserMessage {
        let pending = client.makePending(
            for: self, text: params.message, params: params, template: params.mentionedMessageTemplate)
        client.post(.send(pending), completionHandler) { $0.userMessage }
        return UserMessage(pending)
    }

    /// Sends a text, and waits until it is sent.
    @discardableResult
    nonisolated(nonsending) public func sendUserMessage(_ message: String) async throws -> UserMessage {
        try await sendUserMessage(params: UserMessageCreateParams(message: message))
    }

    /// Sends a text message, and waits until it is sent.
    @discardableResult
    nonisolated(nonsending) public func sendUserMessage(
        params: UserMessageCreateParams
    ) async throws -> UserMessage {
        try await awaiting { sendUserMessage(params: params, completionHandler: $0) }
    }

    /// Sends a failed or withdrawn message of this channel again, under the same request id.
    ///
    /// For any other message, and for one whose sending is under way, the
    /// handler gets 800110 and nothing is sent.
    ///
    /// - Returns: The pending message, at once; the given one when it cannot be sent again.
    @discardableResult
    public func resendUserMessage(
        _ message: UserMessage, completionHandler: UserMessageHandler? = nil
    ) -> UserMessage {
        let isOurs = message.channelURL == channelURL && message.messageId == 0
        guard isOurs, message.sendingStatus == .failed || message.sendingStatus == .canceled else {
            client.fail(completionHandler, .invalidParameter, "Only failed messages of this channel can be resent.")
            return message
        }
        client.post(.resend(message.local), completionHandler) { $0.userMessage }
        var pending = message.local
        pending.status = .pending
        pending.errorCode = 0
        return UserMessage(pending)
    }

    /// Sends a failed message again, and waits until it is sent.
    @discardableResult
    nonisolated(nonsending) public func resendUserMessage(_ message: UserMessage) async throws -> UserMessage {
        try await awaiting { resendUserMessage(message, completionHandler: $0) }
    }

    /// Sends a copy of a sent message to another channel.
    ///
    /// - Returns: The pending copy; the given message when it is none that was sent (the handler gets 800110).
    @discardableResult
    public func copyUserMessage(
        _ message: UserMessage, toTargetChannel targetChannel: BaseChannel,
        completionHandler: UserMessageHandler? = nil
    ) -> UserMessage {
        guard message.sendingStatus == .succeeded, message.channelURL == channelURL else {
            client.fail(completionHandler, .invalidParameter, "Only sent messages of this channel can be copied.")
            return message
        }
        let params = UserMessageCreateParams(message: message.message)
        params.data = message.data
        params.customType = message.customType
        params.mentionType = message.mentionType
        params.mentionedUserIds = message.mentionedUsers.map(\.userId)
        params.mentionedMessageTemplate = message.mentionedMessageTemplate
        params.metaArrays = message.metaArrays
        return targetChannel.sendUserMessage(params: params, completionHandler: completionHandler)
    }

    /// Sends a copy of a sent message to another channel, and waits until it is sent.
    @discardableResult
    nonisolated(nonsending) public func copyUserMessage(
        _ message: UserMessage, toTargetChannel targetChannel: BaseChannel
    ) async throws -> UserMessage {
        try await awaiting { copyUserMessage(message, toTargetChannel: targetChannel, completionHandler: $0) }
    }

    /// Edits a text message of the current user.
    public func updateUserMessage(
        messageId: Int64, params: UserMessageUpdateParams, completionHandler: UserMessageHandler? = nil
    ) {
        let change = UpdateMessage.Params(
            channelURL: channelURL, messageID: messageId, message: params.message, data: params.data,
            customType: params.customType,
            mentionKind: params.mentionType == .channel ? .channel : params.mentionedUserIds.map { _ in .users },
            mentionedUserIDs: params.mentionedUserIds, mentionTemplate: params.mentionedMessageTemplate)
        client.post(.updateMessage(change), completionHandler) { $0.userMessage }
    }

    /// Edits a text message of the current user.
    @discardableResult
    nonisolated(nonsending) public func updateUserMessage(
        messageId: Int64, params: UserMessageUpdateParams
    ) async throws -> UserMessage {
        try await awaiting { updateUserMessage(messageId: messageId, params: params, completionHandler: $0) }
    }

    /// Deletes a message: one's own, or any as an operator. One that was not sent is dropped here.
    public func deleteMessage(_ message: BaseMessage, completionHandler: SBErrorHandler? = nil) {
        guard message.messageId != 0 else {
            client.postEnd(
                .removeUnsent(channelURL: channelURL, requestIDs: [message.requestId]), completionHandler)
            return
        }
        deleteMessage(messageId: message.messageId, completionHandler: completionHandler)
    }

    /// Deletes a message: one's own, or any as an operator.
    public func deleteMessage(messageId: Int64, completionHandler: SBErrorHandler? = nil) {
        client.postEnd(.deleteMessage(channelURL: channelURL, messageID: messageId), completionHandler)
    }

    /// Deletes a message: one's own, or any as an operator.
    nonisolated(nonsending) public func deleteMessage(_ message: BaseMessage) async throws {
        try await awaitingEnd { deleteMessage(message, completionHandler: $0) }
    }

    /// Deletes a message: one's own, or any as an operator.
    nonisolated(nonsending) public func deleteMessage(messageId: Int64) async throws {
        try await awaitingEnd { deleteMessage(messageId: messageId, completionHandler: $0) }
    }

    /// Reads the messages around a time from the server.
    public func getMessagesByTimestamp(
        _ timestamp: Int64, params: MessageListParams, completionHandler: MessageListHandler?
    ) {
        client.post(
            .listMessages(place, anchor: .time(timestamp), filter: params.filter),
            completionHandler
        ) { $0.baseMessages }
    }

    /// Reads the messages around a time from the server.
    nonisolated(nonsending) public func getMessagesByTimestamp(
        _ timestamp: Int64, params: MessageListParams
    ) async throws -> [BaseMessage] {
        try await awaiting { getMessagesByTimestamp(timestamp, params: params, completionHandler: $0) }
    }

    /// Reads the messages around a message from the server.
    public func getMessagesByMessageId(
        _ messageId: Int64, params: MessageListParams, completionHandler: MessageListHandler?
    ) {
        client.post(
            .listMessages(place, anchor: .message(messageId), filter: params.filter),
            completionHandler
        ) { $0.baseMessages }
    }

    /// Reads the messages around a message from the server.
    nonisolated(nonsending) public func getMessagesByMessageId(
        _ messageId: Int64, params: MessageListParams
    ) async throws -> [BaseMessage] {
        try await awaiting { getMessagesByMessageId(messageId, params: params, completionHandler: $0) }
    }

    /// Whom a message to send mentions, with what is known of them; nil for nobody.
    func mentions(of params: BaseMessageCreateParams, template: String?) -> MessageMentions? {
        let ids = params.mentionedUserIds ?? []
        guard params.mentionType == .channel || !ids.isEmpty || template != nil else { return nil }
        let known = wire.members ?? []
        let given = params.mentionedUsers ?? []
        let users = ids.map { id in
            known.first { $0.user.userID == id }?.user ?? given.first { $0.userId == id }?.picture.value
                ?? WireUser(userID: id)
        }
        return MessageMentions(
            kind: params.mentionType == .channel ? .channel : .users, users: users, template: template)
    }

    var myRoleOnWire: MemberRole { wire.my?.role ?? .none }
}
