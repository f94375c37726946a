internal import ChatWire

extension BaseChannel {
    /// The ids of the pinned messages that the current user may see, the latest pinned last.
    public var pinnedMessageIds: [Int64] { wire.pinnedMessageIDs }

    /// The latest pinned message; nil where none is pinned, and until it was read.
    public var lastPinnedMessage: BaseMessage? {
        wire.lastPinnedMessage.map { BaseMessage.make(LocalMessage($0)) }
    }

    /// Pins a message; whoever may send may, in supergroups operators. At most 10 are pinned (400203).
    public func pinMessage(messageId: Int64, completionHandler: SBErrorHandler? = nil) {
        client.postEnd(.changeChannel(pin("POST", messageId), url: channelURL), completionHandler)
    }

    /// Pins a message.
    nonisolated(nonsending) public func pinMessage(messageId: Int64) async throws {
        try await awaitingEnd { pinMessage(messageId: messageId, completionHandler: $0) }
    }

    /// Takes a pinned message down.
    public func unpinMessage(messageId: Int64, completionHandler: SBErrorHandler? = nil) {
        client.postEnd(.changeChannel(pin("DELETE", messageId), url: channelURL), completionHandler)
    }

    /// Takes a pinned message down.
    nonisolated(nonsending) public func unpinMessage(messageId: Int64) async throws {
        try await awaitingEnd { unpinMessage(messageId: messageId, completionHandler: $0) }
    }

    /// The pinned messages, the latest pinned first.
    public func createPinnedMessageListQuery(params: PinnedMessageListQueryParams) -> PinnedMessageListQuery? {
        PinnedMessageListQuery(place: place, params: params, client: client)
    }

    private func pin(_ method: String, _ id: Int64) -> RESTRequest {
        RESTRequest(method, place.path("/messages/\(id)/pin"))
    }
}

extension SendbirdChat {
    /// The pinned messages of a group channel, the latest pinned first.
    public class func createPinnedMessageListQuery(
        channelURL: String, params: PinnedMessageListQueryParams
    ) -> PinnedMessageListQuery {
        PinnedMessageListQuery(
            place: ChannelPlace(type: .group, url: channelURL), params: params, client: Client.current)
    }
}
