/// A poll that was changed, closed or deleted, as it is after it.
public struct PollUpdate: Hashable, Sendable, Codable {
    /// The message that carries the poll.
    public var messageID: Int64
    /// The poll, for nobody in particular: without anyone's own votes. Its status tells what happened.
    public var poll: WirePoll
    /// When it happened, in milliseconds.
    public var at: Int64

    /// Makes an update.
    public init(messageID: Int64, poll: WirePoll, at: Int64) {
        self.messageID = messageID
        self.poll = poll
        self.at = at
    }

    private enum CodingKeys: String, CodingKey {
        case messageID = "message_id"
        case poll
        case at = "ts"
    }
}
