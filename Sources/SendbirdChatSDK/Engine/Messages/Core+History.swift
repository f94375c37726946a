internal import ChatWire

/// History that is another: retention took the oldest of it, or the user blocks somebody.
extension Core {
    /// The channel's oldest messages are gone.
    func apply(_ history: ExpiredHistory, to record: ChannelRecord, _ isNewToFields: Bool) {
        if isNewToFields, let my = record.channel.my, my.readNumber < history.number {
            record.update { channel in
                channel.my?.readNumber = history.number
                channel.my?.unreadMentions.removeAll { $0 <= history.number }
            }
        }
        if isNewToFields, let last = record.channel.lastMessage, last.createdAt <= history.before {
            record.update { $0.lastMessage = nil }
        }
        dropMessages(of: record, upTo: history.before, .eventMessageDeleted)
        deliver(.channel(record.channel))
        reflect(record, .eventChannelChanged, telling: true)
    }

    /// Takes messages up to a time out of the cache and the live lists.
    func dropMessages(of record: ChannelRecord, upTo offset: Int64, _ source: CollectionEventSource) {
        guard !record.channel.isOpen else { return }
        let span = Span(from: 0, to: offset)
        let times = (stored { try $0.versions(in: span, of: record, withReplies: true) } ?? []).map(\.time)
        for time in times { stored { try $0.deleteMessage(at: time, in: record) } }
        for (id, window) in messageLists.sorted(by: { $0.key < $1.key })
        where window.channelURL == record.url && window.isLive {
            let hidden = window.times.filter { $0 <= offset }
            var change = window.change(source)
            change.removed = hidden.filter { window.hide(at: $0) }
            if !change.removed.isEmpty { deliver(.messageList(id, change)) }
        }
    }

    /// The user blocks somebody, or does no more: everywhere the history is another then.
    ///
    /// What of it the cache holds is let go, and open lists are read anew. What the counts are then comes as
    /// `my.channel`.
    func receive(_ change: BlockChange) {
        let id = change.user.userID
        stored { try $0.deleteAllMessages() }
        for record in records.values where !record.channel.isOpen {
            (record.spans, record.spansSeq) = (Self.noSpans, 0)
            let isConcerned = record.updateMember(id) { $0.isBlockedByMe = change.isBlocked }
            // The newest message is another, or may be.
            if isConcerned || record.channel.lastMessage?.sender?.userID == id {
                call(channelCall(record.url, .channel(url: record.url, nil)))
            }
            record.isDirty = true
        }
        for (listID, window) in messageLists.sorted(by: { $0.key < $1.key }) where window.isLive {
            guard let record = record(window.channelURL) else { continue }
            deliver(.channel(record.channel))
            // Told as gone first: what the page holds comes back with it.
            dropMessages(of: record, upTo: .max, .messageChangelog)
            readAnew(window, listID)
        }
    }
}
