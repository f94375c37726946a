public import ChatWire

/// What goes when it is old.
public enum RetentionRules {
    /// The longest time that a rule may name, in days: a hundred years.
    public static let daysMost: Int64 = 36_500

    /// Refuses rules that cannot be kept.
    ///
    /// - Throws: 400111 for days that are negative or past the limit, and for a rule on both a channel and a kind.
    public static func check(_ rule: RetentionRule, limits: Limits) throws(WireError) {
        guard (0...daysMost).contains(rule.messageDays) else {
            throw WireError(.invalidParameterValue, "'message_days' must be between 0 and \(daysMost).")
        }
        guard (0...daysMost).contains(rule.fileDays) else {
            throw WireError(.invalidParameterValue, "'file_days' must be between 0 and \(daysMost).")
        }
        try FieldRules.check(rule.customType, "custom_type", most: limits.customTypeCharacters)
        guard rule.channelURL == nil || rule.customType == nil else {
            throw WireError(.invalidParameterValue, "A rule names 'channel_url' or 'custom_type', not both.")
        }
    }

    /// The time before which things are too old; nil where they are kept for ever.
    public static func cutoff(days: Int64, now: Int64) -> Int64? { days == 0 ? nil : now - days * 86_400_000 }

    /// Decides on letting the oldest messages of a channel go. They take one number of the channel, however many they
    /// are; what was unread among them is unread no longer, by the running number up to which they went.
    ///
    /// - Parameters:
    ///   - newest: The newest of the messages that go.
    ///   - isLast: Whether it is the channel's last message.
    public static func expire(upTo newest: Message, isLast: Bool, in channel: Channel, turn: inout Turn)
        -> Decision<ExpiredHistory>
    {
        var channel = channel
        turn.advance(&channel)
        if isLast {
            channel.lastMessageID = 0
            channel.lastMessageAt = 0
        }
        let history = ExpiredHistory(before: newest.wire.createdAt, number: newest.wire.number)
        return Decision(
            history,
            writes: [
                .updateChannel(channel),
                .log(
                    channelKey: channel.key, seq: channel.seq,
                    change: .expired(before: history.before, number: history.number)),
            ],
            announcements: [MessageRules.announcement(.historyExpired(history), in: channel)])
    }
}
