internal import ChatWire

/// A list of the application's open channels, newest made first, page by page.
// Unchecked: the pager is a value behind a lock, the parameters are not changed after the query is made.
open class OpenChannelListQuery: NSObject, @unchecked Sendable {
    /// What the query asks for; changes after the query was made have no effect.
    public let params: OpenChannelListQueryParams

    private let query: OpenChannelsQuery
    private let client: Client?
    private let pager = QueryPager()

    init(params: OpenChannelListQueryParams, client: Client?) {
        self.params = params
        self.client = client
        query = params.wire
    }

    /// Whether another page follows.
    public var hasNext: Bool { pager.hasNext }

    /// Whether a page is being loaded.
    public var isLoading: Bool { pager.isLoading }

    /// Loads the next page. Behind the last one the list is empty; called while one is loading it fails with 800170.
    public func loadNextPage(completionHandler: @escaping OpenChannelListHandler) {
        let query = query
        pager.load(client: client, command: { .listOpenChannels(query, token: $0) }, completionHandler) {
            $0.openChannels($1)
        }
    }

    /// Loads the next page.
    nonisolated(nonsending) public func loadNextPage() async throws -> [OpenChannel] {
        try await awaiting { loadNextPage(completionHandler: $0) }
    }
}
