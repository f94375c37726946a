/// Which messages of a channel were changed or deleted since a time or an earlier page:
/// `GET /v3/group_channels/{channel_url}/messages/changelogs`.
public struct MessageChangeLog: Hashable, Sendable, Codable {
    /// A message that was deleted.
    public struct Deleted: Hashable, Sendable, Codable {
        /// The message.
        public var messageID: Int64
        /// When it was deleted, in milliseconds.
        public var deletedAt: Int64

        /// Makes a line.
        public init(messageID: Int64, deletedAt: Int64) {
            self.messageID = messageID
            self.deletedAt = deletedAt
        }

        private enum CodingKeys: String, CodingKey {
            case messageID = "message_id"
            case deletedAt = "deleted_at"
        }
    }

    /// The changed messages as they are now, the least recently changed first.
    public var updated: [WireMessage]
    /// The deleted ones.
    public var deleted: [Deleted]
    /// Whether more follow.
    public var hasMore: Bool
    /// Where to go on, now or later.
    public var next: String

    /// Makes a page.
    public init(updated: [WireMessage], deleted: [Deleted], hasMore: Bool, next: String) {
        self.updated = updated
        self.deleted = deleted
        self.hasMore = hasMore
        self.next = next
    }

    private enum CodingKeys: String, CodingKey {
        case updated, deleted
        case hasMore = "has_more"
        case next
    }
}
