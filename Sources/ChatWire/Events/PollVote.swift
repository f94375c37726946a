/// What a vote changed of a poll's counts. Who voted is not told.
public struct PollVote: Hashable, Sendable, Codable {
    /// How many chose an option, after the vote.
    public struct Count: Hashable, Sendable, Codable {
        /// The option.
        public var optionID: Int64
        /// How many chose it.
        public var voteCount: Int64

        /// Makes a count.
        public init(optionID: Int64, voteCount: Int64) {
            self.optionID = optionID
            self.voteCount = voteCount
        }

        private enum CodingKeys: String, CodingKey {
            case optionID = "option_id"
            case voteCount = "vote_count"
        }
    }

    /// The poll.
    public var pollID: Int64
    /// The message that carries it.
    public var messageID: Int64
    /// The counts that changed.
    public var counts: [Count]
    /// How many users chose at least one option.
    public var voterCount: Int64
    /// When the vote was taken, in milliseconds.
    public var at: Int64

    /// Makes a vote.
    public init(pollID: Int64, messageID: Int64, counts: [Count], voterCount: Int64, at: Int64) {
        self.pollID = pollID
        self.messageID = messageID
        self.counts = counts
        self.voterCount = voterCount
        self.at = at
    }

    private enum CodingKeys: String, CodingKey {
        case pollID = "poll_id"
        case messageID = "message_id"
        case counts = "updated_vote_counts"
        case voterCount = "voter_count"
        case at = "ts"
    }
}
