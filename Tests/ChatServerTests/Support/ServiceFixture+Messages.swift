import ChatWire

@testable import ChatServer

extension ServiceFixture {
    /// Answers a message.
    @discardableResult
    func reply(
        _ text: String, to parentID: Int64, in url: String = "room", as user: LoggedIn, alsoToChannel: Bool = false
    ) async throws -> WireMessage {
        var params = SendMessage.Params(channelURL: url, requestID: "", message: text)
        params.parentMessageID = parentID
        params.isReplyToChannel = alsoToChannel
        return try await call(SendMessage.self, params, as: user).message
    }

    /// Reacts to a message, or takes it back.
    @discardableResult
    func react(
        _ key: String, to id: Int64, in url: String = "room", as user: LoggedIn,
        _ operation: ReactionChange.Operation = .add
    ) async throws -> ReactionChange {
        try await call(
            React.self, .init(channelURL: url, messageID: id, key: key, operation: operation), as: user)
    }

    /// A page of the channel `room`, the whole of it unless the query says other.
    func page(_ query: String = "", in url: String = "room", as credentials: Credentials = .apiToken) async throws
        -> MessagePage
    {
        let names = query.split(separator: "&").map { $0.prefix { $0 != "=" } }
        let hasAnchor = names.contains("message_ts") || names.contains("message_id")
        let anchor = hasAnchor ? "" : "message_ts=\(Int64.max)&"
        let size = query.contains("prev_limit") ? "" : "prev_limit=100&"
        return try await value(
            MessagePage.self, "GET", "/v3/group_channels/\(url)/messages?\(anchor)\(size)\(query)", as: credentials)
    }

    /// A message as it is now, with everything.
    func message(_ id: Int64, in url: String = "room", as credentials: Credentials = .apiToken) async throws
        -> WireMessage
    {
        let parts =
            "include_reactions=true&include_thread_info=true&include_parent_message_info=true&with_sorted_meta_array=true"
        return try await value(
            WireMessage.self, "GET", "/v3/group_channels/\(url)/messages/\(id)?\(parts)", as: credentials)
    }

    /// Waits until the search index holds all that was sent.
    func untilSearchable() async {
        await withCheckedContinuation { continuation in
            service.store.whenSearchable { continuation.resume() }
        }
    }

    /// The texts that a search finds, in its order.
    func found(_ text: String, _ more: String = "", as user: LoggedIn) async throws -> [String] {
        try await searchPage(SearchQuery(text: text).items.text + more, as: .user(user)).results.map(\.message)
    }

    /// A page of what a search finds.
    func searchPage(_ query: String, as credentials: Credentials = .apiToken) async throws -> SearchPage {
        await untilSearchable()
        return try await value(SearchPage.self, "GET", "/v3/search/messages?\(query)", as: credentials)
    }
}
