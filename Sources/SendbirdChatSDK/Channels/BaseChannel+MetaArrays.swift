internal import ChatWire

extension BaseChannel {
    /// Makes keys without values in the extra data of a message of one's own.
    public func createMessageMetaArrayKeys(
        message: BaseMessage, keys: [String], completionHandler: BaseMessageHandler? = nil
    ) {
        change(message, "POST", MetaArrayBody(items: keys.map { WireMetaArray(key: $0) }), completionHandler)
    }

    /// Makes keys without values in the extra data of a message of one's own.
    @discardableResult
    nonisolated(nonsending) public func createMessageMetaArrayKeys(
        message: BaseMessage, keys: [String]
    ) async throws -> BaseMessage {
        try await awaiting { createMessageMetaArrayKeys(message: message, keys: keys, completionHandler: $0) }
    }

    /// Deletes keys with their values from the extra data of a message of one's own.
    public func deleteMessageMetaArrayKeys(
        message: BaseMessage, keys: [String], completionHandler: BaseMessageHandler? = nil
    ) {
        var query = QueryItems()
        query.add("keys", keys)
        let deleted: (NoAnswer?, SBError?) -> Void = { answer, error in
            let rest = message.local.wire.metaArrays.filter { !keys.contains($0.key) }
            completionHandler?(answer.map { _ in message.with(rest) }, error)
        }
        client.ask(
            RESTRequest("DELETE", metaArrayPath(message), query: query), for: NoAnswer.self, deleted
        ) { $0 }
    }

    /// Deletes keys with their values from the extra data of a message of one's own.
    @discardableResult
    nonisolated(nonsending) public func deleteMessageMetaArrayKeys(
        message: BaseMessage, keys: [String]
    ) async throws -> BaseMessage {
        try await awaiting { deleteMessageMetaArrayKeys(message: message, keys: keys, completionHandler: $0) }
    }

    /// Adds values to the extra data of a message of one's own; keys that are not there are made.
    public func addMessageMetaArrayValues(
        message: BaseMessage, metaArrays: [MessageMetaArray], completionHandler: BaseMessageHandler? = nil
    ) {
        let body = MetaArrayBody(items: metaArrays.map(\.wire), mode: "add", upsert: true)
        change(message, "PUT", body, completionHandler)
    }

    /// Adds values to the extra data of a message of one's own.
    @discardableResult
    nonisolated(nonsending) public func addMessageMetaArrayValues(
        message: BaseMessage, metaArrays: [MessageMetaArray]
    ) async throws -> BaseMessage {
        try await awaiting {
            addMessageMetaArrayValues(message: message, metaArrays: metaArrays, completionHandler: $0)
        }
    }

    /// Adds values to the extra data of a message of one's own.
    public func addMessageMetaArrayValues(
        message: BaseMessage, keyValues: [String: [String]], completionHandler: BaseMessageHandler? = nil
    ) {
        addMessageMetaArrayValues(
            message: message, metaArrays: Self.metaArrays(keyValues), completionHandler: completionHandler)
    }

    /// Removes values from the extra data of a message of one's own; their keys stay.
    public func removeMessageMetaArrayValues(
        message: BaseMessage, metaArrays: [MessageMetaArray], completionHandler: BaseMessageHandler? = nil
    ) {
        change(message, "PUT", MetaArrayBody(items: metaArrays.map(\.wire), mode: "remove"), completionHandler)
    }

    /// Removes values from the extra data of a message of one's own.
    @discardableResult
    nonisolated(nonsending) public func removeMessageMetaArrayValues(
        message: BaseMessage, metaArrays: [MessageMetaArray]
    ) async throws -> BaseMessage {
        try await awaiting {
            removeMessageMetaArrayValues(message: message, metaArrays: metaArrays, completionHandler: $0)
        }
    }

    /// Removes values from the extra data of a message of one's own; their keys stay.
    public func removeMessageMetaArrayValues(
        message: BaseMessage, keyValues: [String: [String]], completionHandler: BaseMessageHandler? = nil
    ) {
        removeMessageMetaArrayValues(
            message: message, metaArrays: Self.metaArrays(keyValues), completionHandler: completionHandler)
    }

    private static func metaArrays(_ keyValues: [String: [String]]) -> [MessageMetaArray] {
        keyValues.sorted { $0.key < $1.key }.map { MessageMetaArray(key: $0.key, value: $0.value) }
    }

    private func metaArrayPath(_ message: BaseMessage) -> String {
        place.path("/messages/\(message.messageId)/sorted_metaarray")
    }

    private func change(
        _ message: BaseMessage, _ method: String, _ body: MetaArrayBody, _ completionHandler: BaseMessageHandler?
    ) {
        let request = RESTRequest(method, metaArrayPath(message), body: body)
        client.ask(request, for: MetaArrayBody.self, completionHandler) { message.with($0.items) }
    }
}

extension BaseMessage {
    /// The message with other extra data.
    fileprivate func with(_ metaArrays: [WireMetaArray]) -> BaseMessage {
        var changed = local
        changed.wire.metaArrays = metaArrays
        return BaseMessage.make(changed)
    }
}

/// What is asked, and answered, about the extra data of a message.
private struct MetaArrayBody: Codable, Hashable {
    var items: [WireMetaArray]
    var mode: String?
    var upsert: Bool?

    private enum CodingKeys: String, CodingKey {
        case items = "sorted_metaarray"
        case mode, upsert
    }
}

/// An answer of which only counts that there is one.
struct NoAnswer: Decodable, Hashable {
    init(from decoder: any Decoder) throws {}
}
