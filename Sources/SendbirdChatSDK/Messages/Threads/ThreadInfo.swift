internal import ChatWire

/// What a message's thread amounts to.
// Unchecked: constant.
open class ThreadInfo: NSObject, @unchecked Sendable {
    /// How many replies stand.
    public let replyCount: Int
    /// The users with the most replies, five at the most.
    public let mostRepliedUsers: [User]
    /// When the newest reply was sent, in milliseconds since 1970; 0 where none stands.
    public let lastRepliedAt: Int64

    init(_ thread: WireThreadInfo) {
        replyCount = thread.replyCount
        mostRepliedUsers = thread.mostReplies.map(User.init)
        lastRepliedAt = thread.lastRepliedAt
    }
}
