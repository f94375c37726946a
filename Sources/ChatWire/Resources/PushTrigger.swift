/// Which messages of a channel a member is notified of, in the documented names.
public enum PushTrigger: String, Hashable, Sendable, Codable, CaseIterable {
    /// As the user's own setting for all channels says.
    case standard = "default"
    /// All messages.
    case all
    /// Messages that mention the member.
    case mentionOnly = "mention_only"
    /// None.
    case off
}
