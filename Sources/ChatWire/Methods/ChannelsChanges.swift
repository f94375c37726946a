/// Which of the user's channels changed since a position: one row a channel.
public enum ChannelsChanges: SocketMethod {
    /// `channels.changes`
    public static let name = "channels.changes"

    /// From where.
    public struct Params: Hashable, Sendable, Codable {
        /// The position that the last answer or event gave.
        public var since: Int64
        /// How many channels at the most, 1 to ``Limits/pageItems``; 100 when missing.
        public var limit: Int?

        /// Makes the parameters.
        public init(since: Int64, limit: Int? = nil) {
            self.since = since
            self.limit = limit
        }
    }

    /// The channels, least recently changed first.
    public struct Result: Hashable, Sendable, Codable {
        /// Channels that changed, as the reader sees them now: with members,
        /// last message and ``WireChannel/my``.
        public var channels: [WireChannel]
        /// Channels that are no longer the reader's: left, removed, or deleted.
        public var deletedChannelURLs: [String]
        /// Where to go on from.
        public var position: Int64
        /// Whether more follow.
        public var hasMore: Bool

        /// Makes the result.
        public init(channels: [WireChannel], deletedChannelURLs: [String], position: Int64, hasMore: Bool) {
            self.channels = channels
            self.deletedChannelURLs = deletedChannelURLs
            self.position = position
            self.hasMore = hasMore
        }

        private enum CodingKeys: String, CodingKey {
            case channels
            case deletedChannelURLs = "deleted"
            case position = "pos"
            case hasMore = "has_more"
        }
    }
}
