/// A page of the users who are muted in a channel. On the wire each is the user with the restriction's fields beside.
public struct MutedPage: Hashable, Sendable, Codable {
    /// The muted users.
    public var muted: [MutedUser]
    /// The token of the next page; empty at the end.
    public var next: String
    /// How many are muted in all; nil where a server does not say.
    public var total: Int64?

    /// Makes a page.
    public init(muted: [MutedUser], next: String) {
        self.muted = muted
        self.next = next
    }

    private enum CodingKeys: String, CodingKey {
        case muted = "muted_list"
        case next
        case total = "total_mute_count"
    }

    /// A muted user.
    public struct MutedUser: Hashable, Sendable, Codable {
        /// Who, since and until when, and why.
        public var restriction: WireRestriction

        /// Makes a muted user.
        public init(_ restriction: WireRestriction) {
            self.restriction = restriction
        }

        private enum CodingKeys: String, CodingKey {
            case startAt = "start_at"
            case endAt = "end_at"
            case description
        }

        /// Reads the user's fields and the restriction's beside them.
        public init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: CodingKeys.self)
            restriction = WireRestriction(
                user: try WireUser(from: decoder),
                startAt: try fields.decodeIfPresent(Int64.self, forKey: .startAt) ?? 0,
                endAt: try fields.decodeIfPresent(Int64.self, forKey: .endAt) ?? -1,
                description: try fields.decodeIfPresent(String.self, forKey: .description) ?? "")
        }

        /// Writes the user's fields and the restriction's beside them.
        public func encode(to encoder: any Encoder) throws {
            try restriction.user.encode(to: encoder)
            var fields = encoder.container(keyedBy: CodingKeys.self)
            try fields.encode(restriction.startAt, forKey: .startAt)
            try fields.encode(restriction.endAt, forKey: .endAt)
            try fields.encode(restriction.description, forKey: .description)
        }
    }
}
