/// A page of what was found, with the documented field names.
public struct SearchPage: Hashable, Sendable, Codable {
    /// The messages, in the order asked for.
    public var results: [WireMessage]
    /// How many messages fit in all; counted up to 10,000.
    public var totalCount: Int
    /// Whether more follow.
    public var hasNext: Bool
    /// Whether others came before.
    public var hasPrevious: Bool
    /// Where the page begins: takes back to the one before it.
    public var startCursor: String
    /// Where the page ends: leads on to the next.
    public var endCursor: String

    /// Makes a page.
    public init(
        results: [WireMessage], totalCount: Int, hasNext: Bool, hasPrevious: Bool, startCursor: String,
        endCursor: String
    ) {
        self.results = results
        self.totalCount = totalCount
        self.hasNext = hasNext
        self.hasPrevious = hasPrevious
        self.startCursor = startCursor
        self.endCursor = endCursor
    }

    private enum CodingKeys: String, CodingKey {
        case results
        case totalCount = "total_count"
        case hasNext = "has_next"
        case hasPrevious = "has_prev"
        case startCursor = "start_cursor"
        case endCursor = "end_cursor"
    }
}
