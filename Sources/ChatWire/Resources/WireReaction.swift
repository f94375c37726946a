/// One reaction to a message: who reacted with a key, and how many.
public struct WireReaction: Hashable, Sendable, Codable {
    /// The key: an emoji's, or whatever the application takes as one.
    public var key: String
    /// Who reacted, the earliest first, ``Limits/reactionUsers`` at the most.
    ///
    /// On what a reader asked for, the reader is among them whatever the limit.
    public var userIDs: [String]
    /// How many reacted.
    public var count: Int
    /// When somebody last added or took back this reaction, in milliseconds.
    public var updatedAt: Int64

    /// Makes a reaction; the count is that of the users unless given.
    public init(key: String, userIDs: [String], count: Int? = nil, updatedAt: Int64 = 0) {
        self.key = key
        self.userIDs = userIDs
        self.count = count ?? userIDs.count
        self.updatedAt = updatedAt
    }

    private enum CodingKeys: String, CodingKey {
        case key
        case userIDs = "user_ids"
        case count
        case updatedAt = "updated_at"
    }

    /// Reads a reaction; its key must be there.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        key = try fields.decode(String.self, forKey: .key)
        userIDs = try fields.decodeIfPresent([String].self, forKey: .userIDs) ?? []
        count = try fields.decodeIfPresent(Int.self, forKey: .count) ?? userIDs.count
        updatedAt = try fields.decodeIfPresent(Int64.self, forKey: .updatedAt) ?? 0
    }
}
