/// A reaction that was added to a message, or taken back.
public struct ReactionChange: Hashable, Sendable, Codable {
    /// What was done, in the documented words.
    public enum Operation: String, Hashable, Sendable, Codable, CaseIterable {
        /// It was added.
        case add = "ADD"
        /// It was taken back.
        case delete = "DELETE"
    }

    /// The message.
    public var messageID: Int64
    /// When the message was sent, in milliseconds: its place in a list.
    public var createdAt: Int64
    /// Who did it.
    public var userID: String
    /// What was done.
    public var operation: Operation
    /// All reactions with this key after the change; none are left where the count is 0.
    public var reaction: WireReaction

    /// Makes a change.
    public init(
        messageID: Int64, createdAt: Int64, userID: String, operation: Operation, reaction: WireReaction
    ) {
        self.messageID = messageID
        self.createdAt = createdAt
        self.userID = userID
        self.operation = operation
        self.reaction = reaction
    }

    private enum CodingKeys: String, CodingKey {
        case messageID = "msg_id"
        case createdAt = "created_at"
        case userID = "user_id"
        case operation
        case key = "reaction"
        case updatedAt = "updated_at"
        case count
        case userIDs = "user_ids"
    }

    /// Reads a change.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        messageID = try fields.decode(Int64.self, forKey: .messageID)
        createdAt = try fields.decodeIfPresent(Int64.self, forKey: .createdAt) ?? 0
        userID = try fields.decode(String.self, forKey: .userID)
        operation = try fields.decode(Operation.self, forKey: .operation)
        reaction = WireReaction(
            key: try fields.decode(String.self, forKey: .key),
            userIDs: try fields.decodeIfPresent([String].self, forKey: .userIDs) ?? [],
            count: try fields.decodeIfPresent(Int.self, forKey: .count),
            updatedAt: try fields.decodeIfPresent(Int64.self, forKey: .updatedAt) ?? 0)
    }

    /// Writes the change, the reaction's fields beside its own.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(messageID, forKey: .messageID)
        try fields.encode(createdAt, forKey: .createdAt)
        try fields.encode(userID, forKey: .userID)
        try fields.encode(operation, forKey: .operation)
        try fields.encode(reaction.key, forKey: .key)
        try fields.encode(reaction.updatedAt, forKey: .updatedAt)
        try fields.encode(reaction.count, forKey: .count)
        try fields.encode(reaction.userIDs, forKey: .userIDs)
    }
}
