/// What is counted of what waits for the current user.
public struct UnreadItemKey: OptionSet, Sendable, Hashable {
    /// One bit a count.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Makes the union of sets.
    public init(keys: [UnreadItemKey]) {
        self = keys.reduce(into: []) { $0.formUnion($1) }
    }

    /// Unread messages in group channels.
    public static let groupChannelUnreadMessageCount = UnreadItemKey(rawValue: 1)
    /// Unread messages in group channels that are no supergroups.
    public static let nonSuperUnreadMessageCount = UnreadItemKey(rawValue: 2)
    /// Unread messages in supergroups.
    public static let superUnreadMessageCount = UnreadItemKey(rawValue: 4)
    /// Unread mentions in group channels.
    public static let groupChannelUnreadMentionCount = UnreadItemKey(rawValue: 8)
    /// Unread mentions in group channels that are no supergroups.
    public static let nonSuperUnreadMentionCount = UnreadItemKey(rawValue: 16)
    /// Unread mentions in supergroups.
    public static let superUnreadMentionCount = UnreadItemKey(rawValue: 32)
    /// Invitations to group channels.
    public static let groupChannelInvitationCount = UnreadItemKey(rawValue: 64)
    /// Invitations to group channels that are no supergroups.
    public static let nonSuperInvitationCount = UnreadItemKey(rawValue: 128)
    /// Invitations to supergroups.
    public static let superInvitationCount = UnreadItemKey(rawValue: 256)

    private static let words: [(key: UnreadItemKey, word: String)] = [
        (.groupChannelUnreadMessageCount, "group_channel_unread_message_count"),
        (.nonSuperUnreadMessageCount, "non_super_group_channel_unread_message_count"),
        (.superUnreadMessageCount, "super_group_channel_unread_message_count"),
        (.groupChannelUnreadMentionCount, "group_channel_unread_mention_count"),
        (.nonSuperUnreadMentionCount, "non_super_group_channel_unread_mention_count"),
        (.superUnreadMentionCount, "super_group_channel_unread_mention_count"),
        (.groupChannelInvitationCount, "group_channel_invitation_count"),
        (.nonSuperInvitationCount, "non_super_group_channel_invitation_count"),
        (.superInvitationCount, "super_group_channel_invitation_count"),
    ]

    /// The words on the wire.
    var words: [String] { Self.words.filter { contains($0.key) }.map(\.word) }

    /// The word of one count; nil for none and for several.
    var word: String? { words.count == 1 ? words.first : nil }
}
