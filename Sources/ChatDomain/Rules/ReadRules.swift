public import ChatWire

/// Read positions and typing: the monotone state of a member.
public enum ReadRules {
    /// In channels with more members than this, typing is told to nobody.
    public static let typingMembersMost = 100

    /// Decides on marking a channel as read up to its newest message. Where all is read already, nothing changes.
    ///
    /// - Throws: 900020 for who is no member, 900090 in an open channel.
    public static func markRead(
        by user: User, in channel: Channel, membership: Membership?, turn: inout Turn
    ) throws(WireError) -> Decision<ReadReceipt> {
        try checkGroup(channel)
        var membership = try AccessRules.joined(membership)
        guard membership.readNumber < channel.messageNumber || membership.readAt < channel.newestAt else {
            return Decision(receipt(user, membership))
        }
        var user = user
        var channel = channel
        membership.readNumber = channel.messageNumber
        membership.readAt = max(membership.readAt, channel.newestAt)
        turn.advance(&membership, of: &user)
        // The channel changed for its other members too: they see the receipt when they catch up.
        channel.position = membership.position
        let receipt = receipt(user, membership)
        return Decision(
            receipt,
            writes: [.putMembership(membership), .updateUser(user), .updateChannel(channel)],
            announcements: [
                .members(
                    channelKey: channel.key, event: WireEvent(channelURL: channel.url, body: .channelRead(receipt))),
                .ownRow(userKey: user.key, channelKey: channel.key, reason: .read),
            ])
    }

    /// Decides on noting that a channel's messages reached a member, up to the newest. Where all had, nothing changes.
    ///
    /// - Throws: 900020 for who is no member, 900090 in supergroups, which keep no such state.
    public static func markDelivered(
        to user: User, in channel: Channel, membership: Membership?, turn: inout Turn
    ) throws(WireError) -> Decision<DeliveryReceipt> {
        var membership = try AccessRules.joined(membership)
        guard !channel.isSuper else {
            throw WireError(.socketWrongChannelType, "A supergroup keeps no delivery receipts.")
        }
        guard max(membership.deliveredAt, membership.readAt) < channel.newestAt else {
            let known = max(membership.deliveredAt, membership.readAt)
            return Decision(DeliveryReceipt(userID: user.userID, deliveredAt: known))
        }
        membership.deliveredAt = channel.newestAt
        var channel = channel
        // Its other members see the receipt when they catch up; it is no change of the member's own row.
        channel.position = turn.nextPosition()
        let receipt = DeliveryReceipt(userID: user.userID, deliveredAt: membership.deliveredAt)
        return Decision(
            receipt, writes: [.putMembership(membership), .updateChannel(channel)],
            announcements: [
                .members(
                    channelKey: channel.key,
                    event: WireEvent(channelURL: channel.url, body: .channelDelivered(receipt)))
            ])
    }

    /// Decides on showing that a user types, or stopped.
    ///
    /// - Throws: What ``AccessRules/checkMaySpeak(in:user:membership:)`` does: who may not send does not type.
    public static func typing(
        _ isTyping: Bool, by user: User, in channel: Channel, membership: Membership?, now: Int64
    ) throws(WireError) -> Decision<Empty> {
        try checkGroup(channel)
        _ = try AccessRules.checkMaySpeak(in: channel, user: user, membership: membership)
        guard channel.joinedMemberCount <= typingMembersMost else { return Decision(Empty()) }
        let state = TypingState(user: user.wire, isTyping: isTyping, at: now)
        return Decision(
            Empty(),
            announcements: [
                .otherMembers(
                    channelKey: channel.key, exceptUserKey: user.key,
                    event: WireEvent(channelURL: channel.url, body: .channelTyping(state)))
            ])
    }

    /// Open channels keep no state of who is in them.
    private static func checkGroup(_ channel: Channel) throws(WireError) {
        guard !channel.isOpen else {
            throw WireError(.socketWrongChannelType, "Open channels have no read positions and no typing.")
        }
    }

    private static func receipt(_ user: User, _ membership: Membership) -> ReadReceipt {
        ReadReceipt(userID: user.userID, readAt: membership.readAt, readNumber: membership.readNumber)
    }
}
