/// Whether, why and until when a user is muted: the answer of `GET …/mute/{user_id}`.
struct MuteInfo: Hashable, Sendable, Codable {
    var isMuted = false
    var description = ""
    /// Milliseconds since 1970; 0 where the user is not muted.
    var startAt: Int64 = 0
    /// Milliseconds since 1970; -1 without an end.
    var endAt: Int64 = 0
    /// Milliseconds; -1 without an end.
    var remainingDuration: Int64 = 0

    private enum CodingKeys: String, CodingKey {
        case isMuted = "is_muted"
        case description
        case startAt = "start_at"
        case endAt = "end_at"
        case remainingDuration = "remaining_duration"
    }
}
