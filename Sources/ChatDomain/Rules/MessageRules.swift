public import ChatWire

/// Sending messages. Editing and deleting are in `MessageRules+Changes.swift`.
public enum MessageRules {
    /// A message to be sent.
    public struct Draft: Hashable, Sendable {
        /// The client's id for the sending; empty for none.
        public var requestID: String
        /// The text.
        public var message: String
        /// The file; nil for a text.
        public var file: WireFile?
        /// Several files; empty for a text and for one file.
        public var files: [WireFile] = []
        /// The message that it answers; 0 for none.
        public var parentMessageID: Int64 = 0
        /// Whether an answer goes to the channel too.
        public var isReplyToChannel = false
        /// The application's extra data.
        public var metaArrays: [WireMetaArray] = []
        /// The application's own data.
        public var data: String
        /// The application's own kind.
        public var customType: String
        /// Whether it counts as unread for nobody.
        public var isSilent: Bool
        /// Whom it mentions.
        public var mentions: Mentions?
        /// The poll that it carries.
        public var poll: WirePoll?
        /// The time to be given to it, for messages that are brought from elsewhere; nil for now.
        public var createdAt: Int64?

        /// Makes a draft.
        public init(
            requestID: String = "", message: String, file: WireFile? = nil, data: String = "",
            customType: String = "", isSilent: Bool = false, mentions: Mentions? = nil, createdAt: Int64? = nil
        ) {
            self.requestID = requestID
            self.message = message
            self.file = file
            self.data = data
            self.customType = customType
            self.isSilent = isSilent
            self.mentions = mentions
            self.createdAt = createdAt
        }
    }

    /// Decides on sending a user's message.
    ///
    /// Sending marks read: the sender's read position moves to the message, unless it stands in a thread alone.
    ///
    /// - Parameters:
    ///   - earlier: The message that the same user sent here with the same request id: it is the answer, and nothing
    ///     is sent again.
    ///   - thread: The message that it answers, with its thread.
    /// - Throws: What ``AccessRules/checkMaySpeak(in:user:membership:)`` does; 400105 for an empty text; 400111 for
    ///   fields that are too long, for a given time that is not after the channel's newest, and for an answer to what
    ///   is no user's message or an answer itself; 900300 for one to a message that is not there.
    public static func send(
        _ draft: Draft, by user: User, in channel: Channel, membership: Membership?, earlier: Message?,
        thread: ThreadState? = nil, turn: inout Turn
    ) throws(WireError) -> Decision<Message> {
        if let earlier {
            _ = try AccessRules.joined(membership)
            return Decision(earlier)
        }
        var membership = try AccessRules.checkMaySpeak(in: channel, user: user, membership: membership)
        try checkParent(of: draft, thread?.parent, in: channel, membership: membership)
        let sender = WireSender(
            userID: user.userID, nickname: user.nickname, profileURL: user.profileURL, role: membership.activeRole)
        let isAside = channel.isExclusive && membership.activeRole != .operator
        let before = channel
        var (channel, draft) = (channel, draft)
        // What is not kept is unread for nobody.
        if isAside || channel.isEphemeral { draft.isSilent = true }
        let type: WireMessageType = draft.file == nil && draft.files.isEmpty ? .user : .file
        var message = try append(
            draft, type: type, sender: sender, senderKey: user.key, to: &channel, turn: &turn)
        // In an exclusive channel only what operators send stands as the newest message.
        if isAside { (channel.lastMessageID, channel.lastMessageAt) = (before.lastMessageID, before.lastMessageAt) }
        if let thread { message.wire.parent = WireParentInfo(thread.parent.wire) }
        var decision = Decision(message, writes: [.insertMessage(message)])
        decision.announcements.append(announcement(.messageNew(message.wire), in: channel))
        if let thread {
            let info = thread.changed(user, by: 1, newestReplyAt: message.wire.createdAt, at: turn.now)
            follow(thread, info, user, by: 1, in: &channel, decision: &decision, turn: &turn)
        }
        decision.writes.append(.updateChannel(channel))
        // Nobody counts what is unread in an open channel.
        if !channel.isOpen, message.wire.standsInChannel {
            membership.readAt = message.wire.createdAt
            membership.readNumber = channel.messageNumber
            decision.writes.append(.putMembership(membership))
        }
        return decision
    }

    /// Decides on a message of the application itself, or of an operator in its name.
    ///
    /// - Throws: 400108 for who is no operator, 400111 for an answer: such a message stands in no thread.
    public static func sendAdmin(
        _ draft: Draft, by actor: Actor = .application, in channel: Channel, membership: Membership? = nil,
        turn: inout Turn
    ) throws(WireError) -> Decision<Message> {
        try AccessRules.checkOperator(actor, membership: membership)
        guard draft.parentMessageID == 0 else {
            throw WireError(.invalidParameterValue, "'parent_message_id' is not for admin messages.")
        }
        var (channel, draft) = (channel, draft)
        if channel.isEphemeral { draft.isSilent = true }
        let message = try append(draft, type: .admin, sender: nil, senderKey: 0, to: &channel, turn: &turn)
        return Decision(
            message, writes: [.insertMessage(message), .updateChannel(channel)],
            announcements: [announcement(.messageNew(message.wire), in: channel)])
    }

    private static func append(
        _ draft: Draft, type: WireMessageType, sender: WireSender?, senderKey: Int64, to channel: inout Channel,
        turn: inout Turn
    ) throws(WireError) -> Message {
        try check(
            text: type == .file && draft.message.isEmpty ? nil : draft.message, data: draft.data,
            customType: draft.customType, limits: turn.limits)
        try MetaArrayRules.check(draft.metaArrays, limits: turn.limits)
        try FieldRules.checkBytes(draft.requestID, "req_id", most: turn.limits.requestIDBytes)
        let createdAt = try time(for: draft, in: channel, now: turn.now)
        turn.advance(&channel)
        let standsInChannel = draft.parentMessageID == 0 || draft.isReplyToChannel
        if !draft.isSilent, standsInChannel { channel.messageNumber += 1 }
        var wire = WireMessage(
            type: type, messageID: turn.nextMessageID(), requestID: draft.requestID, channelURL: channel.url,
            sender: sender, message: draft.message, file: draft.file, data: draft.data, customType: draft.customType,
            createdAt: createdAt, isSilent: draft.isSilent, isOperatorMessage: sender?.role == .operator,
            mentions: draft.mentions?.wire, seq: channel.seq, number: channel.messageNumber,
            channelType: channel.isOpen ? .open : nil)
        wire.files = draft.files
        wire.parentMessageID = draft.parentMessageID
        wire.isReplyToChannel = draft.isReplyToChannel
        wire.metaArrays = draft.metaArrays
        wire.poll = draft.poll
        channel.newestAt = createdAt
        if standsInChannel {
            channel.lastMessageID = wire.messageID
            channel.lastMessageAt = createdAt
        }
        var message = Message(wire: wire, channelKey: channel.key, senderKey: senderKey, firstSeq: channel.seq)
        message.newMentions = draft.mentions?.keys
        return message
    }

    /// The later of the clock and the newest message's time plus 1 ms: times in a channel strictly increase.
    private static func time(for draft: Draft, in channel: Channel, now: Int64) throws(WireError) -> Int64 {
        guard let given = draft.createdAt else { return max(now, channel.newestAt + 1) }
        guard given > channel.newestAt, given <= now else {
            throw WireError(
                .invalidParameterValue, "'created_at' must be after the channel's newest message and not in the future."
            )
        }
        return given
    }

    static func check(text: String?, data: String?, customType: String?, limits: Limits) throws(WireError) {
        if let text, text.isEmpty { throw WireError(.invalidParameterValueRequired, "'message' is required.") }
        try FieldRules.check(text, "message", most: limits.messageCharacters)
        try FieldRules.checkBytes(data, "data", most: limits.dataBytes)
        try FieldRules.check(customType, "custom_type", most: limits.customTypeCharacters)
    }

    static func announcement(_ body: EventBody, in channel: Channel) -> Announcement {
        .members(
            channelKey: channel.key,
            event: WireEvent(channelURL: channel.url, seq: channel.seq, position: channel.position, body: body))
    }
}
