/// What a message's thread amounts to.
public struct WireThreadInfo: Hashable, Sendable, Codable {
    /// How many replies stand.
    public var replyCount: Int
    /// The users with the most standing replies, five at the most; of equals, who has been a user for longer.
    public var mostReplies: [WireUser]
    /// When the newest standing reply was sent, in milliseconds; 0 where none stands.
    public var lastRepliedAt: Int64
    /// When the thread last changed, in milliseconds.
    public var updatedAt: Int64

    /// How many users ``mostReplies`` holds at the most.
    public static let mostRepliesMost = 5

    /// Makes the state of a thread.
    public init(replyCount: Int, mostReplies: [WireUser] = [], lastRepliedAt: Int64 = 0, updatedAt: Int64 = 0) {
        self.replyCount = replyCount
        self.mostReplies = mostReplies
        self.lastRepliedAt = lastRepliedAt
        self.updatedAt = updatedAt
    }

    private enum CodingKeys: String, CodingKey {
        case replyCount = "reply_count"
        case mostReplies = "most_replies"
        case lastRepliedAt = "last_replied_at"
        case updatedAt = "updated_at"
    }

    /// Reads the state; what is missing is 0 or nobody.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        replyCount = try fields.decodeIfPresent(Int.self, forKey: .replyCount) ?? 0
        mostReplies = try fields.decodeIfPresent([WireUser].self, forKey: .mostReplies) ?? []
        lastRepliedAt = try fields.decodeIfPresent(Int64.self, forKey: .lastRepliedAt) ?? 0
        updatedAt = try fields.decodeIfPresent(Int64.self, forKey: .updatedAt) ?? 0
    }
}
