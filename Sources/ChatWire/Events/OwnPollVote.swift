/// What the receiver chose in a poll, on whatever device. Monotone: a lower time than known is old news.
public struct OwnPollVote: Hashable, Sendable, Codable {
    /// The poll.
    public var pollID: Int64
    /// The message that carries it.
    public var messageID: Int64
    /// All that the receiver chose; empty where the vote was taken back.
    public var optionIDs: [Int64]
    /// When the vote was taken, in milliseconds.
    public var at: Int64

    /// Makes a vote.
    public init(pollID: Int64, messageID: Int64, optionIDs: [Int64], at: Int64) {
        self.pollID = pollID
        self.messageID = messageID
        self.optionIDs = optionIDs
        self.at = at
    }

    private enum CodingKeys: String, CodingKey {
        case pollID = "poll_id"
        case messageID = "message_id"
        case optionIDs = "voted_option_ids"
        case at = "ts"
    }
}
