internal import ChatWire

extension BaseMessage {
    /// Reads the replies to this message around a time from the server.
    ///
    /// - Parameters:
    ///   - timestamp: In milliseconds since 1970; `Int64.max` for the newest.
    ///   - completionHandler: Gets this message as it is now, with its thread, reactions and extra data, and the
    ///     replies. A message that was deleted gives its replies without itself, as nil.
    public func getThreadedMessages(
        timestamp: Int64, params: ThreadedMessageListParams, completionHandler: ThreadedMessageListHandler? = nil
    ) {
        let request = RESTRequest(
            "GET", place.path("/messages"), query: params.query(parent: messageId, timestamp: timestamp).items)
        let report: (ThreadPage?, SBError?) -> Void = { page, error in
            completionHandler?(page?.parent, page?.replies, error)
        }
        Client.ask(request, for: MessagePage.self, report) { page in
            ThreadPage(
                parent: page.parent.map { BaseMessage.make(LocalMessage($0)) },
                replies: page.messages.map { BaseMessage.make(LocalMessage($0)) })
        }
    }

    /// Reads the replies to this message around a time from the server.
    nonisolated(nonsending) public func getThreadedMessages(
        timestamp: Int64, params: ThreadedMessageListParams
    ) async throws -> (parentMessage: BaseMessage?, messages: [BaseMessage]) {
        try await awaiting { (done: @escaping ((BaseMessage?, [BaseMessage])?, SBError?) -> Void) in
            getThreadedMessages(timestamp: timestamp, params: params) { parent, replies, error in
                done(error == nil ? replies.map { (parent, $0) } : nil, error)
            }
        }
    }
}

/// A page of a thread, with the message whose thread it is.
private struct ThreadPage {
    var parent: BaseMessage?
    var replies: [BaseMessage]
}
