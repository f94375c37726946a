/// Which messages to search for: `GET /v3/search/messages`, with the documented field names.
public struct SearchQuery: Hashable, Sendable {
    /// What comes first.
    public enum Order: String, Hashable, Sendable, CaseIterable {
        /// What fits best; of equals, the newest.
        case score
        /// The newest.
        case time = "ts"
    }

    /// What is searched for.
    public var text: String
    /// In this channel only; nil for all that the reader may read.
    public var channelURL: String?
    /// As whom the application reads; nil for itself. A session reads as its own user.
    public var userID: String?
    /// In channels of this custom type only; nil for all.
    public var channelCustomType: String?
    /// Messages sent at or after this time, in milliseconds; nil without a bound.
    public var from: Int64?
    /// Messages sent before this time, in milliseconds; nil without a bound.
    public var to: Int64?
    /// Whether the words must stand whole and in this order; else each may be the beginning of a word, in any order.
    public var isExact: Bool
    /// What comes first.
    public var order: Order
    /// Whether the order is turned round.
    public var isReversed: Bool
    /// How many results at the most.
    public var limit: Int
    /// Where to go on: what the page before gave as its end; nil for the first page.
    public var after: String?
    /// Where to go back: what the page after gave as its start.
    public var before: String?

    /// Makes a query.
    public init(
        text: String, channelURL: String? = nil, userID: String? = nil, channelCustomType: String? = nil,
        from: Int64? = nil, to: Int64? = nil, isExact: Bool = false, order: Order = .score, isReversed: Bool = false,
        limit: Int = 20, after: String? = nil, before: String? = nil
    ) {
        self.text = text
        self.channelURL = channelURL
        self.userID = userID
        self.channelCustomType = channelCustomType
        self.from = from
        self.to = to
        self.isExact = isExact
        self.order = order
        self.isReversed = isReversed
        self.limit = limit
        self.after = after
        self.before = before
    }

    /// Reads the query of a URL.
    /// - Throws: the error that names the field that is wrong.
    public init(_ fields: QueryFields, limits: Limits) throws(WireError) {
        let text = fields.text("query")
        channelURL = fields.text("channel_url")
        userID = fields.text("user_id")
        channelCustomType = fields.text("custom_type")
        from = try fields.number("message_ts_from")
        to = try fields.number("message_ts_to")
        isExact = try fields.flag("exact_match") ?? false
        order = try fields.choice("sort_field", Order.self) ?? .score
        isReversed = try fields.flag("reverse") ?? false
        limit = try fields.pageSize(standard: 20, limits: limits)
        let token = fields.text("token")
        after = fields.text("after") ?? token
        before = fields.text("before")
        let isAdvanced = try fields.flag("advanced_query") ?? false
        let hasSynonyms = try fields.flag("synonym") ?? false
        guard let text, !text.isEmpty else {
            throw WireError(.invalidParameterValueRequired, "'query' is required.")
        }
        self.text = text
        guard text.unicodeScalars.count <= limits.searchCharacters else {
            throw WireError(
                .invalidParameterValue, "'query' must have at most \(limits.searchCharacters) characters.")
        }
        guard !isAdvanced else { throw WireError(.invalidParameterValue, "'advanced_query' is not supported.") }
        guard !hasSynonyms else { throw WireError(.invalidParameterValue, "'synonym' is not supported.") }
    }

    /// The query of the URL.
    public var items: QueryItems {
        var items = QueryItems()
        items.add("query", text)
        items.add("channel_url", channelURL)
        items.add("user_id", userID)
        items.add("custom_type", channelCustomType)
        items.add("message_ts_from", from)
        items.add("message_ts_to", to)
        if isExact { items.add("exact_match", true) }
        items.add("sort_field", order.rawValue)
        if isReversed { items.add("reverse", true) }
        items.add("limit", Int64(limit))
        items.add("after", after)
        items.add("before", before)
        return items
    }
}
