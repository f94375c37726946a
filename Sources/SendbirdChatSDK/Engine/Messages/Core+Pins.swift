internal import ChatWire

/// Pinned messages: the event tells their ids, the channel shows the latest.
extension Core {
    func apply(_ change: PinsChange, to record: ChannelRecord, _ isNewToFields: Bool, _ origin: ChangeOrigin) {
        // The answer to a call may have brought the fields before: the delegates are told all the same.
        if isNewToFields { record.update { $0.pinnedMessageIDs = change.messageIDs } }
        guard let last = record.channel.pinnedMessageIDs.last else {
            record.update { $0.lastPinnedMessage = nil }
            tellPins(of: record, origin)
            return
        }
        guard record.channel.lastPinnedMessage?.messageID != last else {
            tellPins(of: record, origin)
            return
        }
        if let time = stored({ try $0.time(ofMessage: last, in: record) }) ?? nil,
            let message = stored({ try $0.message(at: time, in: record) }) ?? nil
        {
            record.update { $0.lastPinnedMessage = message }
            tellPins(of: record, origin)
            return
        }
        // Told once it is known: whoever is told reads the message.
        var query = QueryItems()
        MessageParts.all.add(to: &query)
        let place = ChannelPlace(type: record.channel.isOpen ? .open : .group, url: record.url)
        call(
            QueryCall(
                purpose: .pinnedMessage(url: record.url, id: last, origin), path: place.path("/messages/\(last)"),
                query: query))
    }

    /// The latest pinned message was read; nil where it may not be, or could not.
    func pinnedMessage(_ message: WireMessage?, id: Int64, in url: String, _ origin: ChangeOrigin) {
        guard let record = records[url], record.channel.pinnedMessageIDs.last == id else { return }
        record.update { $0.lastPinnedMessage = message }
        tellPins(of: record, origin)
    }

    private func tellPins(of record: ChannelRecord, _ origin: ChangeOrigin) {
        guard origin == .live else {
            deliver(.channel(record.channel))
            return
        }
        deliver(.channelNotice(record.channel, .pins))
        reflect(record, .eventPinnedMessageUpdated, telling: true)
    }
}
