/// How operators restrict a user.
public enum RestrictionType: Int, Sendable, Hashable {
    /// The user reads, and may not send.
    case muted
    /// The user was removed, and may not come back.
    case banned
}
