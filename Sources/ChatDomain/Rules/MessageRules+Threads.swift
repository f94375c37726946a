public import ChatWire

extension MessageRules {
    /// Refuses answers to what cannot be answered.
    static func checkParent(
        of draft: Draft, _ parent: Message?, in channel: Channel, membership: Membership
    ) throws(WireError) {
        guard draft.parentMessageID != 0 else { return }
        let parent = try standing(parent, in: channel, historyOffset: membership.historyOffset)
        guard !parent.wire.isReply else {
            throw WireError(.invalidParameterValue, "'parent_message_id' names a reply; threads are one level deep.")
        }
        guard parent.wire.type != .admin else {
            throw WireError(.invalidParameterValue, "'parent_message_id' names an admin message.")
        }
    }

    /// The change of a thread that follows from a reply that came (1) or went (-1): the parent's next version.
    static func follow<Result>(
        _ thread: ThreadState, _ info: WireThreadInfo, _ user: User?, by step: Int, in channel: inout Channel,
        decision: inout Decision<Result>, turn: inout Turn
    ) {
        turn.advance(&channel)
        var parent = thread.parent
        parent.wire.thread = info
        parent.change(in: channel, at: turn.now)
        let change = ThreadChange(
            messageID: parent.wire.messageID, createdAt: parent.wire.createdAt, thread: info)
        decision.writes.append(.updateMessage(parent))
        if let user {
            decision.writes.append(.countReply(parentID: parent.wire.messageID, userKey: user.key, step: step))
        }
        decision.announcements.append(announcement(.messageThread(change), in: channel))
    }

    /// The draft of a copy of a message, without its files and mentions, which the target decides on.
    ///
    /// - Throws: 900300 for a message that is not there for the asker, 400111 for an admin message.
    public static func copy(
        of message: Message?, requestID: String, in channel: Channel, membership: Membership?
    ) throws(WireError) -> (draft: Draft, source: WireMessage) {
        let message = try standing(message, in: channel, historyOffset: membership?.historyOffset ?? 0)
        guard message.wire.type != .admin else {
            throw WireError(.invalidParameterValue, "Admin messages cannot be copied.")
        }
        var draft = Draft(
            requestID: requestID, message: message.wire.message, data: message.wire.data,
            customType: message.wire.customType)
        draft.metaArrays = message.wire.metaArrays
        return (draft, message.wire)
    }

    /// Decides on keeping a message's text in other languages.
    ///
    /// - Throws: 900300 when the message is not there.
    public static func translate(
        _ translations: [String: String], message: Message?, in channel: Channel, turn: inout Turn
    ) throws(WireError) -> Decision<Message> {
        var message = try standing(message, in: channel)
        let merged = message.wire.translations.merging(translations) { $1 }
        guard merged != message.wire.translations else { return Decision(message) }
        message.wire.translations = merged
        return updated(message, in: channel, turn: &turn)
    }

    /// The next version of a message, told as an update. It does not count as edited.
    static func updated(_ message: Message, in channel: Channel, turn: inout Turn) -> Decision<Message> {
        var (message, channel) = (message, channel)
        turn.advance(&channel)
        message.change(in: channel, at: turn.now)
        return Decision(
            message, writes: [.updateMessage(message), .updateChannel(channel)],
            announcements: [announcement(.messageUpdated(message.wire), in: channel)])
    }
}
