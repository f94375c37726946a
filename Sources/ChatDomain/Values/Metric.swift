/// What is counted of an application.
public enum Metric: String, Hashable, Sendable, CaseIterable {
    /// Messages that were sent.
    case messages
    /// Channels that were made.
    case createdChannels = "created_channels"
    /// Channels in which at least one message was sent.
    case activeChannels = "active_channels"
    /// Users who sent at least one message.
    case messageSenders = "message_senders"
    /// Users who read at least one message.
    case messageViewers = "message_viewers"
    /// Users who were made.
    case createdUsers = "created_users"
    /// Users who were deactivated.
    case deactivatedUsers = "deactivated_users"
    /// Users who were deleted.
    case deletedUsers = "deleted_users"
    /// Users who were connected.
    case activeUsers = "active_users"
    /// The most connections at once.
    case peakConnections = "peak_connections"

    /// Whether the same one counts once in a period, so that a month is not the sum of its days.
    public var isDistinct: Bool {
        switch self {
        case .activeChannels, .messageSenders, .messageViewers, .activeUsers: true
        case .messages, .createdChannels, .createdUsers, .deactivatedUsers, .deletedUsers, .peakConnections: false
        }
    }
}
