/// One of the answers that a poll offers.
public struct WirePollOption: Hashable, Sendable, Codable {
    /// Its number within the poll: given once, never to another.
    public var id: Int64
    /// The poll.
    public var pollID: Int64
    /// What it says.
    public var text: String
    /// How many chose it.
    public var voteCount: Int64
    /// The id of who put it in; nil for the application itself.
    public var createdBy: String?
    /// When it was put in, in milliseconds.
    public var createdAt: Int64
    /// When its text last changed, in milliseconds.
    public var updatedAt: Int64
    /// When somebody last chose it or took the choice back, in milliseconds; 0 for never.
    public var lastVotedAt: Int64
    /// Some of those who chose it, where the reader asked for them; never of an anonymous poll.
    public var partialVoters: [WireUser]?

    /// Makes an option.
    public init(
        id: Int64, pollID: Int64, text: String, voteCount: Int64 = 0, createdBy: String? = nil, createdAt: Int64,
        updatedAt: Int64, lastVotedAt: Int64 = 0, partialVoters: [WireUser]? = nil
    ) {
        self.id = id
        self.pollID = pollID
        self.text = text
        self.voteCount = voteCount
        self.createdBy = createdBy
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.lastVotedAt = lastVotedAt
        self.partialVoters = partialVoters
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case pollID = "poll_id"
        case text
        case voteCount = "vote_count"
        case createdBy = "created_by"
        case createdAt = "created_at"
        case updatedAt = "updated_at"
        case lastVotedAt = "last_voted_at"
        case partialVoters = "partial_voters"
    }
}
