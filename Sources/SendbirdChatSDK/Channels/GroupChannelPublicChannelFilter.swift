/// Which channels by their being public.
public enum GroupChannelPublicChannelFilter: Int, Sendable, Hashable {
    /// Both.
    case all
    /// Public ones.
    case `public`
    /// Private ones.
    case `private`
}
