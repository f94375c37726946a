internal import ChatWire

/// Where a change comes from: as it happened, or from catching up.
enum ChangeOrigin: Hashable {
    case live, changelog
}

extension Core {
    // MARK: - In order

    /// Takes an event from the socket: applies it when it is next in its channel, else parks it.
    func receive(_ event: WireEvent) {
        if let position = event.position { seenPosition = max(seenPosition, position) }
        if case .myChannel(let change) = event.body {
            receive(change, userSeq: event.userSeq)
            return
        }
        if case .userBlocked(let change) = event.body {
            receive(change)
            return
        }
        guard let url = event.channelURL else { return }
        guard let record = record(url) else {
            askForUnknown(url, event)
            return
        }
        guard let seq = event.seq else {
            applyState(event.body, to: record)
            return
        }
        if case .channelDeleted = event.body {
            // What is missing before it matters no more, and nobody could be asked for it.
            apply(event, seq: seq, to: record, .live)
            return
        }
        if record.isParked {
            record.parked.append(event)
        } else if seq > record.logSeq + 1 {
            record.parked.append(event)
            askChanges(of: record)
        } else {
            apply(event, seq: seq, to: record, .live)
        }
    }

    /// Events that waited, in order; what is still missing is asked for.
    func drainParked(_ record: ChannelRecord) {
        let parked = record.parked
        record.parked = []
        for event in parked where records[record.url] === record { receive(event) }
    }

    /// Receipts and typing carry no number: they are the state of a member.
    private func applyState(_ body: EventBody, to record: ChannelRecord) {
        switch body {
        case .channelRead(let receipt): apply(receipt, to: record)
        case .channelDelivered(let receipt): apply(receipt, to: record)
        case .channelTyping(let typing): apply(typing, to: record)
        case .participantEntered(let change): apply(change, .entered(change.user), to: record)
        case .participantExited(let change): apply(change, .exited(change.user), to: record)
        case .myPoll(let vote): apply(vote, to: record)
        default: break
        }
    }

    // MARK: - Applied

    /// Applies a change that is next in its channel; one that was applied before changes nothing.
    func apply(_ event: WireEvent, seq: Int64, to record: ChannelRecord, _ origin: ChangeOrigin) {
        guard seq > record.logSeq else { return }
        record.logSeq = seq
        record.isDirty = true
        // The fields may be newer than the log: a page or a call gave them. Then only the messages change.
        let isNewToFields = seq > record.channel.seq
        if isNewToFields { record.update { $0.seq = seq } }
        switch event.body {
        case .messageNew(let message): applyNew(message, to: record, isNewToFields, origin)
        case .messageUpdated(let message): applyUpdate(message, to: record, isNewToFields, origin)
        case .messageDeleted(let deleted): applyDeletion(deleted, seq: seq, to: record, isNewToFields, origin)
        case .channelUpdated(let channel):
            if isNewToFields { applyFields(channel, to: record, origin) }
        case .channelDeleted: remove(record.url, source: .eventChannelDeleted)
        case .membersJoined(let change):
            if isNewToFields { applyJoin(change, to: record, origin) }
        case .membersLeft(let change):
            if isNewToFields { applyLeave(change, to: record, origin) }
        case .membersUpdated(let update): apply(update, to: record, isNewToFields, origin)
        case .messageReaction(let change): apply(change, seq: seq, to: record, origin)
        case .messageThread(let change): apply(change, seq: seq, to: record, origin)
        case .channelPinned(let change): apply(change, to: record, isNewToFields, origin)
        case .pollUpdated(let update): apply(update, seq: seq, to: record, origin)
        case .pollVoted(let vote): apply(vote, seq: seq, to: record, origin)
        case .historyExpired(let history): apply(history, to: record, isNewToFields)
        case .channelRead, .channelDelivered, .channelTyping, .participantEntered, .participantExited, .myChannel,
            .myPoll, .userBlocked, .unknown:
            break
        }
    }

    private func applyNew(
        _ message: WireMessage, to record: ChannelRecord, _ isNewToFields: Bool, _ origin: ChangeOrigin
    ) {
        let isOwn = message.sender?.userID == userID
        if isNewToFields, message.standsInChannel { takeLast(message, isOwn: isOwn, record) }
        if let sender = message.sender { stopTyping(sender.userID, in: record) }
        let isSentHere = settle(message)
        // An answer that came before its event brought the message in already: then there is nothing to report.
        let isKnown = isSentHere == .reply
        store(new: message, in: record)
        if origin == .live {
            let source: CollectionEventSource = isSentHere == .no ? .eventMessageReceived : .eventMessageSent
            if isSentHere == .no { tell(received: message, in: record, isOwn: isOwn) }
            if !isKnown { reflect(new: message, in: record, source) }
            reflect(record, source, shown: isSentHere == .no)
        }
    }

    private func tell(received message: WireMessage, in record: ChannelRecord, isOwn: Bool) {
        deliver(.channelNotice(record.channel, .received(message)))
        guard !isOwn, message.mentions?.includes(userID) ?? false else { return }
        deliver(.channelNotice(record.channel, .mentioned(message)))
    }

    /// The channel's fields after a new message.
    private func takeLast(_ message: WireMessage, isOwn: Bool, _ record: ChannelRecord) {
        record.update { channel in
            channel.messageNumber = max(channel.messageNumber, message.number)
            if message.createdAt >= channel.lastMessage?.createdAt ?? 0 { channel.lastMessage = message }
            if channel.my?.hiddenState == .hiddenAllowAutoUnhide { channel.my?.hiddenState = .unhidden }
        }
        if !isOwn { record.noteMention(in: message, of: userID) }
        // Sending marks read.
        if isOwn { record.markRead(at: message.createdAt, number: message.number) }
        if let sender = message.sender?.userID {
            record.updateMember(sender) { $0.readAt = max($0.readAt, message.createdAt) }
        }
    }

    private func applyUpdate(
        _ message: WireMessage, to record: ChannelRecord, _ isNewToFields: Bool, _ origin: ChangeOrigin
    ) {
        let message = completed(message, in: record)
        if isNewToFields { record.changeCopies(of: message.messageID) { $0 = message } }
        if isNewToFields, message.sender?.userID != userID { record.noteMention(in: message, of: userID) }
        store(updated: message, in: record)
        requote(message.messageID, as: { _ in WireParentInfo(message) }, in: record, tells: origin == .live)
        guard origin == .live else { return }
        deliver(.channelNotice(record.channel, .updated(message)))
        reflect(updated: message, in: record, .eventMessageUpdated)
        reflect(record, .eventMessageUpdated, shown: true)
    }

    private func applyDeletion(
        _ deleted: DeletedMessage, seq: Int64, to record: ChannelRecord, _ isNewToFields: Bool,
        _ origin: ChangeOrigin
    ) {
        if isNewToFields {
            record.update { channel in
                if deleted.wasLastMessage || channel.lastMessage?.messageID == deleted.messageID {
                    channel.lastMessage = deleted.lastMessage
                }
                // It may never have been seen: one that was deleted at once, or is withheld from this reader.
                channel.messageNumber = max(channel.messageNumber, deleted.number)
                if let my = channel.my, deleted.number > my.readNumber { channel.my?.deletedAfterRead += 1 }
                channel.my?.unreadMentions.removeAll { $0 == deleted.number }
                // The event about the pins follows; the message is not to be read meanwhile.
                if channel.lastPinnedMessage?.messageID == deleted.messageID { channel.lastPinnedMessage = nil }
            }
        }
        requote(deleted.messageID, as: \.removed, in: record, tells: origin == .live)
        store(deletedAt: deleted.createdAt, id: deleted.messageID, in: record)
        guard origin == .live else { return }
        deliver(.channelNotice(record.channel, .deleted(messageID: deleted.messageID)))
        reflect(deletedAt: deleted.createdAt, in: record, .eventMessageDeleted)
        reflect(record, .eventMessageDeleted, shown: true)
    }

    private func applyFields(_ fields: WireChannel, to record: ChannelRecord, _ origin: ChangeOrigin) {
        let wasFrozen = record.channel.isFrozen
        let metaData = MetaDataChange(
            from: record.channel.metadata ?? [:], to: fields.metadata ?? record.channel.metadata ?? [:])
        let counters = MetaCountersChange(
            from: record.channel.metaCounters ?? [:], to: fields.metaCounters ?? record.channel.metaCounters ?? [:])
        record.update { channel in
            (channel.name, channel.coverURL, channel.data) = (fields.name, fields.coverURL, fields.data)
            (channel.isAccessCodeRequired, channel.isSuper) = (fields.isAccessCodeRequired, fields.isSuper)
            channel.customType = fields.customType
            channel.isDistinct = fields.isDistinct
            (channel.isPublic, channel.isFrozen) = (fields.isPublic, fields.isFrozen)
            if let metadata = fields.metadata { channel.metadata = metadata }
            if let counters = fields.metaCounters { channel.metaCounters = counters }
        }
        guard origin == .live else { return }
        if !metaData.isEmpty { deliver(.channelNotice(record.channel, .metaData(metaData))) }
        if !counters.isEmpty { deliver(.channelNotice(record.channel, .metaCounters(counters))) }
        let isFrozen = record.channel.isFrozen
        if isFrozen != wasFrozen {
            deliver(.channelNotice(record.channel, isFrozen ? .frozen : .unfrozen))
            reflect(record, isFrozen ? .eventChannelFrozen : .eventChannelUnfrozen, telling: true)
        } else {
            deliver(.channelNotice(record.channel, .changed))
            reflect(record, .eventChannelChanged, telling: true)
        }
    }

    private func applyJoin(_ change: MembersChange, to record: ChannelRecord, _ origin: ChangeOrigin) {
        record.update { channel in
            let joined = Set(change.members.map(\.user.userID))
            channel.members = (channel.members ?? []).filter { !joined.contains($0.user.userID) } + change.members
            (channel.memberCount, channel.joinedMemberCount) = (change.memberCount, change.joinedMemberCount)
        }
        record.hasNewMembers = true
        guard origin == .live else { return }
        let invited = change.members.filter { $0.state == .invited }.map(\.user)
        let joined = change.members.filter { $0.state == .joined }.map(\.user)
        if !invited.isEmpty {
            deliver(.channelNotice(record.channel, .invited(invited, by: change.by)))
            reflect(record, .eventUserReceivedInvitation, telling: true)
        }
        if !joined.isEmpty {
            deliver(.channelNotice(record.channel, .joined(joined)))
            reflect(record, .eventUserJoined, telling: true)
        }
    }

    private func applyLeave(_ change: MembersChange, to record: ChannelRecord, _ origin: ChangeOrigin) {
        let left = Set(change.members.map(\.user.userID))
        let invited = Set((record.channel.members ?? []).filter { $0.state == .invited }.map(\.user.userID))
        record.update { channel in
            channel.members?.removeAll { left.contains($0.user.userID) }
            (channel.memberCount, channel.joinedMemberCount) = (change.memberCount, change.joinedMemberCount)
        }
        record.hasNewMembers = true
        for id in left { stopTyping(id, in: record) }
        guard origin == .live else { return }
        let users = change.members.map(\.user)
        let declined = users.filter { invited.contains($0.userID) }
        let gone = users.filter { !invited.contains($0.userID) }
        if !declined.isEmpty {
            deliver(.channelNotice(record.channel, .declined(declined)))
            reflect(record, .eventUserDeclinedInvitation, telling: true)
        }
        if !gone.isEmpty {
            deliver(.channelNotice(record.channel, .left(gone)))
            reflect(record, .eventUserLeft, telling: true)
        }
    }

    private func apply(_ receipt: ReadReceipt, to record: ChannelRecord) {
        let before = record.channel
        record.updateMember(receipt.userID) { $0.readAt = max($0.readAt, receipt.readAt) }
        if receipt.userID == userID { record.markRead(at: receipt.readAt, number: receipt.readNumber) }
        guard record.channel != before else { return }
        deliver(.channelNotice(record.channel, .read(userIDs: [receipt.userID])))
        reflect(record, .eventReadStatusUpdated, telling: true)
    }
}
