/// What of a channel counts into a member's unread counts, in the documented names.
public enum CountPreference: String, Hashable, Sendable, Codable, CaseIterable {
    /// Messages and mentions.
    case all
    /// Messages alone.
    case unreadMessageCountOnly = "unread_message_count_only"
    /// Mentions alone.
    case unreadMentionCountOnly = "unread_mention_count_only"
    /// Nothing.
    case off

    /// Whether unread messages count.
    public var countsMessages: Bool { self == .all || self == .unreadMessageCountOnly }

    /// Whether unread mentions count.
    public var countsMentions: Bool { self == .all || self == .unreadMentionCountOnly }
}
