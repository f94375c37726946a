/// A message that is pinned in its channel.
public struct Pin: Hashable, Sendable {
    /// The message.
    public var messageID: Int64
    /// When the message was sent, in milliseconds: whoever does not see so far back does not see the pin.
    public var createdAt: Int64

    /// Makes a pin.
    public init(messageID: Int64, createdAt: Int64) {
        self.messageID = messageID
        self.createdAt = createdAt
    }
}
