/// The members of a channel, page by page.
// Unchecked: the pager is a value behind a lock, everything else is constant.
open class MemberListQuery: NSObject, @unchecked Sendable {
    private let channelURL: String
    private let pageSize: Int
    private let client: Client?
    private let pager = QueryPager()

    init(channelURL: String, params: MemberListQueryParams, client: Client?) {
        self.channelURL = channelURL
        pageSize = Int(clamping: params.limit)
        self.client = client
    }

    /// Whether another page follows.
    public var hasNext: Bool { pager.hasNext }

    /// Whether a page is being loaded.
    public var isLoading: Bool { pager.isLoading }

    /// How many members a page holds.
    public var limit: UInt { UInt(clamping: pageSize) }

    /// Loads the next page. Behind the last one the list is empty; called while one is loading it fails with 800170.
    public func loadNextPage(completionHandler: @escaping MemberListHandler) {
        let (url, size) = (channelURL, pageSize)
        pager.load(
            client: client, command: { .listMembers(channelURL: url, limit: size, token: $0) }, completionHandler
        ) { outcome, _ in outcome.members }
    }

    /// Loads the next page.
    nonisolated(nonsending) public func loadNextPage() async throws -> [Member] {
        try await awaiting { loadNextPage(completionHandler: $0) }
    }
}
