/// A message's thread, after a reply came or went.
public struct ThreadChange: Hashable, Sendable, Codable {
    /// The parent message.
    public var messageID: Int64
    /// When the parent was sent, in milliseconds: its place in a list.
    public var createdAt: Int64
    /// The thread as it is now.
    public var thread: WireThreadInfo

    /// Makes a change.
    public init(messageID: Int64, createdAt: Int64, thread: WireThreadInfo) {
        self.messageID = messageID
        self.createdAt = createdAt
        self.thread = thread
    }

    private enum CodingKeys: String, CodingKey {
        case messageID = "message_id"
        case createdAt = "created_at"
        case thread = "thread_info"
    }
}
