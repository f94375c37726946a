import SendbirdChatSDK

/// What was unread when a channel was opened. It stays while the screen shows it, though reading goes on.
struct UnreadMark: Equatable {
    /// How many messages were unread.
    let count: Int
    /// Up to when the user had read, in milliseconds since 1970.
    let readUpTo: Int64

    /// What is unread in a channel; nil where nothing is.
    init?(_ channel: GroupChannel) {
        let count = Int(clamping: channel.unreadMessageCount)
        guard count > 0 else { return nil }
        self.count = count
        // Who has never read begins with what came after joining.
        readUpTo = max(channel.myLastRead, channel.joinedAt, channel.messageOffsetTimestamp)
    }
}
