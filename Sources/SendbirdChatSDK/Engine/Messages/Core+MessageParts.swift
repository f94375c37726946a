internal import ChatWire

/// What belongs to messages and changes by small events: reactions, threads, polls, quotes.
extension Core {
    func apply(_ change: ReactionChange, seq: Int64, to record: ChannelRecord, _ origin: ChangeOrigin) {
        apply(.reaction(change, seq: seq), to: record, origin, .eventReactionUpdated)
        if origin == .live { deliver(.channelNotice(record.channel, .reaction(change, seq: seq))) }
    }

    func apply(_ change: ThreadChange, seq: Int64, to record: ChannelRecord, _ origin: ChangeOrigin) {
        apply(.thread(change, seq: seq), to: record, origin, .eventThreadInfoUpdated)
        if origin == .live { deliver(.channelNotice(record.channel, .thread(change, seq: seq))) }
    }

    func apply(_ vote: PollVote, seq: Int64, to record: ChannelRecord, _ origin: ChangeOrigin) {
        apply(.vote(vote, seq: seq), to: record, origin, .eventPollVoted)
        if origin == .live { deliver(.channelNotice(record.channel, .pollVoted(vote, seq: seq))) }
    }

    func apply(_ update: PollUpdate, seq: Int64, to record: ChannelRecord, _ origin: ChangeOrigin) {
        let message = apply(.poll(update, seq: seq), to: record, origin, .eventPollUpdated)
        guard origin == .live else { return }
        var told = update
        told.poll = message?.poll ?? update.poll
        deliver(.channelNotice(record.channel, .pollUpdated(told, seq: seq)))
    }

    /// The current user voted, here or on another device.
    func apply(_ vote: OwnPollVote, to record: ChannelRecord) {
        // Monotone: what comes late is old news.
        guard vote.at >= record.ownVotes[vote.pollID] ?? 0 else { return }
        record.ownVotes[vote.pollID] = vote.at
        apply(.ownVote(vote), to: record, .live, .eventPollVoted)
    }

    /// Changes a part of a message wherever it is kept or shown.
    ///
    /// - Returns: The message after it; nil where it is not kept, or knew of the change.
    @discardableResult
    private func apply(
        _ change: PartChange, to record: ChannelRecord, _ origin: ChangeOrigin, _ source: CollectionEventSource
    ) -> WireMessage? {
        let id = change.messageID
        if record.pagesInFlight > 0 {
            if case .some(.some(var newer)) = record.overlay[id] {
                change.apply(to: &newer, of: userID)
                record.overlay[id] = newer
            } else if record.overlay[id] == nil {
                record.partsOverlay[id, default: []].append(change)
            }
        }
        record.changeCopies(of: id) { change.apply(to: &$0, of: userID) }
        guard let time = change.createdAt ?? time(of: change, in: record),
            let old = stored({ try $0.message(at: time, in: record) }) ?? nil, old.messageID == id
        else { return nil }
        var message = old
        change.apply(to: &message, of: userID)
        guard message != old else { return nil }
        let changed = message
        if changed.seq > old.seq {
            stored { try $0.save(changed, in: record) }
        } else {
            stored { try $0.replace(changed, in: record) }
        }
        if origin == .live { reflect(old, became: changed, in: record, source) }
        return changed
    }

    private func time(of change: PartChange, in record: ChannelRecord) -> Int64? {
        let id = change.messageID
        if let time = record.pollTimes[id] { return time }
        let time = stored { try $0.time(ofMessage: id, in: record) } ?? nil
        record.pollTimes[id] = time
        return time
    }

    // MARK: - Quotes

    /// A message was edited or deleted: replies that quote it quote what it is now.
    func requote(_ id: Int64, as quote: (WireParentInfo) -> WireParentInfo, in record: ChannelRecord, tells: Bool) {
        guard !record.channel.isOpen else { return }
        for old in stored({ try $0.replies(to: id, in: record) }) ?? [] {
            guard let parent = old.parent, quote(parent) != parent else { continue }
            var reply = old
            reply.parent = quote(parent)
            let changed = reply
            stored { try $0.replace(changed, in: record) }
            if tells { reflect(old, became: changed, in: record, .eventMessageUpdated) }
        }
    }

    /// What a reply that is on its way quotes, as far as it is known here.
    func quote(of message: WireMessage) -> WireParentInfo? {
        guard message.isReply, message.parent == nil, let record = record(message.channelURL),
            let time = stored({ try $0.time(ofMessage: message.parentMessageID, in: record) }) ?? nil,
            let parent = stored({ try $0.message(at: time, in: record) }) ?? nil
        else { return message.parent }
        return WireParentInfo(parent)
    }
}

extension ChannelRecord {
    /// Changes the copies of a message that stand in the channel's own fields.
    func changeCopies(of id: Int64, _ body: (inout WireMessage) -> Void) {
        guard channel.lastMessage?.messageID == id || channel.lastPinnedMessage?.messageID == id else { return }
        update { channel in
            if var last = channel.lastMessage, last.messageID == id {
                body(&last)
                channel.lastMessage = last
            }
            if var pinned = channel.lastPinnedMessage, pinned.messageID == id {
                body(&pinned)
                channel.lastPinnedMessage = pinned
            }
        }
    }
}

extension WireParentInfo {
    /// The quote of a message that was deleted.
    var removed: WireParentInfo {
        var quote = self
        (quote.isRemoved, quote.message, quote.file, quote.files) = (true, "", nil, [])
        return quote
    }
}
