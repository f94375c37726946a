/// What is left of a message that was deleted.
public struct DeletedMessage: Hashable, Sendable, Codable {
    /// The message's id.
    public var messageID: Int64
    /// When it was sent, in milliseconds.
    public var createdAt: Int64
    /// Its running number when it counted as unread; 0 when it never did.
    public var number: Int64
    /// The newest message that now stands in the channel, when the deleted one
    /// was the newest; nil otherwise or when the channel is empty now.
    public var lastMessage: WireMessage?
    /// Whether the deleted message was the channel's newest.
    public var wasLastMessage: Bool

    /// Makes the remains of a message.
    public init(
        messageID: Int64, createdAt: Int64, number: Int64, lastMessage: WireMessage? = nil,
        wasLastMessage: Bool = false
    ) {
        self.messageID = messageID
        self.createdAt = createdAt
        self.number = number
        self.lastMessage = lastMessage
        self.wasLastMessage = wasLastMessage
    }

    private enum CodingKeys: String, CodingKey {
        case messageID = "message_id"
        case createdAt = "created_at"
        case number
        case lastMessage = "last_message"
        case wasLastMessage = "was_last_message"
    }
}
