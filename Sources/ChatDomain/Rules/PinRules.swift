public import ChatWire

/// Pinning messages in their channel.
public enum PinRules {
    /// Decides on pinning a message: who may send may, in supergroups operators only; the application may. Pinning
    /// what is pinned changes nothing.
    ///
    /// - Throws: What ``AccessRules/checkMaySpeak(in:user:membership:)`` does, 900300 when the message is not there,
    ///   400203 past the limit.
    public static func pin(
        _ message: Message?, by actor: Actor, in channel: Channel, membership: Membership?, turn: inout Turn
    ) throws(WireError) -> Decision<Channel> {
        let offset = try check(actor, in: channel, membership: membership)
        let message = try MessageRules.standing(message, in: channel, historyOffset: offset)
        guard !channel.pins.contains(where: { $0.messageID == message.wire.messageID }) else {
            return Decision(channel)
        }
        guard channel.pins.count < turn.limits.pinnedMessages else {
            throw WireError(
                .reachedMaxCount, "A channel has at most \(turn.limits.pinnedMessages) pinned messages.")
        }
        var channel = channel
        var decision = Decision(channel)
        channel.pins.append(Pin(messageID: message.wire.messageID, createdAt: message.wire.createdAt))
        tell(&channel, decision: &decision, turn: &turn)
        decision.writes.append(.updateChannel(channel))
        decision.result = channel
        return decision
    }

    /// Decides on taking a pinned message down; who may pin may. Where it is not pinned, nothing changes.
    ///
    /// - Throws: What pinning throws, but for the limit.
    public static func unpin(
        _ message: Message?, by actor: Actor, in channel: Channel, membership: Membership?, turn: inout Turn
    ) throws(WireError) -> Decision<Channel> {
        let offset = try check(actor, in: channel, membership: membership)
        let message = try MessageRules.standing(message, in: channel, historyOffset: offset)
        guard channel.pins.contains(where: { $0.messageID == message.wire.messageID }) else {
            return Decision(channel)
        }
        var channel = channel
        var decision = Decision(channel)
        unpin(message.wire.messageID, in: &channel, decision: &decision, turn: &turn)
        decision.writes.append(.updateChannel(channel))
        decision.result = channel
        return decision
    }

    /// Takes a message down as part of another decision, which writes the channel.
    static func unpin<Result>(
        _ messageID: Int64, in channel: inout Channel, decision: inout Decision<Result>, turn: inout Turn
    ) {
        channel.pins.removeAll { $0.messageID == messageID }
        tell(&channel, decision: &decision, turn: &turn)
    }

    private static func tell<Result>(
        _ channel: inout Channel, decision: inout Decision<Result>, turn: inout Turn
    ) {
        turn.advance(&channel)
        decision.writes.append(.log(channelKey: channel.key, seq: channel.seq, change: .pinned))
        decision.announcements.append(
            MessageRules.announcement(
                .channelPinned(PinsChange(messageIDs: channel.pinnedMessageIDs())), in: channel))
    }

    /// Where the asker's history begins.
    private static func check(
        _ actor: Actor, in channel: Channel, membership: Membership?
    ) throws(WireError) -> Int64 {
        guard case .user(let user) = actor else { return 0 }
        let row = try AccessRules.checkMaySpeak(in: channel, user: user, membership: membership)
        if channel.isSuper { try AccessRules.checkOperator(actor, membership: membership) }
        return row.historyOffset
    }
}
