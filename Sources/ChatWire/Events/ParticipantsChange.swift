/// A user who came into an open channel or went, and how many are there now.
public struct ParticipantsChange: Hashable, Sendable, Codable {
    /// Who came or went.
    public var user: WireUser
    /// How many users are in the channel after it.
    public var participantCount: Int

    /// Makes a change.
    public init(user: WireUser, participantCount: Int) {
        self.user = user
        self.participantCount = participantCount
    }

    private enum CodingKeys: String, CodingKey {
        case user
        case participantCount = "participant_count"
    }
}
