/// In which order scheduled messages come.
public enum ScheduledMessageListOrder: Int, Sendable, Hashable {
    /// As they were made.
    case createdAt
    /// As they are to be sent.
    case scheduledAt
}
