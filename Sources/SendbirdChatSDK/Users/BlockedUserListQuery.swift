internal import ChatWire

/// The users whom the current user blocks, page by page.
// Unchecked: the pager is a value behind a lock, the parameters are read when the query is made.
open class BlockedUserListQuery: NSObject, UserListQuery, @unchecked Sendable {
    /// What the query asks for; changes after the query was made have no effect.
    public let params: BlockedUserListQueryParams

    private let query: UsersQuery
    private let client: Client?
    private let pager = QueryPager()

    init(params: BlockedUserListQueryParams, client: Client?) {
        self.params = params
        self.client = client
        var query = UsersQuery()
        query.limit = Int(clamping: params.limit)
        query.userIDs = params.userIdsFilter.isEmpty ? nil : params.userIdsFilter
        self.query = query
    }

    /// Whether another page follows.
    public var hasNext: Bool { pager.hasNext }

    /// Whether a page is being loaded.
    public var isLoading: Bool { pager.isLoading }

    /// Loads the next page. Behind the last one the list is empty; called while one is loading it fails with 800170.
    public func loadNextPage(completionHandler: @escaping UserListHandler) {
        let query = query
        pager.load(
            client: client, of: UserPage.self, next: \.next,
            request: { token in
                var query = query
                query.token = token
                return RESTRequest("GET", RESTRequest.pathOfMe("/block"), query: query.items)
            }, completionHandler
        ) { $0.users.map(User.init) }
    }

    /// Loads the next page.
    nonisolated(nonsending) public func loadNextPage() async throws -> [User] {
        try await awaiting { loadNextPage(completionHandler: $0) }
    }
}
