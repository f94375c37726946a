/// How far a member has read. Monotone: a lower one than known is old news.
public struct ReadReceipt: Hashable, Sendable, Codable {
    /// The reader.
    public var userID: String
    /// The `created_at` up to which everything is read, in milliseconds.
    public var readAt: Int64
    /// The channel's running number up to which everything is read.
    public var readNumber: Int64

    /// Makes a receipt.
    public init(userID: String, readAt: Int64, readNumber: Int64) {
        self.userID = userID
        self.readAt = readAt
        self.readNumber = readNumber
    }

    private enum CodingKeys: String, CodingKey {
        case userID = "user_id"
        case readAt = "ts"
        case readNumber = "read_number"
    }
}
