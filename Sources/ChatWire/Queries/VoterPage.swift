/// A page of those who chose an option of a poll.
public struct VoterPage: Hashable, Sendable, Codable {
    /// How many chose it in all.
    public var voteCount: Int64
    /// Some of them.
    public var voters: [WireUser]
    /// The token of the next page; empty at the end.
    public var next: String

    /// Makes a page.
    public init(voteCount: Int64, voters: [WireUser], next: String) {
        self.voteCount = voteCount
        self.voters = voters
        self.next = next
    }

    private enum CodingKeys: String, CodingKey {
        case voteCount = "vote_count"
        case voters, next
    }
}
