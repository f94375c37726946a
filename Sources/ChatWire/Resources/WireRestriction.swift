/// Why and until when operators keep a user from sending, or from the channel.
public struct WireRestriction: Hashable, Sendable, Codable {
    /// Whom it is about.
    public var user: WireUser
    /// Since when, in milliseconds since 1970.
    public var startAt: Int64
    /// Until when, in milliseconds since 1970; -1 without an end.
    public var endAt: Int64
    /// What the operator gave as the reason; may be empty.
    public var description: String

    /// Makes a restriction.
    public init(user: WireUser, startAt: Int64, endAt: Int64, description: String) {
        self.user = user
        self.startAt = startAt
        self.endAt = endAt
        self.description = description
    }

    private enum CodingKeys: String, CodingKey {
        case user
        case startAt = "start_at"
        case endAt = "end_at"
        case description
    }
}
