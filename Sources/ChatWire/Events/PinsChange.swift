/// The pinned messages of a channel, after one was pinned or taken down.
///
/// Ids alone: the messages are read by whoever may read them.
public struct PinsChange: Hashable, Sendable, Codable {
    /// The pinned messages, the latest pinned last.
    public var messageIDs: [Int64]

    /// Makes a change.
    public init(messageIDs: [Int64]) { self.messageIDs = messageIDs }

    private enum CodingKeys: String, CodingKey {
        case messageIDs = "pinned_message_ids"
    }
}
