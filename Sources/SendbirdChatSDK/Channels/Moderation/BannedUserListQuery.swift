/// The banned users of a channel, by nickname, page by page; as an operator. Each is a ``RestrictedUser``.
// Unchecked: the pager is a value behind a lock, the parameters are not changed after the query is made.
open class BannedUserListQuery: NSObject, UserListQuery, @unchecked Sendable {
    /// What the query asks for; changes after the query was made have no effect.
    public let params: BannedUserListQueryParams

    private let place: ChannelPlace
    private let pageSize: Int
    private let client: Client?
    private let pager = QueryPager()

    init(place: ChannelPlace, params: BannedUserListQueryParams, client: Client?) {
        self.params = params
        self.place = place
        self.client = client
        pageSize = Int(clamping: params.limit)
    }

    /// Whether another page follows.
    public var hasNext: Bool { pager.hasNext }

    /// Whether a page is being loaded.
    public var isLoading: Bool { pager.isLoading }

    /// How many users a page holds.
    public var limit: UInt { UInt(clamping: pageSize) }

    /// Loads the next page. Behind the last one the list is empty; called while one is loading it fails with 800170.
    public func loadNextPage(completionHandler: @escaping UserListHandler) {
        let (place, size) = (place, pageSize)
        pager.load(
            client: client, command: { .listBanned(place, limit: size, token: $0) }, completionHandler
        ) { outcome, _ in outcome.users }
    }

    /// Loads the next page.
    nonisolated(nonsending) public func loadNextPage() async throws -> [User] {
        try await awaiting { loadNextPage(completionHandler: $0) }
    }
}
