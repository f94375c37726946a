internal import ChatWire

extension BaseMessage {
    /// Reads one message from the server.
    public class func getMessage(params: MessageRetrievalParams, completionHandler: BaseMessageHandler? = nil) {
        let filter = params.filter
        var query = QueryItems()
        filter.parts.add(to: &query)
        let place = ChannelPlace(type: params.channelType, url: params.channelURL)
        let request = RESTRequest("GET", place.path("/messages/\(params.messageId)"), query: query)
        Client.ask(request, for: WireMessage.self, completionHandler) { BaseMessage.make(filter.shown($0)) }
    }

    /// Reads one message from the server.
    nonisolated(nonsending) public class func getMessage(params: MessageRetrievalParams) async throws -> BaseMessage {
        try await awaiting { getMessage(params: params, completionHandler: $0) }
    }

    /// Reads one of the current user's scheduled messages from the server.
    public class func getScheduledMessage(
        params: ScheduledMessageRetrievalParams, completionHandler: BaseMessageHandler? = nil
    ) {
        let place = ChannelPlace(type: .group, url: params.channelURL)
        let request = RESTRequest("GET", place.path("/scheduled_messages/\(params.scheduledMessageId)"))
        Client.ask(request, for: WireScheduledMessage.self, completionHandler) {
            BaseMessage.make($0.local(of: Client.current))
        }
    }

    /// Reads one of the current user's scheduled messages from the server.
    nonisolated(nonsending) public class func getScheduledMessage(
        params: ScheduledMessageRetrievalParams
    ) async throws -> BaseMessage {
        try await awaiting { getScheduledMessage(params: params, completionHandler: $0) }
    }
}
