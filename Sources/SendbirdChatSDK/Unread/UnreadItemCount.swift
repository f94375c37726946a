/// What waits for the current user, as far as it was counted; 0 of what was not.
// Unchecked: constant.
open class UnreadItemCount: NSObject, @unchecked Sendable {
    private let counts: [String: Int64]

    init(_ counts: [String: Int64]) {
        self.counts = counts
    }

    /// Counts nothing.
    public override convenience init() {
        self.init([:])
    }

    /// Unread messages in group channels.
    open var groupChannelUnreadMessageCount: UInt { unsignedIntegerForKey(.groupChannelUnreadMessageCount) }
    /// Unread messages in group channels that are no supergroups.
    open var nonSuperUnreadMessageCount: UInt { unsignedIntegerForKey(.nonSuperUnreadMessageCount) }
    /// Unread messages in supergroups.
    open var superUnreadMessageCount: UInt { unsignedIntegerForKey(.superUnreadMessageCount) }
    /// Unread mentions in group channels.
    open var groupChannelUnreadMentionCount: UInt { unsignedIntegerForKey(.groupChannelUnreadMentionCount) }
    /// Unread mentions in group channels that are no supergroups.
    open var nonSuperUnreadMentionCount: UInt { unsignedIntegerForKey(.nonSuperUnreadMentionCount) }
    /// Unread mentions in supergroups.
    open var superUnreadMentionCount: UInt { unsignedIntegerForKey(.superUnreadMentionCount) }
    /// Invitations to group channels.
    open var groupChannelInvitationCount: UInt { unsignedIntegerForKey(.groupChannelInvitationCount) }
    /// Invitations to group channels that are no supergroups.
    open var nonSuperInvitationCount: UInt { unsignedIntegerForKey(.nonSuperInvitationCount) }
    /// Invitations to supergroups.
    open var superInvitationCount: UInt { unsignedIntegerForKey(.superInvitationCount) }

    /// Whether something was counted.
    public func has(_ key: UnreadItemKey) -> Bool { key.word.map { counts[$0] != nil } ?? false }

    /// A count by its key; 0 where it was not counted.
    public func unsignedIntegerForKey(_ key: UnreadItemKey) -> UInt {
        UInt(clamping: key.word.flatMap { counts[$0] } ?? 0)
    }
}
