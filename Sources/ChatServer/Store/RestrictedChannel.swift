internal import ChatWire

/// A channel that a user is muted in or banned from, since and until when, and why.
struct RestrictedChannel: Codable, Sendable {
    /// The channel.
    var channel: WireChannel
    /// Since when, in milliseconds since 1970.
    var startAt: Int64
    /// Until when, in milliseconds since 1970; -1 without an end.
    var endAt: Int64
    /// What the operator gave as the reason.
    var description: String

    private enum CodingKeys: String, CodingKey {
        case channel
        case startAt = "start_at"
        case endAt = "end_at"
        case description
    }
}
