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
        if let text = edit.message { message.wire.message = text }
        if let data = edit.data { message.wire.data = data }
        if let customType = edit.customType { message.wire.customType = customType }
        if let mentions = edit.mentions {
            message.wire.mentions = mentions.wire
            message.newMentions = mentions.keys
        }
        message.wire.updatedAt = max(turn.now, message.wire.updatedAt + 1, message.wire.createdAt)
        message.wire.seq = channel.seq
        return Decision(
            message, writes: [.updateMessage(message), .updateChannel(channel)],
            announcements: [announcement(.messageUpdated(message.wire), in: channel)])
    }

    /// Decides on deleting a message: the sender may, operators and the application may. A frozen channel changes for
    /// operators and the application only.
    ///
    /// - Parameter newestOther: The newest standing message beside this one.
    /// - Throws: 900020 for who is no member, 900300 when the message is not there or deleted, 900022 when it is
    ///   someone else's, 900050 when the channel is frozen.
    public static func delete(
        _ message: Message?, newestOther: Message?, by actor: Actor, in channel: Channel, membership: Membership?,
        turn: inout Turn
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
        message.isRemoved = true
        message.wire.message = ""
        message.wire.data = ""
        message.wire.file = nil
        message.wire.mentions = nil
        message.newMentions = []
        message.wire.updatedAt = turn.now
        message.wire.seq = channel.seq
        let remains = message.remains(wasLastMessage: wasLast, lastMessage: newestOther?.wire)
        return Decision(
            Empty(), writes: [.updateMessage(message), .updateChannel(channel)],
            announcements: [announcement(.messageDeleted(remains), in: channel)])
    }

    private static func standing(_ message: Message?, in channel: Channel) throws(WireError) -> Message {
        guard let message, message.channelKey == channel.key, !message.isRemoved else {
            throw WireError(.socketMessageNotFound, "The message does not exist.")
        }
        return message
    }

    private static func checkOwner(of message: Message, actor: Actor, membership: Membership?) throws(WireError) {
        guard case .user(let user) = actor else { return }
        guard message.senderKey == user.key || membership?.isOperator == true else {
            throw WireError(.socketUserNotOwnerOfMessage, "The message belongs to someone else.")
        }
    }
}
