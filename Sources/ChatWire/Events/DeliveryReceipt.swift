/// How far messages reached a member. Monotone: a lower one than known is old news.
public struct DeliveryReceipt: Hashable, Sendable, Codable {
    /// Whom the messages reached.
    public var userID: String
    /// The `created_at` up to which everything was delivered, in milliseconds.
    public var deliveredAt: Int64

    /// Makes a receipt.
    public init(userID: String, deliveredAt: Int64) {
        self.userID = userID
        self.deliveredAt = deliveredAt
    }

    private enum CodingKeys: String, CodingKey {
        case userID = "user_id"
        case deliveredAt = "ts"
    }
}
