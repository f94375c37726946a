internal import ChatWire

/// Who is notified of a message.
public enum PushRules {
    /// A member of the channel, as far as it matters.
    public struct Recipient: Hashable, Sendable {
        /// The member.
        public var user: User
        /// The member's row.
        public var membership: Membership
        /// What the member wants to be notified of.
        public var preference: PushPreference
        /// Whether the member has a connection: then the app itself tells.
        public var isConnected: Bool
        /// Whether the member blocks the sender.
        public var blocksSender: Bool

        /// A recipient.
        public init(
            user: User, membership: Membership, preference: PushPreference, isConnected: Bool, blocksSender: Bool
        ) {
            self.user = user
            self.membership = membership
            self.preference = preference
            self.isConnected = isConnected
            self.blocksSender = blocksSender
        }
    }

    /// Whether anyone at all is notified of a message: not of silent ones, not of what is gone, not in open channels.
    public static func notifies(of message: Message, in channel: Channel) -> Bool {
        !message.wire.isSilent && !message.isRemoved && !channel.isOpen && !channel.isRemoved
    }

    /// Whether a member is notified of a message.
    ///
    /// Not of own messages; not without being in the channel, active and not connected; not of what is read already
    /// or lies before the member's history; not where the channel stays hidden; not of who is blocked; else as the
    /// member's own settings say, for the channel and in general. A member whom operators muted reads on, and is
    /// notified.
    public static func notifies(_ recipient: Recipient, of message: Message, in channel: Channel, at now: Int64) -> Bool
    {
        let row = recipient.membership
        guard recipient.user.key != message.senderKey, recipient.user.isActive, row.state == .joined,
            !recipient.isConnected, !recipient.blocksSender,
            !message.isCountable || row.readNumber < message.wire.number,
            message.wire.parentMessageID == 0 || recipient.preference.notifiesOfReplies,
            row.historyOffset < message.wire.createdAt,
            row.hiddenState(in: channel) != .hiddenPreventAutoUnhide
        else { return false }
        let isMentioned = mentions(recipient.user, message.wire)
        return recipient.preference.notifies(channelTrigger: row.pushTrigger, isMentioned: isMentioned, at: now)
    }

    private static func mentions(_ user: User, _ message: WireMessage) -> Bool {
        guard let mentions = message.mentions else { return false }
        return mentions.kind == .channel || mentions.users.contains { $0.userID == user.userID }
    }
}
