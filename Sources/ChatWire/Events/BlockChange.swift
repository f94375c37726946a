/// A user whom the receiver has blocked, or blocks no more, on whatever device.
public struct BlockChange: Hashable, Sendable, Codable {
    /// Whom it is about.
    public var user: WireUser
    /// Whether the receiver blocks the user now.
    public var isBlocked: Bool

    /// Makes a change.
    public init(user: WireUser, isBlocked: Bool) {
        self.user = user
        self.isBlocked = isBlocked
    }

    private enum CodingKeys: String, CodingKey {
        case user
        case isBlocked = "is_blocked"
    }
}
