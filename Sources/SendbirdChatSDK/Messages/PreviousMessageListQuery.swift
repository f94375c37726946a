internal import ChatWire

/// The messages of a channel, back from the newest, page by page.
// Unchecked: the pager is a value behind a lock, the parameters are read when the query is made.
open class PreviousMessageListQuery: NSObject, @unchecked Sendable {
    /// What the query asks for; changes after the query was made have no effect.
    public let params: PreviousMessageListQueryParams

    private let place: ChannelPlace
    private let filter: MessageFilter
    private let client: Client?
    private let pager = QueryPager()

    init(place: ChannelPlace, params: PreviousMessageListQueryParams, client: Client?) {
        self.params = params
        self.place = place
        self.client = client
        filter = params.filter
    }

    /// Whether another page follows.
    public var hasNext: Bool { pager.hasNext }

    /// Whether a page is being loaded.
    public var isLoading: Bool { pager.isLoading }

    /// Loads the next page, which holds older messages than the one before.
    ///
    /// Behind the last one the list is empty; called while one is loading it fails with 800170.
    public func loadNextPage(completionHandler: @escaping MessageListHandler) {
        let (place, filter) = (place, filter)
        pager.load(
            client: client, of: MessagePage.self,
            // The page goes on before its oldest message.
            next: { page in page.hasPrevious ? page.messages.map(\.createdAt).min().map { String($0) } ?? "" : "" },
            request: { token in
                let query = filter.query(.time(token.flatMap { Int64($0) } ?? .max))
                return RESTRequest("GET", place.path("/messages"), query: query.items)
            }, completionHandler
        ) { page in page.messages.map { BaseMessage.make(filter.shown($0)) } }
    }

    /// Loads the next page.
    nonisolated(nonsending) public func loadNextPage() async throws -> [BaseMessage] {
        try await awaiting { loadNextPage(completionHandler: $0) }
    }
}

extension BaseChannel {
    /// The messages of this channel, back from the newest.
    public func createPreviousMessageListQuery() -> PreviousMessageListQuery? {
        createPreviousMessageListQuery(params: PreviousMessageListQueryParams())
    }

    /// The messages of this channel, back from the newest.
    public func createPreviousMessageListQuery(params: PreviousMessageListQueryParams) -> PreviousMessageListQuery? {
        PreviousMessageListQuery(place: place, params: params, client: client)
    }

    /// The messages of this channel, back from the newest.
    public func createPreviousMessageListQuery(
        paramsBuilder: (PreviousMessageListQueryParams) -> Void
    ) -> PreviousMessageListQuery? {
        createPreviousMessageListQuery(params: PreviousMessageListQueryParams(builder: paramsBuilder))
    }

    /// The messages of a channel, back from the newest.
    public class func createPreviousMessageListQuery(
        channelType: ChannelType, channelURL: String
    ) -> PreviousMessageListQuery {
        createPreviousMessageListQuery(
            channelType: channelType, channelURL: channelURL, params: PreviousMessageListQueryParams())
    }

    /// The messages of a channel, back from the newest.
    public class func createPreviousMessageListQuery(
        channelType: ChannelType, channelURL: String, params: PreviousMessageListQueryParams
    ) -> PreviousMessageListQuery {
        PreviousMessageListQuery(
            place: ChannelPlace(type: channelType, url: channelURL), params: params, client: Client.current)
    }

    /// The messages of a channel, back from the newest.
    public class func createPreviousMessageListQuery(
        channelType: ChannelType, channelURL: String, paramsBuilder: (PreviousMessageListQueryParams) -> Void
    ) -> PreviousMessageListQuery {
        createPreviousMessageListQuery(
            channelType: channelType, channelURL: channelURL,
            params: PreviousMessageListQueryParams(builder: paramsBuilder))
    }
}
