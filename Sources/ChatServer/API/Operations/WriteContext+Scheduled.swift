internal import ChatDomain
internal import ChatWire
internal import Foundation
internal import SQLite

/// Operations on scheduled messages.
extension WriteContext {
    /// A message that a caller wants to be sent later.
    struct ScheduleRequest: Sendable {
        var type: WireMessageType
        var content: WireScheduledMessage.Content
        var file: FileReference?
        var scheduledAt: Int64
        var senderID: String?
    }

    /// Schedules a message. The application names the sender. The same request id again gives the first one.
    func schedule(_ request: ScheduleRequest, in url: String, by caller: Caller) throws -> WireScheduledMessage {
        let state = try channelState(url, caller)
        var sender: User?
        if request.type == .admin {
            try caller.requireApplication()
        } else {
            sender = try subject(caller, userID: request.senderID)
        }
        let senderKey = sender?.key ?? 0
        if let known = try queries.scheduledMessage(
            requestID: request.content.requestID, channelKey: state.channel.key, senderKey: senderKey)
        {
            return known.wire
        }
        let now = environment.now()
        var wire = WireScheduledMessage(
            id: 0, type: request.type, channelURL: url, senderID: sender?.userID, content: request.content,
            scheduledAt: request.scheduledAt, createdAt: now, updatedAt: now)
        // Judged as the file that it will be, before the upload is taken.
        if let file = request.file { wire.content.file = WireFile(url: file.url, name: "", type: "", size: 0) }
        try ScheduleRules.check(
            wire, by: sender, in: state.channel, membership: try sender.flatMap { try standing(of: $0.key, in: state) },
            waitingCount: queries.waitingScheduledCount(
                senderKey: senderKey, applicationKey: caller.applicationKey),
            now: now, limits: limits)
        wire.content.file = try request.file.map { try file($0, for: state, by: caller).wire }
        return try insert(
            ScheduledMessage(
                wire: wire, applicationKey: caller.applicationKey, channelKey: state.channel.key,
                senderKey: senderKey)
        ).wire
    }

    private func insert(_ draft: ScheduledMessage) throws -> ScheduledMessage {
        var message = draft
        let wire = message.wire
        try connection.run(
            """
            INSERT INTO scheduled_message (application, channel, sender, type, status, scheduled_at, created_at,
                updated_at, message, failure_code, request_id, body)
            VALUES (?, ?, ?, ?, 0, ?, ?, ?, 0, 0, ?, ?)
            """, message.applicationKey, message.channelKey, message.senderKey, StoreCodes.code(wire.type),
            wire.scheduledAt, wire.createdAt, wire.updatedAt, wire.content.requestID, try Self.json(wire.content))
        message.wire.id = connection.lastInsertRowID
        return message
    }

    private func put(_ message: ScheduledMessage) throws {
        let wire = message.wire
        try connection.run(
            """
            UPDATE scheduled_message SET status = ?, scheduled_at = ?, updated_at = ?, message = ?, failure_code = ?,
                body = ? WHERE id = ?
            """, StoreCodes.code(wire.status), wire.scheduledAt, wire.updatedAt, wire.messageID, wire.failureCode,
            try Self.json(wire.content), wire.id)
    }

    private static func json(_ content: WireScheduledMessage.Content) throws -> String {
        String(decoding: try JSONEncoder().encode(content), as: UTF8.self)
    }

    /// A scheduled message of a channel that the caller may change.
    private func scheduled(_ id: Int64, in url: String, _ caller: Caller) throws -> (ScheduledMessage, Actor) {
        let state = try channelState(url, caller)
        guard let message = try queries.scheduledMessage(id: id, applicationKey: caller.applicationKey),
            message.channelKey == state.channel.key
        else { throw Self.noScheduled }
        let actor = try actor(caller)
        try ScheduleRules.checkOwner(of: message, actor)
        return (message, actor)
    }

    static let noScheduled = WireError(.notFoundInDatabase, "The scheduled message does not exist.")

    /// Changes a scheduled message.
    func updateScheduled(
        _ id: Int64, _ edit: ScheduleRules.Edit, file reference: FileReference?, in url: String, by caller: Caller
    ) throws -> WireScheduledMessage {
        let (message, actor) = try scheduled(id, in: url, caller)
        var edit = edit
        if let reference {
            try ScheduleRules.checkWaiting(message)
            edit.file = try file(reference, for: channelState(url, caller), by: caller).wire
        }
        let updated = try ScheduleRules.update(edit, message, by: actor, now: environment.now(), limits: limits)
        if edit.file != nil { try dropFile(of: message) }
        try put(updated)
        return updated.wire
    }

    /// Takes a scheduled message back.
    func cancelScheduled(_ id: Int64, in url: String, by caller: Caller) throws -> WireScheduledMessage {
        let (message, actor) = try scheduled(id, in: url, caller)
        let canceled = try ScheduleRules.cancel(message, by: actor, now: environment.now())
        try put(canceled)
        if message.wire.status == .pending { try dropFile(of: message) }
        return canceled.wire
    }

    /// Sends a scheduled message before its time.
    ///
    /// - Throws: What sending throws; the message waits on.
    func sendScheduledNow(_ id: Int64, in url: String, by caller: Caller) throws -> WireScheduledMessage {
        let (message, _) = try scheduled(id, in: url, caller)
        try ScheduleRules.checkWaiting(message)
        return try send(message).wire
    }

    /// Sends the first message whose time has come: with the line that says so in the same transaction, so that a
    /// server that dies at whatever moment sends it once.
    ///
    /// - Returns: Whether there was one.
    func sendDueScheduled() throws -> Bool {
        guard let message = try queries.dueScheduledMessage(now: environment.now()) else { return false }
        do {
            _ = try attemptWithin { try $0.send(message) }
        } catch let refusal as WireError {
            try put(ScheduleRules.failed(message, refusal, now: environment.now()))
            try dropFile(of: message)
        }
        return true
    }

    private func send(_ scheduled: ScheduledMessage) throws -> ScheduledMessage {
        let state = try channelState(key: scheduled.channelKey)
        guard !state.channel.isRemoved else { throw Refusals.noChannel }
        let content = scheduled.wire.content
        let caller: Caller =
            scheduled.wire.type == .admin
            ? .application(scheduled.applicationKey)
            : .user(key: scheduled.senderKey, applicationKey: scheduled.applicationKey)
        let mentions = try mentions(
            content.mentionKind, content.mentionedUserIDs, template: content.mentionTemplate, in: state.channel.url,
            by: caller)
        let draft = MessageRules.Draft(
            requestID: scheduled.requestID, message: content.message, file: content.file, data: content.data,
            customType: content.customType, isSilent: content.isSilent, mentions: mentions)
        let message =
            scheduled.wire.type == .admin
            ? try sendAdminMessage(draft, to: state.channel.url, by: caller)
            : try sendMessage(draft, to: state.channel.url, by: caller, senderID: nil)
        if let id = content.file.flatMap({ FileRules.fileID(inAddress: $0.url) }) { try tie(id, to: message) }
        let sent = ScheduleRules.sent(scheduled, as: message.wire.messageID, now: environment.now())
        try put(sent)
        return sent
    }

    /// The upload that a scheduled message had taken is nobody's any more.
    private func dropFile(of message: ScheduledMessage) throws {
        guard let file = message.wire.content.file, let id = FileRules.fileID(inAddress: file.url) else { return }
        try connection.run("UPDATE file SET use = 3 WHERE file_id = ? AND message = 0", id)
    }
}
