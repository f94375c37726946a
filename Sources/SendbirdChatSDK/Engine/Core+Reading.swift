internal import ChatWire

/// Calls to mark a channel read: one on its way, and those that came since and need another.
struct ReadingMark {
    var isOnItsWay = false
    /// Answered by what is on its way.
    var waiters: [CompletionID] = []
    /// Came after that left, when there was something new to read.
    var later: [CompletionID] = []
    /// Whether another one is needed.
    var isNeededAgain = false
}

extension Core {
    func markRead(_ url: String, _ completion: CompletionID?) {
        var mark = reading[url] ?? ReadingMark()
        if mark.isOnItsWay {
            mark.isNeededAgain = true
            if let completion { mark.later.append(completion) }
            reading[url] = mark
            return
        }
        if isLive, let record = record(url), isAllRead(record) {
            complete(completion, .done)
            return
        }
        mark.waiters = completion.map { [$0] } ?? []
        mark.isOnItsWay = true
        reading[url] = mark
        if !request(MarkRead.self, MarkRead.Params(channelURL: url), .markRead(channelURL: url)) {
            readingFailed(url, WireError(.connectionRequired, "Marking as read needs a connection."))
        }
    }

    func readingDone(_ url: String, _ receipt: ReadReceipt) {
        if let record = record(url) {
            let before = record.channel
            record.markRead(at: receipt.readAt, number: receipt.readNumber)
            record.updateMember(userID) { $0.readAt = max($0.readAt, receipt.readAt) }
            if record.channel != before {
                deliver(.channel(record.channel))
                reflect(record, .eventReadStatusUpdated, telling: true)
            }
        }
        let mark = reading.removeValue(forKey: url) ?? ReadingMark()
        for waiter in mark.waiters { complete(waiter, .done) }
        guard mark.isNeededAgain else { return }
        if mark.later.isEmpty { markRead(url, nil) }
        for waiter in mark.later { markRead(url, waiter) }
    }

    func readingFailed(_ url: String, _ error: WireError) {
        let mark = reading.removeValue(forKey: url) ?? ReadingMark()
        for waiter in mark.waiters + mark.later { complete(waiter, .failure(error)) }
    }

    private func isAllRead(_ record: ChannelRecord) -> Bool {
        guard let my = record.channel.my, record.logSeq >= record.channel.seq else { return false }
        return record.channel.unreadMessageCount == 0 && record.channel.lastMessage?.createdAt ?? 0 <= my.readAt
    }
}
