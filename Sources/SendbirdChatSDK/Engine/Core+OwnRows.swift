internal import ChatWire

extension Core {
    /// Takes a change of the current user's own row in a channel.
    func receive(_ change: OwnChannelChange, userSeq number: Int64?) {
        if let number {
            // A missing number is a missed change: the list of changed channels tells it.
            let isGap = userSeq != 0 && number > userSeq + 1
            userSeq = max(userSeq, number)
            if isGap, isLive, let position {
                isCatchingUp = true
                askChannelsChanges(since: position)
            }
        }
        let url = change.channel.channelURL
        switch change.reason {
        case .joined, .invited:
            let source: CollectionEventSource =
                change.reason == .joined ? .eventUserJoined : .eventUserReceivedInvitation
            take(row: change.channel, source: source)
        case .left: remove(url, source: .eventUserLeft)
        case .banned:
            if let record = record(url), let me = user { deliver(.channelNotice(record.channel, .banned([me]))) }
            remove(url, source: .eventUserBanned)
        case .read, .hidden, .settings:
            guard let record = record(url), let my = change.channel.my else { return }
            takeOwn(my, asOf: change.channel.seq, reason: change.reason, record)
        }
    }

    private func takeOwn(
        _ my: WireMembership, asOf seq: Int64, reason: OwnChannelChange.Reason, _ record: ChannelRecord
    ) {
        let before = record.channel
        // Messages deleted since are counted here; the row may not know of the last ones yet.
        guard my.userSeq >= record.channel.my?.userSeq ?? 0 else { return }
        record.update { channel in
            let old = channel.my
            channel.my = my
            if let old, seq < channel.seq { channel.my?.unreadMentions = old.unreadMentions }
            channel.my?.deliveredAt = max(old?.deliveredAt ?? 0, my.deliveredAt)
            // A row that is as new as the channel knows of all that was deleted, and of who is blocked.
            let isWhole = seq >= channel.seq && old?.readNumber == my.readNumber
            if let old, old.readNumber >= my.readNumber, !isWhole {
                channel.my?.readNumber = old.readNumber
                channel.my?.readAt = max(old.readAt, my.readAt)
                channel.my?.deletedAfterRead = old.deletedAfterRead
            }
        }
        record.updateMember(userID) { member in
            member.readAt = max(member.readAt, my.readAt)
            (member.role, member.isMuted) = (my.role, my.isMuted)
            (member.mutedEndAt, member.mutedDescription) = (my.mutedEndAt, my.mutedDescription)
        }
        forgetHistory(of: record)
        guard record.channel != before else { return }
        switch reason {
        case .read:
            deliver(.channelNotice(record.channel, .read(userIDs: [userID])))
            reflect(record, .eventReadStatusUpdated, telling: true)
        case .hidden where my.hiddenState != .unhidden:
            deliver(.channelNotice(record.channel, .hidden))
            reflect(record, .eventChannelHidden, telling: true)
        case .joined, .invited, .left, .banned, .hidden, .settings:
            deliver(.channelNotice(record.channel, .changed))
            reflect(record, .eventChannelChanged, telling: true)
        }
    }

    // MARK: - Whole rows

    /// Takes a whole picture of a channel, and returns the channel as it is known then.
    @discardableResult
    func take(row: WireChannel, source: CollectionEventSource, isCatchUp: Bool = false) -> WireChannel {
        if row.isOpen { return take(open: row) }
        let (record, isNew, isChanged) = recordTaking(row, isCatchUp: isCatchUp)
        guard let record else { return row }
        if isChanged {
            deliver(.channel(record.channel))
            reflect(record, source, telling: !isNew)
        }
        return record.channel
    }

    /// The record of a channel after taking a row, and whether that changed it.
    func recordTaking(_ row: WireChannel, isCatchUp: Bool) -> (
        record: ChannelRecord?, isNew: Bool, isChanged: Bool
    ) {
        guard let record = record(row.channelURL) else {
            if let number = departures[row.channelURL], row.my?.userSeq ?? 0 <= number { return (nil, false, false) }
            departures[row.channelURL] = nil
            guard let made = stored({ try $0.insert(row, logSeq: row.seq) }) else { return (nil, false, false) }
            (made.isDirty, made.hasNewMembers) = (true, true)
            made.spans = Self.noSpans
            records[row.channelURL] = made
            return (made, true, true)
        }
        let isChanged = record.merge(row)
        forgetHistory(of: record)
        // Without messages in the cache there is nothing that could be old.
        if isCatchUp, hasNoSpans(record), row.seq > record.logSeq, !record.isParked {
            record.logSeq = row.seq
            record.isDirty = true
        }
        return (record, false, isChanged)
    }

    /// The channel is not the current user's any more, or is gone.
    func remove(_ url: String, source: CollectionEventSource) {
        // A page that was read before, and comes later, does not bring it back.
        departures[url] = userSeq
        guard let record = record(url) else { return }
        if record.channel.isOpen {
            deleted(open: url)
            return
        }
        forgetTyping(in: record)
        totalUnread -= record.storedUnread
        stored { try $0.delete(record) }
        records[url] = nil
        unknownChannels[url] = nil
        for (id, window) in channelLists.sorted(by: { $0.key < $1.key }) {
            if let change = window.remove(url, source: source) { deliver(.channelList(id, change)) }
        }
        for (id, window) in messageLists.sorted(by: { $0.key < $1.key }) where window.channelURL == url {
            deliver(.messageNotice(id, .channelDeleted(source)))
        }
        if source == .eventChannelDeleted { deliver(.channelDeleted(channelURL: url, .group)) }
    }

    // MARK: - Channels that nobody knows yet

    func askForUnknown(_ url: String, _ event: WireEvent) {
        guard event.seq != nil else { return }
        if case .channelDeleted = event.body { return }
        let isAsked = unknownChannels[url] != nil
        unknownChannels[url, default: []].append(event)
        if !isAsked { call(channelCall(url, .unknownChannel(url: url))) }
    }

    func knownNow(_ url: String, _ row: WireChannel) {
        let events = unknownChannels.removeValue(forKey: url) ?? []
        take(row: row, source: .eventChannelChanged)
        guard let record = records[url] else { return }
        // The events are told to the delegates as they came; the row may hold their effects already.
        if let first = events.first?.seq { record.logSeq = min(record.logSeq, first - 1) }
        for event in events { receive(event) }
    }
}
