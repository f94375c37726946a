public import ChatWire

/// Messages that are to be sent later.
public enum ScheduleRules {
    /// What an update changes; nil leaves a field as it is.
    public struct Edit: Hashable, Sendable {
        /// The text.
        public var message: String?
        /// The file.
        public var file: WireFile?
        /// The application's own data.
        public var data: String?
        /// The application's own kind.
        public var customType: String?
        /// Whether it counts as unread for nobody.
        public var isSilent: Bool?
        /// How the mentioned are named.
        public var mentionKind: MessageMentions.Kind?
        /// The ids of the mentioned users.
        public var mentionedUserIDs: [String]?
        /// When it is to be sent, in milliseconds.
        public var scheduledAt: Int64?

        /// Makes an edit that changes nothing.
        public init() {}

        var isEmpty: Bool { self == Edit() }
    }

    /// Refuses a message that may not be scheduled: its fields are held to what sending holds them to, and who may not
    /// speak now may not schedule.
    ///
    /// - Parameters:
    ///   - sender: Who sends it; nil for the application's own messages.
    ///   - waitingCount: How many messages of the sender wait.
    /// - Throws: What ``AccessRules/checkMaySpeak(in:user:membership:)`` does, 400105 for an empty text, 400111 for
    ///   fields that are too long and a time that is too near or too far, 400203 where too many wait.
    public static func check(
        _ message: WireScheduledMessage, by sender: User?, in channel: Channel, membership: Membership?,
        waitingCount: Int64, now: Int64, limits: Limits
    ) throws(WireError) {
        if let sender { _ = try AccessRules.checkMaySpeak(in: channel, user: sender, membership: membership) }
        try check(message.content, limits: limits)
        try checkTime(message.scheduledAt, now: now, limits: limits)
        guard waitingCount < limits.scheduledMessages else {
            throw WireError(
                .reachedMaxCount, "A sender has at most \(limits.scheduledMessages) scheduled messages that wait.")
        }
    }

    private static func check(_ content: WireScheduledMessage.Content, limits: Limits) throws(WireError) {
        try MessageRules.check(
            text: content.file != nil && content.message.isEmpty ? nil : content.message, data: content.data,
            customType: content.customType, limits: limits)
        try MessageRules.checkMentions(content.mentionedUserIDs, template: content.mentionTemplate, limits: limits)
        try FieldRules.checkBytes(content.requestID, "dedup_id", most: limits.requestIDBytes)
    }

    private static func checkTime(_ time: Int64, now: Int64, limits: Limits) throws(WireError) {
        let least = now + Int64(limits.scheduledLeastSeconds) * 1_000
        let most = now + Int64(limits.scheduledMostSeconds) * 1_000
        guard (least...max(least, most)).contains(time) else {
            throw WireError(
                .invalidParameterValue,
                """
                'scheduled_at' must be \(limits.scheduledLeastSeconds) to \(limits.scheduledMostSeconds) seconds ahead, \
                in milliseconds since 1970.
                """)
        }
    }

    /// Refuses everyone but the sender and the application.
    public static func checkOwner(of message: ScheduledMessage, _ actor: Actor) throws(WireError) {
        guard case .user(let user) = actor else { return }
        guard message.senderKey == user.key else {
            throw WireError(.nonAuthorized, "The scheduled message is someone else's.")
        }
    }

    /// The message after an edit.
    ///
    /// - Throws: 400105 when nothing is to be changed, 400111 when it does not wait any more, and what scheduling throws.
    public static func update(
        _ edit: Edit, _ message: ScheduledMessage, by actor: Actor, now: Int64, limits: Limits
    ) throws(WireError) -> ScheduledMessage {
        try checkOwner(of: message, actor)
        try checkWaiting(message)
        guard !edit.isEmpty else {
            throw WireError(.invalidParameterValueRequired, "'message', 'scheduled_at' or another field is required.")
        }
        if let time = edit.scheduledAt { try checkTime(time, now: now, limits: limits) }
        var message = message
        if let text = edit.message { message.wire.content.message = text }
        if let file = edit.file { message.wire.content.file = file }
        if let data = edit.data { message.wire.content.data = data }
        if let customType = edit.customType { message.wire.content.customType = customType }
        if let isSilent = edit.isSilent { message.wire.content.isSilent = isSilent }
        if let kind = edit.mentionKind { message.wire.content.mentionKind = kind }
        if let userIDs = edit.mentionedUserIDs { message.wire.content.mentionedUserIDs = userIDs }
        if let time = edit.scheduledAt { message.wire.scheduledAt = time }
        try check(message.wire.content, limits: limits)
        message.wire.updatedAt = now
        return message
    }

    /// The message once it is taken back. One that was taken back already stays as it is.
    ///
    /// - Throws: 400111 when it was sent, or could not be.
    public static func cancel(_ message: ScheduledMessage, by actor: Actor, now: Int64) throws(WireError)
        -> ScheduledMessage
    {
        try checkOwner(of: message, actor)
        guard message.wire.status != .canceled else { return message }
        try checkWaiting(message)
        var message = message
        message.wire.status = .canceled
        message.wire.updatedAt = now
        return message
    }

    /// Refuses what does not wait any more.
    public static func checkWaiting(_ message: ScheduledMessage) throws(WireError) {
        guard message.wire.status == .pending else {
            throw WireError(
                .invalidParameterValue, "The scheduled message is \(message.wire.status.rawValue), not pending.")
        }
    }

    /// The message after it was sent.
    public static func sent(_ message: ScheduledMessage, as id: Int64, now: Int64) -> ScheduledMessage {
        var message = message
        message.wire.status = .sent
        message.wire.messageID = id
        message.wire.updatedAt = now
        return message
    }

    /// The message after it could not be sent: it is not tried again.
    public static func failed(_ message: ScheduledMessage, _ refusal: WireError, now: Int64) -> ScheduledMessage {
        var message = message
        let isGone = refusal.code == .socketChannelNotFound || refusal.code == .userNotExist
        message.wire.status = isGone ? .removed : .failed
        message.wire.failureCode = refusal.code.rawValue
        message.wire.updatedAt = now
        return message
    }
}
