public import ChatWire

/// What members decide for themselves alone: hiding, history, notifications.
public enum OwnRowRules {
    /// Decides on hiding a channel from one's own list.
    ///
    /// - Parameters:
    ///   - hidesHistory: Whether what was said until now is never shown to the member again, and counts as read.
    ///   - allowsAutoUnhide: Whether the next message brings it back.
    /// - Throws: 900020 for who is neither member nor invited.
    public static func hide(
        hidesHistory: Bool, allowsAutoUnhide: Bool, by user: User, in channel: Channel, membership: Membership?,
        turn: inout Turn
    ) throws(WireError) -> Decision<Empty> {
        var row = try known(membership)
        row.hiddenState = allowsAutoUnhide ? .hiddenAllowAutoUnhide : .hiddenPreventAutoUnhide
        row.hiddenAt = channel.newestAt
        if hidesHistory { forgetHistory(of: &row, in: channel) }
        return changed(row, from: membership, of: user, in: channel, .hidden, turn: &turn)
    }

    /// Decides on showing a channel in one's own list again.
    ///
    /// - Throws: 900020 for who is neither member nor invited.
    public static func unhide(
        by user: User, in channel: Channel, membership: Membership?, turn: inout Turn
    ) throws(WireError) -> Decision<Empty> {
        var row = try known(membership)
        (row.hiddenState, row.hiddenAt) = (.unhidden, 0)
        return changed(row, from: membership, of: user, in: channel, .hidden, turn: &turn)
    }

    /// Decides on never seeing again what was said until now; for others nothing changes.
    ///
    /// - Throws: 900020 for who is no member.
    public static func resetHistory(
        by user: User, in channel: Channel, membership: Membership?, turn: inout Turn
    ) throws(WireError) -> Decision<Int64> {
        var row = try AccessRules.joined(membership)
        forgetHistory(of: &row, in: channel)
        let decision = changed(row, from: membership, of: user, in: channel, .settings, turn: &turn)
        return Decision(row.historyOffset, writes: decision.writes, announcements: decision.announcements)
    }

    /// Decides on which messages of a channel a member is notified of.
    ///
    /// - Throws: 900020 for who is neither member nor invited.
    public static func setPushTrigger(
        _ trigger: PushTrigger, by user: User, in channel: Channel, membership: Membership?, turn: inout Turn
    ) throws(WireError) -> Decision<Empty> {
        var row = try known(membership)
        row.pushTrigger = trigger
        return changed(row, from: membership, of: user, in: channel, .settings, turn: &turn)
    }

    /// Decides on what of a channel counts into a member's unread counts.
    ///
    /// - Throws: 900020 for who is neither member nor invited.
    public static func setCountPreference(
        _ preference: CountPreference, by user: User, in channel: Channel, membership: Membership?, turn: inout Turn
    ) throws(WireError) -> Decision<Empty> {
        var row = try known(membership)
        row.countPreference = preference
        return changed(row, from: membership, of: user, in: channel, .settings, turn: &turn)
    }

    /// Decides on telling a member that the own unread counts are others now, by what happened elsewhere: blocking a
    /// user takes the user's messages out of them.
    public static func recounted(
        _ user: User, in channel: Channel, membership: Membership, turn: inout Turn
    ) -> Decision<Empty> {
        var (row, user) = (membership, user)
        turn.advance(&row, of: &user)
        return Decision(
            Empty(), writes: [.putMembership(row), .updateUser(user)],
            announcements: [.ownRow(userKey: user.key, channelKey: channel.key, reason: .settings)])
    }

    private static func forgetHistory(of row: inout Membership, in channel: Channel) {
        row.historyOffset = max(row.historyOffset, channel.newestAt)
        row.readNumber = max(row.readNumber, channel.messageNumber)
    }

    private static func known(_ membership: Membership?) throws(WireError) -> Membership {
        guard let membership, membership.state != .none else {
            throw WireError(.socketUserNotMember, "The user is not a member of the channel.")
        }
        return membership
    }

    private static func changed(
        _ row: Membership, from old: Membership?, of user: User, in channel: Channel,
        _ reason: OwnChannelChange.Reason, turn: inout Turn
    ) -> Decision<Empty> {
        guard row != old else { return Decision(Empty()) }
        var (row, user) = (row, user)
        turn.advance(&row, of: &user)
        return Decision(
            Empty(), writes: [.putMembership(row), .updateUser(user)],
            announcements: [.ownRow(userKey: user.key, channelKey: channel.key, reason: reason)])
    }
}
