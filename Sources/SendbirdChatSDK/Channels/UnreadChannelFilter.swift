/// Which channels by their unread messages.
public enum UnreadChannelFilter: Int, Sendable, Hashable {
    /// All.
    case all
    /// Those with unread messages.
    case unreadMessage
}
