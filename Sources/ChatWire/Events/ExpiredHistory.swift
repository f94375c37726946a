/// The oldest messages of a channel are gone: a retention rule took them.
///
/// What a reader has of them is to be dropped; what was unread among them is unread no longer.
public struct ExpiredHistory: Hashable, Sendable, Codable {
    /// Messages at or before this time are gone, in milliseconds.
    public var before: Int64
    /// The channel's running number of countable messages at the newest of them: a reader has read at least so far.
    public var number: Int64

    /// Makes a note of what is gone.
    public init(before: Int64, number: Int64) {
        self.before = before
        self.number = number
    }
}
