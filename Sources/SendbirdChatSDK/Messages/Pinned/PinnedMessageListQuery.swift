internal import ChatWire

/// The pinned messages of a channel, the latest pinned first, page by page.
///
/// There are ten at the most, which the server gives at once; pages are parts of what the first one found.
// Unchecked: all that changes is behind locks.
open class PinnedMessageListQuery: NSObject, @unchecked Sendable {
    /// What the query asks for; changes after the query was made have no effect.
    public let params: PinnedMessageListQueryParams

    private let request: RESTRequest
    private let pageSize: Int
    private let client: Client?
    private let pager = QueryPager()
    private let rest = Locked<[PinnedMessage]?>(nil)

    init(place: ChannelPlace, params: PinnedMessageListQueryParams, client: Client?) {
        self.params = params
        self.client = client
        pageSize = max(1, Int(clamping: params.limit))
        var query = QueryItems()
        MessageParts(
            reactions: params.includeReactions, thread: params.includeThreadInfo,
            parent: params.includeParentMessageInfo, metaArrays: params.includeMetaArray
        ).add(to: &query)
        request = RESTRequest("GET", place.path("/pinned_messages"), query: query)
    }

    /// Whether another page follows.
    public var hasNext: Bool { rest.withLock { $0.map { !$0.isEmpty } ?? pager.hasNext } }

    /// Whether a page is being loaded.
    public var isLoading: Bool { pager.isLoading }

    /// Loads the next page. Behind the last one the list is empty; called while one is loading it fails with 800170.
    public func loadNextPage(completionHandler: @escaping PinnedMessageListQueryHandler) {
        if let client, let page = takePage() {
            client.succeed(completionHandler, page)
            return
        }
        let request = request
        pager.load(
            client: client, of: PinnedPage.self, next: { _ in "" }, request: { _ in request }, completionHandler
        ) { page in
            self.rest.withLock {
                $0 = page.messages.map { PinnedMessage(BaseMessage.make(LocalMessage($0))) }
            }
            return self.takePage()
        }
    }

    /// Loads the next page.
    nonisolated(nonsending) public func loadNextPage() async throws -> [PinnedMessage] {
        try await awaiting { loadNextPage(completionHandler: $0) }
    }

    private func takePage() -> [PinnedMessage]? {
        rest.withLock { rest in
            guard let all = rest else { return nil }
            rest = Array(all.dropFirst(pageSize))
            return Array(all.prefix(pageSize))
        }
    }
}

/// What the server answers.
private struct PinnedPage: Decodable, Hashable {
    var messages: [WireMessage]

    private enum CodingKeys: String, CodingKey {
        case messages = "pinned_messages"
    }
}
