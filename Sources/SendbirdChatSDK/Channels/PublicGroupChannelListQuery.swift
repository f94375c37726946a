internal import ChatWire

/// The public channels of the application, page by page: those that anyone may join.
// Unchecked: the pager is a value behind a lock, the parameters are not changed after the query is made.
open class PublicGroupChannelListQuery: NSObject, @unchecked Sendable {
    /// What the query asks for; changes after the query was made have no effect.
    public let params: PublicGroupChannelListQueryParams

    private let query: MyChannelsQuery
    private let client: Client?
    private let pager = QueryPager()

    init(params: PublicGroupChannelListQueryParams, client: Client?) {
        self.params = params
        self.client = client
        query = params.wire
    }

    /// Whether another page follows.
    public var hasNext: Bool { pager.hasNext }

    /// Whether a page is being loaded.
    public var isLoading: Bool { pager.isLoading }

    /// How many channels a page holds.
    public var limit: UInt { UInt(clamping: query.limit) }

    /// Loads the next page. Behind the last one the list is empty; called while one is loading it fails with 800170.
    public func loadNextPage(completionHandler: @escaping GroupChannelListHandler) {
        let query = query
        pager.load(
            client: client, command: { .listPublicChannels(query, token: $0) }, completionHandler
        ) { $0.channels($1) }
    }

    /// Loads the next page.
    nonisolated(nonsending) public func loadNextPage() async throws -> [GroupChannel] {
        try await awaiting { loadNextPage(completionHandler: $0) }
    }
}
