internal import ChatWire

/// The members of a channel, page by page.
// Unchecked: the pager is a value behind a lock, the parameters are not changed after the query is made.
open class MemberListQuery: NSObject, @unchecked Sendable {
    private let channelURL: String
    private let query: MembersQuery
    private let params: MemberListQueryParams
    private let client: Client?
    private let pager = QueryPager()

    init(channelURL: String, params: MemberListQueryParams, client: Client?) {
        self.channelURL = channelURL
        self.params = params
        query = params.wire
        self.client = client
    }

    /// Whether another page follows.
    public var hasNext: Bool { pager.hasNext }

    /// Whether a page is being loaded.
    public var isLoading: Bool { pager.isLoading }

    /// How many members a page holds.
    public var limit: UInt { UInt(clamping: query.limit) }

    /// Which members by membership.
    public var memberStateFilter: MemberStateFilter { params.memberStateFilter }

    /// Which members by their being muted.
    public var mutedMemberFilter: GroupChannelMutedMemberFilter { params.mutedMemberFilter }

    /// Which members by their role.
    public var operatorFilter: GroupChannelOperatorFilter { params.operatorFilter }

    /// The order.
    public var order: MemberListOrder { params.order }

    /// Loads the next page. Behind the last one the list is empty; called while one is loading it fails with 800170.
    public func loadNextPage(completionHandler: @escaping MemberListHandler) {
        let (url, query) = (channelURL, query)
        pager.load(
            client: client, command: { .listMembers(channelURL: url, query, token: $0) }, completionHandler
        ) { outcome, _ in outcome.members }
    }

    /// Loads the next page.
    nonisolated(nonsending) public func loadNextPage() async throws -> [Member] {
        try await awaiting { loadNextPage(completionHandler: $0) }
    }
}
