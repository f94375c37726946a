public import ChatWire

/// Who may see a channel and act in it.
public enum AccessRules {
    /// Refuses readers who may not see the channel's own fields: members, invited users and the application may, and
    /// anyone may see a public channel and an open one.
    public static func checkVisible(_ channel: Channel, to actor: Actor, membership: Membership?) throws(WireError) {
        guard case .user = actor else { return }
        try checkNotBanned(from: channel, membership)
        guard !channel.isPublic, !channel.isOpen else { return }
        guard let membership, membership.state != .none else {
            throw WireError(.nonAuthorized, "The user is not a member of the channel.")
        }
    }

    /// Refuses readers who may not read messages and members: only joined members and the application may; everyone in
    /// an open channel.
    public static func checkReadable(_ channel: Channel, by actor: Actor, membership: Membership?) throws(WireError) {
        guard case .user = actor else { return }
        try checkNotBanned(from: channel, membership)
        guard !channel.isOpen else { return }
        guard let membership, membership.state == .joined else {
            throw WireError(.nonAuthorized, "The user is not a member of the channel.")
        }
    }

    /// Whether what members do in a group channel is the reader's to see: the members' own, and the application's.
    public static func reads(_ actor: Actor, membership: Membership?) -> Bool {
        guard case .user = actor else { return true }
        return membership?.state == .joined
    }

    /// An open channel is open to everyone but those who are banned from it. Whom the application bans from all
    /// channels of a custom type may be a member yet for a moment.
    private static func checkNotBanned(from channel: Channel, _ membership: Membership?) throws(WireError) {
        guard membership?.byType.ban == nil, !channel.isOpen || membership?.ban == nil else {
            throw WireError(.nonAuthorized, "The user is banned from the channel.")
        }
    }

    /// Refuses everyone but operators and the application.
    public static func checkOperator(_ actor: Actor, membership: Membership?) throws(WireError) {
        guard case .user = actor else { return }
        guard let membership, membership.state == .joined else {
            throw WireError(.nonAuthorized, "The user is not a member of the channel.")
        }
        guard membership.isOperator else {
            throw WireError(.nonAuthorized, "Only an operator of the channel may do this.")
        }
    }

    /// Refuses whom the channel does not let speak: the rules that sending, editing and typing share.
    ///
    /// - Throws: 900020 for who is no member, 900021 for a deactivated user, 900041 for a muted one, 900050 in a
    ///   frozen channel and 900023 in a broadcast channel for all but operators.
    public static func checkMaySpeak(in channel: Channel, user: User, membership: Membership?) throws(WireError)
        -> Membership
    {
        let membership = try joined(membership)
        guard user.isActive else { throw WireError(.socketUserDeactivated, "The user is deactivated.") }
        guard !membership.isMuted else {
            throw WireError(.socketMutedUserInChannelSendMessageNotAllowed, "The user is muted in the channel.")
        }
        guard !channel.isFrozen || membership.isOperator else {
            throw WireError(.socketChannelFrozen, "The channel is frozen.")
        }
        guard !channel.isBroadcast || membership.isOperator else {
            throw WireError(.socketUserSendMessageNotAllowed, "Only operators may send in a broadcast channel.")
        }
        return membership
    }

    /// The membership of a joined member.
    /// - Throws: 900020 for anyone else, 900100 for whom the application bans from all channels of the custom type.
    public static func joined(_ membership: Membership?) throws(WireError) -> Membership {
        guard let membership, membership.state == .joined else {
            throw WireError(.socketUserNotMember, "The user is not a member of the channel.")
        }
        guard membership.byType.ban == nil else {
            throw WireError(.socketBannedUserSendMessageNotAllowed, "The user is banned from the channel.")
        }
        return membership
    }
}
