/// A page of messages, and how far the channel was when it was read.
public struct MessagePage: Hashable, Sendable, Codable {
    /// The messages, in the order asked for.
    public var messages: [WireMessage]
    /// Whether older ones stand before the page.
    public var hasPrevious: Bool
    /// Whether newer ones stand after the page.
    public var hasNext: Bool
    /// The channel's `seq` when the page was read: it holds every change up to there.
    public var channelSeq: Int64
    /// The message whose replies these are; nil on a channel's own list, and where the parent was deleted.
    public var parent: WireMessage?

    /// Makes a page.
    public init(
        messages: [WireMessage], hasPrevious: Bool, hasNext: Bool, channelSeq: Int64, parent: WireMessage? = nil
    ) {
        self.messages = messages
        self.hasPrevious = hasPrevious
        self.hasNext = hasNext
        self.channelSeq = channelSeq
        self.parent = parent
    }

    private enum CodingKeys: String, CodingKey {
        case messages
        case hasPrevious = "has_prev"
        case hasNext = "has_next"
        case channelSeq = "channel_seq"
        case parent = "parent_message"
    }
}
