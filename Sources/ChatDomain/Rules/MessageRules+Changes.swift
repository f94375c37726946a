public import ChatWire

extension MessageRules {
    /// What an edit changes; nil leaves a field as it is.
    public struct Edit: Hashable, Sendable {
        /// The new text.
        public var message: String?
        /// The application's own data.
        public var data: String?
        /// The application's own kind.
        public var customType: String?
        /// Whom it mentions from now on; nobody where they are empty.
        public var mentions: Mentions?

        /// Makes an edit.
        public init(
            message: String? = nil, data: String? = nil, customType: String? = nil, mentions: Mentions? = nil
        ) {
            self.message = message
            self.data = data
            self.customType = customType
            self.mentions = mentions
        }
    }

    /// Decides on editing a message: the sender may, operators and the application may.
    ///
    /// - Throws: 900300 when the message is not there or deleted, 900022 when it is someone else's, 400105 when
    ///   nothing is to be changed, and what sending throws.
    public static func edit(
        _ edit: Edit, message: Message?, by actor: Actor, in channel: Channel, membership: Membership?,
        turn: inout Turn
    ) throws(WireError) -> Decision<Message> {
        if case .user(let user) = actor {
            _ = try AccessRules.checkMaySpeak(in: channel, user: user, membership: membership)
        }
        var message = try standing(message, in: channel)
        try checkOwner(of: message, actor: actor, membership: membership)
        guard edit.message != nil || edit.data != nil || edit.customType != nil || edit.mentions != nil else {
            throw WireError(.invalidParameterValueRequired, "'message', 'data' or 'custom_type' is required.")
        }
        try check(text: edit.message, data: edit.data, customType: edit.customType, limits: turn.limits)
        var channel = channel
        turn.advance(&channel)
        if let text = edit.message {
            message.wire.message = text
            // They were another text's.
            message.wire.translations = [:]
            message.hasNewText = true
        }
        if let data = edit.data { message.wire.data = data }
        if let customType = edit.customType { message.wire.customType = customType }
        if let mentions = edit.mentions {
            message.wire.mentions = mentions.wire
            message.newMentions = mentions.keys
        }
        message.wire.updatedAt = max(turn.now, message.wire.updatedAt + 1, message.wire.createdAt)
        message.change(in: channel, at: turn.now)
        return Decision(
            message, writes: [.updateMessage(message), .updateChannel(channel)],
            announcements: [announcement(.messageUpdated(message.wire), in: channel)])
    }

    /// Decides on deleting a message: the sender may, operators and the application may. A frozen channel changes for
    /// operators and the application only. Replies to it stay.
    ///
    /// - Parameters:
    ///   - newestOther: The newest standing message of the channel's own list beside this one.
    ///   - thread: Of a reply, its parent with the thread; nil where the parent is gone.
    ///   - replier: Of a reply, its sender; nil where the sender is gone.
    /// - Throws: 900020 for who is no member, 900300 when the message is not there or deleted, 900022 when it is
    ///   someone else's, 900050 when the channel is frozen.
    public static func delete(
        _ message: Message?, newestOther: Message?, thread: ThreadState? = nil, replier: User? = nil, by actor: Actor,
        in channel: Channel, membership: Membership?, turn: inout Turn
    ) throws(WireError) -> Decision<Empty> {
        if case .user = actor {
            let membership = try AccessRules.joined(membership)
            guard !channel.isFrozen || membership.isOperator else {
                throw WireError(.socketChannelFrozen, "The channel is frozen.")
            }
        }
        var message = try standing(message, in: channel)
        try checkOwner(of: message, actor: actor, membership: membership)
        var channel = channel
        turn.advance(&channel)
        let wasLast = channel.lastMessageID == message.wire.messageID
        if wasLast {
            channel.lastMessageID = newestOther?.wire.messageID ?? 0
            channel.lastMessageAt = newestOther?.wire.createdAt ?? 0
        }
        let remains = message.remains(wasLastMessage: wasLast, lastMessage: newestOther?.wire)
        var decision = Decision(Empty())
        if message.reactionKeys > 0 { decision.writes.append(.removeReactions(messageID: message.wire.messageID)) }
        empty(&message)
        message.wire.updatedAt = turn.now
        message.change(in: channel, at: turn.now)
        decision.writes.append(.updateMessage(message))
        decision.announcements.append(announcement(.messageDeleted(remains), in: channel))
        if let thread, !thread.parent.isRemoved {
            let info = thread.changed(replier, by: -1, newestReplyAt: thread.newestReplyAt, at: turn.now)
            follow(thread, info, replier, by: -1, in: &channel, decision: &decision, turn: &turn)
        }
        if channel.pins.contains(where: { $0.messageID == message.wire.messageID }) {
            PinRules.unpin(message.wire.messageID, in: &channel, decision: &decision, turn: &turn)
        }
        decision.writes.append(.updateChannel(channel))
        return decision
    }

    /// Takes everything out of a message that it said.
    private static func empty(_ message: inout Message) {
        message.isRemoved = true
        message.wire.isRemoved = true
        message.wire.message = ""
        message.wire.data = ""
        message.wire.file = nil
        message.wire.files = []
        message.wire.mentions = nil
        message.wire.metaArrays = []
        message.wire.translations = [:]
        message.wire.reactions = []
        message.wire.thread = nil
        message.reactionKeys = 0
        message.newMentions = []
        message.hasNewText = true
    }

    /// A message of a channel that was not deleted.
    ///
    /// - Parameter historyOffset: Messages at or before this time are not there for the asker.
    /// - Throws: 900300 where there is none.
    static func standing(
        _ message: Message?, in channel: Channel, historyOffset: Int64 = 0
    ) throws(WireError) -> Message {
        guard let message, message.channelKey == channel.key, !message.isRemoved,
            message.wire.createdAt > historyOffset
        else {
            throw WireError(.socketMessageNotFound, "The message does not exist.")
        }
        return message
    }

    /// Refuses users who neither sent the message nor operate the channel.
    static func checkOwner(of message: Message, actor: Actor, membership: Membership?) throws(WireError) {
        guard case .user(let user) = actor else { return }
        guard message.senderKey == user.key || membership?.isOperator == true else {
            throw WireError(.socketUserNotOwnerOfMessage, "The message belongs to someone else.")
        }
    }
}
