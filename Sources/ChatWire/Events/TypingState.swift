/// Whether a member is typing. The receiver drops a typist who is not renewed for 10 s.
public struct TypingState: Hashable, Sendable, Codable {
    /// The typist.
    public var user: WireUser
    /// Whether typing began or was renewed (true), or stopped (false).
    public var isTyping: Bool
    /// When the server took it, in milliseconds: of two, the later one holds.
    public var at: Int64

    /// Makes a typing state.
    public init(user: WireUser, isTyping: Bool, at: Int64) {
        self.user = user
        self.isTyping = isTyping
        self.at = at
    }

    private enum CodingKeys: String, CodingKey {
        case user
        case isTyping = "typing"
        case at = "ts"
    }
}
