/// What happened to the polls of a channel since a moment.
public struct PollChanges: Hashable, Sendable, Codable {
    /// Polls that were sent, changed or voted in, as they are now, least recently changed first.
    public var updated: [WirePoll]
    /// The ids of polls that were deleted, or whose message was.
    public var deleted: [Int64]
    /// What to ask the next changes with.
    public var token: String
    /// Whether more follow at once.
    public var hasMore: Bool

    /// Makes the changes.
    public init(updated: [WirePoll], deleted: [Int64], token: String, hasMore: Bool) {
        self.updated = updated
        self.deleted = deleted
        self.token = token
        self.hasMore = hasMore
    }

    private enum CodingKeys: String, CodingKey {
        case updated, deleted
        case token = "next"
        case hasMore = "has_more"
    }
}
