internal import ChatWire

extension Core {
    private func windows(of url: String) -> [(id: CollectionID, window: MessageWindow)] {
        messageLists.lazy.filter { $0.value.channelURL == url && $0.value.isLive }
            .sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    // MARK: - Sent messages

    /// A message came.
    func reflect(new message: WireMessage, in record: ChannelRecord, _ source: CollectionEventSource) {
        for (id, window) in windows(of: record.url) {
            guard window.span?.contains(message.createdAt) ?? false, window.filter.accepts(message) else { continue }
            guard let isNew = window.show(message) else { continue }
            var change = window.change(source)
            change.upserted = [window.filter.shown(message)]
            if isNew { change.newIDs = [.sent(message.messageID)] }
            deliver(.messageList(id, change))
        }
    }

    /// A message was edited.
    func reflect(updated message: WireMessage, in record: ChannelRecord, _ source: CollectionEventSource) {
        for (id, window) in windows(of: record.url) where window.span?.contains(message.createdAt) ?? false {
            var change = window.change(source)
            if window.filter.accepts(message) {
                guard let isNew = window.show(message) else { continue }
                change.upserted = [window.filter.shown(message)]
                if isNew { change.newIDs = [.sent(message.messageID)] }
            } else {
                guard window.hide(at: message.createdAt) else { continue }
                change.removed = [message.createdAt]
            }
            deliver(.messageList(id, change))
        }
    }

    /// A part of a message changed: lists that show the part tell it.
    func reflect(
        _ old: WireMessage, became new: WireMessage, in record: ChannelRecord, _ source: CollectionEventSource
    ) {
        for (id, window) in windows(of: record.url) where window.version(at: new.createdAt) != nil {
            _ = window.show(new)
            guard window.filter.tellsApart(old, new), let message = record.freshened([new]).first else { continue }
            var change = window.change(source)
            change.upserted = [window.filter.shown(message)]
            deliver(.messageList(id, change))
        }
    }

    /// A message was deleted.
    func reflect(deletedAt time: Int64, in record: ChannelRecord, _ source: CollectionEventSource) {
        for (id, window) in windows(of: record.url) where window.hide(at: time) {
            var change = window.change(source)
            change.removed = [time]
            deliver(.messageList(id, change))
        }
    }

    /// What catching up found: edits and deletions first, then what came.
    func reflect(_ batch: MessageBatch, in record: ChannelRecord) {
        for (id, window) in windows(of: record.url) {
            var changes = window.change(.messageChangelog)
            for message in batch.updated.values.sorted(by: { $0.createdAt < $1.createdAt }) {
                guard window.version(at: message.createdAt) != nil else { continue }
                if !window.filter.accepts(message) {
                    if window.hide(at: message.createdAt) { changes.removed.append(message.createdAt) }
                } else if window.show(message) != nil {
                    changes.upserted.append(window.filter.shown(message))
                }
            }
            for time in batch.deleted.sorted() where window.hide(at: time) { changes.removed.append(time) }
            if !changes.upserted.isEmpty || !changes.removed.isEmpty { deliver(.messageList(id, changes)) }

            var fill = window.change(.messageFill)
            for message in batch.new.values.sorted(by: { $0.createdAt < $1.createdAt }) {
                guard window.span?.contains(message.createdAt) ?? false, window.filter.accepts(message),
                    let isNew = window.show(message)
                else { continue }
                fill.upserted.append(window.filter.shown(message))
                if isNew { fill.newIDs.insert(.sent(message.messageID)) }
            }
            if !fill.upserted.isEmpty { deliver(.messageList(id, fill)) }
        }
    }

    /// A member has another name or picture: so have the messages by the member, and those that mention the member.
    func reflectProfile(of userID: String, in record: ChannelRecord, _ source: CollectionEventSource) {
        for (id, window) in windows(of: record.url) {
            guard let span = window.span else { continue }
            let messages = record.freshened(
                stored { try $0.messages(in: span, of: record, withReplies: window.filter.takesReplies) } ?? []
            ).filter { message in
                let isAbout =
                    message.sender?.userID == userID
                    || message.mentions?.users.contains { $0.userID == userID } ?? false
                return isAbout && window.version(at: message.createdAt) != nil
            }
            guard !messages.isEmpty else { continue }
            var change = window.change(source)
            change.upserted = messages.map(window.filter.shown)
            deliver(.messageList(id, change))
        }
    }

    // MARK: - Unsent messages

    /// A message of this device is pending or failed.
    func reflect(unsent message: LocalMessage, isNew: Bool, _ source: CollectionEventSource) {
        for (id, window) in windows(of: message.wire.channelURL) where window.filter.accepts(message) {
            var change = window.change(source, message.status)
            change.upserted = [message]
            if isNew { change.newIDs = [message.identity] }
            deliver(.messageList(id, change))
        }
    }

    /// A message of this device was sent: its pending form gives way to the server's.
    func reflect(sent message: WireMessage, requestID: String, isShown: Bool = true) {
        for (id, window) in windows(of: message.channelURL) where window.filter.accepts(message) {
            var change = window.change(.eventMessageSent)
            change.sent = [requestID]
            if isShown, window.span?.contains(message.createdAt) ?? false, window.show(message) != nil {
                change.upserted = [window.filter.shown(message)]
            }
            deliver(.messageList(id, change))
        }
    }

    /// A message of this device was dropped.
    func reflect(removedUnsent message: LocalMessage) {
        for (id, window) in windows(of: message.wire.channelURL) where window.filter.accepts(message) {
            var change = window.change(.localMessageCanceled, .canceled)
            change.removedUnsent = [message.wire.requestID]
            deliver(.messageList(id, change))
        }
    }

    // MARK: - The cache's copy

    /// Keeps a new message where the cache has the end of the channel, or begins there.
    func store(new message: WireMessage, in record: ChannelRecord) {
        guard !record.channel.isOpen else { return }
        if record.pagesInFlight > 0 { record.overlay[message.messageID] = message }
        let isHeld = SpanKind.allCases.contains { kind in
            let spans = spans(kind, of: record)
            return spans.live.map { $0.from <= message.createdAt } ?? true
                || spans.span(containing: message.createdAt) != nil
        }
        guard isHeld else { return }
        if hasNoSpans(record) {
            record.spansSeq = max(record.spansSeq, message.seq - 1)
            record.isDirty = true
        }
        stored { try $0.save(message, in: record) }
        for kind in SpanKind.allCases {
            var spans = spans(kind, of: record)
            guard spans.live == nil else { continue }
            spans.insert(Span(from: message.createdAt, to: .max))
            setSpans(spans, kind, of: record)
        }
    }

    /// The message with what only this reader has of it, which no event says: the own votes.
    func completed(_ message: WireMessage, in record: ChannelRecord) -> WireMessage {
        guard let poll = message.poll, poll.votedOptionIDs == nil, !record.channel.isOpen,
            let known = stored({ try $0.message(at: message.createdAt, in: record) }) ?? nil
        else { return message }
        var message = message
        message.poll = poll.withVotes(of: known.poll)
        return message
    }

    func store(updated message: WireMessage, in record: ChannelRecord) {
        guard !record.channel.isOpen else { return }
        if record.pagesInFlight > 0 { record.overlay[message.messageID] = message }
        let isHeld = SpanKind.allCases.contains { spans($0, of: record).span(containing: message.createdAt) != nil }
        if isHeld { stored { try $0.save(message, in: record) } }
    }

    func store(deletedAt time: Int64, id: Int64, in record: ChannelRecord) {
        guard !record.channel.isOpen else { return }
        if record.pagesInFlight > 0 { record.overlay[id] = .some(nil) }
        stored { try $0.deleteMessage(at: time, in: record) }
    }

    /// The answer to an edit: it may come before its event.
    func take(reply message: WireMessage) {
        guard let record = record(message.channelURL) else { return }
        let message = completed(message, in: record)
        store(updated: message, in: record)
        reflect(updated: message, in: record, .eventMessageUpdated)
    }
}
