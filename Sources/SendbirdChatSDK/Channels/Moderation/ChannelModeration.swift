/// What an operator does to a channel or its people; it reports nothing but its end.
enum ChannelModeration: Hashable, Sendable {
    case addOperators([String])
    /// Nil for all.
    case removeOperators([String]?)
    case mute(userID: String, Restricting)
    case unmute(userID: String)
    case ban(userID: String, Restricting)
    case unban(userID: String)
    case freeze(Bool)
    case delete
}

/// For how long a user is restricted, and why.
struct Restricting: Hashable, Sendable {
    /// -1 without an end.
    var seconds: Int
    var description: String?
}
