internal import ChatWire

/// A list of the current user's channels, page by page. A ``GroupChannelCollection`` keeps the same list live.
// Unchecked: the pager is a value behind a lock, everything else is constant.
open class GroupChannelListQuery: NSObject, @unchecked Sendable {
    /// What the query asks for; changes after the query was made have no effect.
    public let params: GroupChannelListQueryParams

    let listing: ChannelListing
    let client: Client?
    private let pager = QueryPager()
    private let pageOrder: GroupChannelListOrder

    init(params: GroupChannelListQueryParams, client: Client?) {
        self.params = params
        self.client = client
        listing = ChannelListing(query: params.wire)
        pageOrder = params.order
    }

    /// Whether another page follows.
    public var hasNext: Bool { pager.hasNext }

    /// Whether a page is being loaded.
    public var isLoading: Bool { pager.isLoading }

    /// How many channels a page holds.
    public var limit: UInt { UInt(clamping: listing.query.limit) }

    /// The order.
    public var order: GroupChannelListOrder { pageOrder }

    /// Loads the next page. Behind the last one the list is empty; called while one is loading it fails with 800170.
    public func loadNextPage(completionHandler: @escaping GroupChannelListHandler) {
        let query = listing.query
        pager.load(client: client, command: { .listChannels(query, token: $0) }, completionHandler) { $0.channels($1) }
    }

    /// Loads the next page.
    nonisolated(nonsending) public func loadNextPage() async throws -> [GroupChannel] {
        try await awaiting { loadNextPage(completionHandler: $0) }
    }

    /// Whether a channel belongs to the list, as it is now.
    public func belongsTo(channel: GroupChannel) -> Bool {
        listing.accepts(channel.wire, of: client?.currentUserID ?? "")
    }

    /// Compares two channels by the list's order; anything else is the same.
    public func comparator() -> SBObjectComparator {
        { [listing] left, right in
            guard let left = left as? GroupChannel, let right = right as? GroupChannel else { return .orderedSame }
            let (leftKey, rightKey) = (listing.key(of: left.wire), listing.key(of: right.wire))
            if leftKey == rightKey { return .orderedSame }
            return leftKey.precedes(rightKey) ? .orderedAscending : .orderedDescending
        }
    }

    /// Compares two channels by the list's order.
    public func orderBetweenObject(obj1: Any?, obj2: Any?) -> ComparisonResult {
        comparator()(obj1, obj2)
    }
}
