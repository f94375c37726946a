/// What happened in one channel since a sequence number.
public enum ChannelChanges: SocketMethod {
    /// `channel.changes`
    public static let name = "channel.changes"

    /// From where.
    public struct Params: Hashable, Sendable, Codable {
        /// The channel.
        public var channelURL: String
        /// The last `seq` that the client has applied.
        public var sinceSeq: Int64
        /// How many changes at the most, 1 to ``Limits/pageItems``; 100 when missing.
        public var limit: Int?

        /// The epoch that ``sinceSeq`` is of; with another one than the server's the answer is to reload. Nil where the
        /// client knows none.
        public var epoch: String?

        /// Makes the parameters.
        public init(channelURL: String, sinceSeq: Int64, limit: Int? = nil, epoch: String? = nil) {
            self.epoch = epoch
            self.channelURL = channelURL
            self.sinceSeq = sinceSeq
            self.limit = limit
        }

        private enum CodingKeys: String, CodingKey {
            case channelURL = "channel_url"
            case sinceSeq = "since_seq"
            case limit, epoch
        }
    }

    /// The changes, in order, in the shape of events.
    public struct Result: Hashable, Sendable, Codable {
        /// The changes that the reader may see, by ascending `seq`. Messages
        /// come as they are now, so a change that a later one undid may be missing.
        public var changes: [WireEvent]
        /// The `seq` up to which the answer is complete, whatever was withheld.
        public var completeSeq: Int64
        /// Whether more follow after ``completeSeq``.
        public var hasMore: Bool
        /// Whether the number is too old (or not of this channel's history): read the channel anew.
        public var mustReload: Bool

        /// Makes the result.
        public init(changes: [WireEvent], completeSeq: Int64, hasMore: Bool, mustReload: Bool = false) {
            self.changes = changes
            self.completeSeq = completeSeq
            self.hasMore = hasMore
            self.mustReload = mustReload
        }

        private enum CodingKeys: String, CodingKey {
            case changes
            case completeSeq = "complete_seq"
            case hasMore = "has_more"
            case mustReload = "reload"
        }
    }
}
