internal import ChatWire

/// The polls of a channel, the newest first, page by page.
// Unchecked: the pager is a value behind a lock, the rest is set before the first page.
open class PollListQuery: NSObject, @unchecked Sendable {
    /// How many polls a page holds, 1 to 100. Default: 20. Set it before the first page.
    open var limit: UInt

    private let place: ChannelPlace
    private let client: Client?
    private let pager = QueryPager()

    init(place: ChannelPlace, limit: UInt, client: Client?) {
        self.place = place
        self.limit = limit
        self.client = client
    }

    /// Whether another page follows.
    public var hasNext: Bool { pager.hasNext }

    /// Whether a page is being loaded.
    public var isLoading: Bool { pager.isLoading }

    /// Loads the next page. Behind the last one the list is empty; called while one is loading it fails with 800170.
    public func loadNextPage(completionHandler: @escaping PollListHandler) {
        var query = QueryItems()
        query.add("channel_url", place.url)
        query.add("channel_type", place.type == .open ? "open_channels" : "group_channels")
        let (place, size) = (place, Int(clamping: limit))
        pager.load(
            client: client, of: PollPage.self, next: \.next,
            request: { .page("/v3/polls", limit: size, token: $0, query: query) }, completionHandler
        ) { page in page.polls.map { Poll($0, channel: place) } }
    }

    /// Loads the next page.
    nonisolated(nonsending) public func loadNextPage() async throws -> [Poll] {
        try await awaiting { loadNextPage(completionHandler: $0) }
    }
}
