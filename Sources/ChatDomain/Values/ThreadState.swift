internal import ChatWire

/// A message with what a change of its thread is decided by.
public struct ThreadState: Hashable, Sendable {
    /// Who replied, and how often.
    public struct Replier: Hashable, Sendable {
        /// The user.
        public var user: User
        /// How many of the user's replies stand.
        public var count: Int

        /// Makes a replier.
        public init(_ user: User, count: Int) {
            self.user = user
            self.count = count
        }
    }

    /// The parent.
    public var parent: Message
    /// The users with the most replies: one more than ``ChatWire/WireThreadInfo/mostRepliesMost``, and the one whose
    /// reply comes or goes.
    public var repliers: [Replier]
    /// When the newest standing reply beside the one that goes was sent; 0 for none.
    public var newestReplyAt: Int64

    /// Makes a state.
    public init(parent: Message, repliers: [Replier] = [], newestReplyAt: Int64 = 0) {
        self.parent = parent
        self.repliers = repliers
        self.newestReplyAt = newestReplyAt
    }

    /// The thread once a reply of a user came (1) or went (-1); of nobody, where the user was deleted.
    func changed(_ user: User?, by step: Int, newestReplyAt: Int64, at now: Int64) -> WireThreadInfo {
        var repliers = repliers
        if let index = repliers.firstIndex(where: { $0.user.key == user?.key }) {
            repliers[index].count += step
        } else if let user {
            repliers.append(Replier(user, count: step))
        }
        repliers.removeAll { $0.count <= 0 }
        repliers.sort { ($1.count, $0.user.key) < ($0.count, $1.user.key) }
        let known = parent.wire.thread
        return WireThreadInfo(
            replyCount: max(0, (known?.replyCount ?? 0) + step),
            mostReplies: repliers.prefix(WireThreadInfo.mostRepliesMost).map(\.user.wire),
            lastRepliedAt: newestReplyAt, updatedAt: max(now, (known?.updatedAt ?? 0) + 1))
    }
}
