internal import ChatWire

/// A search for messages, page by page. A message is found a moment after it was sent.
// Unchecked: all that changes is behind locks, the parameters are read when the query is made.
open class MessageSearchQuery: NSObject, @unchecked Sendable {
    /// What is searched for; changes after the query was made have no effect.
    public let params: MessageSearchQueryParams

    private let query: SearchQuery
    private let client: Client?
    private let pager = QueryPager()
    private let total = Locked<UInt>(0)

    init(params: MessageSearchQueryParams, client: Client?) {
        self.params = params
        self.client = client
        query = SearchQuery(
            text: params.keyword ?? "", channelURL: params.channelURL, channelCustomType: params.channelCustomType,
            from: params.messageTimestampFrom > 0 ? params.messageTimestampFrom : nil,
            to: params.messageTimestampTo > 0 ? params.messageTimestampTo : nil, isExact: params.exactMatch,
            order: params.order == .score ? .score : .time, isReversed: params.reverse,
            limit: Int(clamping: params.limit))
    }

    /// Whether another page follows.
    public var hasNext: Bool { pager.hasNext }

    /// Whether a page is being loaded.
    public var isLoading: Bool { pager.isLoading }

    /// How many messages fit in all, up to 10,000; 0 before the first page.
    public var totalCount: UInt { total.value }

    /// Loads the next page. Behind the last one the list is empty; called while one is loading it fails with 800170,
    /// without a keyword with 400105.
    public func loadNextPage(completionHandler: @escaping MessageListHandler) {
        let query = query
        pager.load(
            client: client, of: SearchPage.self, next: { $0.hasNext ? $0.endCursor : "" },
            request: { cursor in
                var query = query
                query.after = cursor
                return RESTRequest("GET", "/v3/search/messages", query: query.items)
            }, completionHandler
        ) { page in
            self.total.withLock { $0 = UInt(clamping: page.totalCount) }
            return page.results.map { BaseMessage.make(LocalMessage($0)) }
        }
    }

    /// Loads the next page.
    nonisolated(nonsending) public func loadNextPage() async throws -> [BaseMessage] {
        try await awaiting { loadNextPage(completionHandler: $0) }
    }
}

extension SendbirdChat {
    /// A search for messages.
    public class func createMessageSearchQuery(params: MessageSearchQueryParams) -> MessageSearchQuery {
        MessageSearchQuery(params: params, client: Client.current)
    }

    /// A search for messages.
    public class func createMessageSearchQuery(builder: (MessageSearchQueryParams) -> Void) -> MessageSearchQuery {
        createMessageSearchQuery(params: MessageSearchQueryParams(builder: builder))
    }
}
