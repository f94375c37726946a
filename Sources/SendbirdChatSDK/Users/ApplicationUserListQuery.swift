internal import ChatWire

/// The users of the application, newest first, page by page.
// Unchecked: the pager is a value behind a lock, the parameters are not changed after the query is made.
open class ApplicationUserListQuery: NSObject, UserListQuery, @unchecked Sendable {
    /// What the query asks for; changes after the query was made have no effect.
    public let params: ApplicationUserListQueryParams

    private let pager: QueryPager
    private let query: UsersQuery
    private let client: Client?

    init(params: ApplicationUserListQueryParams, client: Client?) {
        self.params = params
        self.client = client
        var query = UsersQuery()
        query.limit = Int(params.limit)
        query.userIDs = params.userIdsFilter
        query.nicknameStartsWith = params.nicknameStartsWithFilter
        query.metadataKey = params.metaDataKeyFilter
        query.metadataValues = params.metaDataValuesFilter
        self.query = query
        pager = QueryPager()
    }

    /// Whether another page follows.
    public var hasNext: Bool { pager.hasNext }

    /// Whether a page is being loaded.
    public var isLoading: Bool { pager.isLoading }

    /// Loads the next page. Behind the last one the list is empty.
    public func loadNextPage(completionHandler: @escaping UserListHandler) {
        let query = query
        pager.load(client: client, command: { .listUsers(query, token: $0) }, completionHandler) { outcome, _ in
            outcome.users
        }
    }

    /// Loads the next page.
    nonisolated(nonsending) public func loadNextPage() async throws -> [User] {
        try await awaiting { loadNextPage(completionHandler: $0) }
    }
}
