internal import ChatWire

extension GroupChannel {
    /// Lets the server send a text later. It is told of as any message then, to its sender too.
    ///
    /// - Parameter completionHandler: Gets the message with its ``BaseMessage/scheduledInfo``.
    public func createScheduledUserMessage(
        params: ScheduledUserMessageCreateParams, completionHandler: UserMessageHandler? = nil
    ) {
        ask(RESTRequest("POST", scheduledPath(), body: params.body), completionHandler)
    }

    /// Lets the server send a text later.
    @discardableResult
    nonisolated(nonsending) public func createScheduledUserMessage(
        params: ScheduledUserMessageCreateParams
    ) async throws -> UserMessage {
        try await awaiting { createScheduledUserMessage(params: params, completionHandler: $0) }
    }

    /// Lets the server send a file later; it is uploaded now.
    public func createScheduledFileMessage(
        params: ScheduledFileMessageCreateParams, completionHandler: FileMessageHandler? = nil
    ) {
        let (body, path) = (params.body, scheduledPath())
        send(params.toSend, params.file, completionHandler) { RESTRequest("POST", path, body: body.with($0)) }
    }

    /// Lets the server send a file later; it is uploaded now.
    @discardableResult
    nonisolated(nonsending) public func createScheduledFileMessage(
        params: ScheduledFileMessageCreateParams
    ) async throws -> FileMessage {
        try await awaiting { createScheduledFileMessage(params: params, completionHandler: $0) }
    }

    /// Changes a scheduled text message that waits.
    public func updateScheduledUserMessage(
        scheduledMessageId: Int64, params: ScheduledUserMessageUpdateParams,
        completionHandler: UserMessageHandler? = nil
    ) {
        ask(RESTRequest("PUT", scheduledPath(scheduledMessageId), body: params.body), completionHandler)
    }

    /// Changes a scheduled text message that waits.
    @discardableResult
    nonisolated(nonsending) public func updateScheduledUserMessage(
        scheduledMessageId: Int64, params: ScheduledUserMessageUpdateParams
    ) async throws -> UserMessage {
        try await awaiting {
            updateScheduledUserMessage(
                scheduledMessageId: scheduledMessageId, params: params, completionHandler: $0)
        }
    }

    /// Changes a scheduled file message that waits.
    public func updateScheduledFileMessage(
        scheduledMessageId: Int64, params: ScheduledFileMessageUpdateParams,
        completionHandler: FileMessageHandler? = nil
    ) {
        let (body, path) = (params.body, scheduledPath(scheduledMessageId))
        guard params.changesFile else {
            ask(RESTRequest("PUT", path, body: body), completionHandler)
            return
        }
        send(params.toSend, params.file, completionHandler) { RESTRequest("PUT", path, body: body.with($0)) }
    }

    /// Changes a scheduled file message that waits.
    @discardableResult
    nonisolated(nonsending) public func updateScheduledFileMessage(
        scheduledMessageId: Int64, params: ScheduledFileMessageUpdateParams
    ) async throws -> FileMessage {
        try await awaiting {
            updateScheduledFileMessage(
                scheduledMessageId: scheduledMessageId, params: params, completionHandler: $0)
        }
    }

    /// Takes a scheduled message back.
    public func cancelScheduledMessage(scheduledMessageId: Int64, completionHandler: SBErrorHandler? = nil) {
        client.askEnd(RESTRequest("DELETE", scheduledPath(scheduledMessageId)), completionHandler)
    }

    /// Takes a scheduled message back.
    nonisolated(nonsending) public func cancelScheduledMessage(scheduledMessageId: Int64) async throws {
        try await awaitingEnd {
            cancelScheduledMessage(scheduledMessageId: scheduledMessageId, completionHandler: $0)
        }
    }

    /// Sends a scheduled message before its time.
    public func sendScheduledMessageNow(scheduledMessageId: Int64, completionHandler: SBErrorHandler? = nil) {
        client.askEnd(RESTRequest("POST", scheduledPath(scheduledMessageId) + "/send_now"), completionHandler)
    }

    /// Sends a scheduled message before its time.
    nonisolated(nonsending) public func sendScheduledMessageNow(scheduledMessageId: Int64) async throws {
        try await awaitingEnd {
            sendScheduledMessageNow(scheduledMessageId: scheduledMessageId, completionHandler: $0)
        }
    }

    private func scheduledPath(_ id: Int64? = nil) -> String {
        place.path("/scheduled_messages" + (id.map { "/\($0)" } ?? ""))
    }

    private func ask<Message: BaseMessage>(
        _ request: RESTRequest, _ completionHandler: ((Message?, SBError?) -> Void)?
    ) {
        client.ask(request, for: WireScheduledMessage.self, completionHandler) { [client] message in
            BaseMessage.make(message.local(of: client)) as? Message
        }
    }

    /// Uploads the file where it has no address, and asks then.
    private func send(
        _ file: FileToSend, _ bytes: Data?, _ completionHandler: FileMessageHandler?,
        request: @escaping @Sendable (WireFile) -> RESTRequest
    ) {
        let wire: WireFile
        do {
            wire = try file.wire(uploadBytesMost: client.fileAccess.value.uploadBytes)
        } catch {
            client.fail(completionHandler, ChatError(rawValue: error.code) ?? .unknownError, error.localizedDescription)
            return
        }
        guard let bytes else {
            ask(request(wire), completionHandler)
            return
        }
        let sizes = wire.thumbnails.map { "\($0.width)x\($0.height)" }
        let query = UploadQuery(name: wire.name, type: wire.type, thumbnailSizes: sizes)
        let command = Command.upload(bytes, query, progressID: client.makeUploadID(nil)) {
            Question(request($0), for: WireScheduledMessage.self)
        }
        client.post(command, completionHandler) { [client] outcome in
            outcome.answer(as: WireScheduledMessage.self).flatMap {
                BaseMessage.make($0.local(of: client)) as? FileMessage
            }
        }
    }
}

extension SendbirdChat {
    /// The current user's scheduled messages.
    ///
    /// - Parameter channelURL: Those that go to a channel; nil for all.
    public class func createScheduledMessageListQuery(channelURL: String?) -> ScheduledMessageListQuery {
        createScheduledMessageListQuery(channelURL: channelURL, params: ScheduledMessageListQueryParams())
    }

    /// The current user's scheduled messages.
    public class func createScheduledMessageListQuery(
        channelURL: String?, params: ScheduledMessageListQueryParams
    ) -> ScheduledMessageListQuery {
        ScheduledMessageListQuery(channelURL: channelURL, params: params, client: Client.current)
    }

    /// The current user's scheduled messages.
    public class func createScheduledMessageListQuery(
        channelURL: String?, paramsBuilder: (ScheduledMessageListQueryParams) -> Void
    ) -> ScheduledMessageListQuery {
        createScheduledMessageListQuery(
            channelURL: channelURL, params: ScheduledMessageListQueryParams(builder: paramsBuilder))
    }

    /// How many scheduled messages the current user has in a channel.
    public class func getTotalScheduledMessageCount(
        params: TotalScheduledMessageCountParams, completionHandler: @escaping CountHandler
    ) {
        let query = QueryItems.scheduled(params.channelURL, params.scheduledStatusOptions, params.messageTypeFilter)
        let request = RESTRequest("GET", "/v3/scheduled_messages/count", query: query)
        Client.askCount(request, for: ScheduledCount.self, completionHandler) { UInt(clamping: $0.count) }
    }

    /// How many scheduled messages the current user has in a channel.
    nonisolated(nonsending) public class func getTotalScheduledMessageCount(
        params: TotalScheduledMessageCountParams
    ) async throws -> UInt {
        try await awaitingCount { getTotalScheduledMessageCount(params: params, completionHandler: $0) }
    }
}

/// What the server answers.
private struct ScheduledCount: Decodable, Hashable {
    var count: Int64
}
