/// The users who are in an open channel, page by page.
// Unchecked: the pager is a value behind a lock, the parameters are not changed after the query is made.
open class ParticipantListQuery: NSObject, UserListQuery, @unchecked Sendable {
    /// What the query asks for; changes after the query was made have no effect.
    public let params: ParticipantListQueryParams

    private let channelURL: String
    private let pageSize: Int
    private let client: Client?
    private let pager = QueryPager()

    init(channelURL: String, params: ParticipantListQueryParams, client: Client?) {
        self.channelURL = channelURL
        self.params = params
        self.client = client
        pageSize = Int(clamping: params.limit)
    }

    /// Whether another page follows.
    public var hasNext: Bool { pager.hasNext }

    /// Whether a page is being loaded.
    public var isLoading: Bool { pager.isLoading }

    /// Loads the next page. Behind the last one the list is empty; called while one is loading it fails with 800170.
    public func loadNextPage(completionHandler: @escaping UserListHandler) {
        let (url, size) = (channelURL, pageSize)
        pager.load(
            client: client, command: { .listParticipants(channelURL: url, limit: size, token: $0) }, completionHandler
        ) { outcome, _ in outcome.users }
    }

    /// Loads the next page.
    nonisolated(nonsending) public func loadNextPage() async throws -> [User] {
        try await awaiting { loadNextPage(completionHandler: $0) }
    }
}
