internal import ChatDomain
internal import ChatWire
internal import SQLite

/// Carries out what was decided.
extension WriteContext {
    func apply(_ write: Write) throws {
        switch write {
        case .insertMessage(let message): try insert(message)
        case .updateMessage(let message): try update(message)
        case .countReply(let parentID, let userKey, let step):
            try sql.countReply(parentID: parentID, userKey: userKey, step: step)
        case .setReaction(let messageID, let key, let userKey, let time, let seq, let isThere):
            try sql.setReaction(
                messageID: messageID, key: key, userKey: userKey, at: time, seq: seq, isThere: isThere)
        case .removeReactions(let messageID): try sql.removeReactions(messageID: messageID)
        case .updateChannel(let channel): try set(channel)
        case .putMembership(let membership): try set(membership)
        case .updateUser(let user): try set(user)
        case .log(let channelKey, let seq, let change): try sql.log(change, channelKey: channelKey, seq: seq)
        case .deleteChannel(let channel):
            try removeBelongings(ofChannel: channel.key)
            try delete(channel)
        case .removeMessages(let channelKey):
            try removeBelongings(ofChannel: channelKey)
            try sql.removeMessages(channelKey: channelKey)
        case .putPoll(let poll): try put(poll)
        case .setVotes(let pollID, let userKey, let added, let removed, let time):
            try setVotes(pollID: pollID, userKey: userKey, added: added, removed: removed, at: time)
        case .dropVotes(let pollID, let optionID): try dropVotes(pollID: pollID, optionID: optionID)
        case .setLinkPreview(let messageID, let preview): try sql.setLinkPreview(preview, messageID: messageID)
        case .setMetadata(let channelKey, let values): try setMetadata(values, channelKey: channelKey)
        case .setMetaCounters(let channelKey, let values): try sql.setMetaCounters(values, channelKey: channelKey)
        }
    }

    func announce(_ announcement: Announcement) throws {
        switch announcement {
        case .members(let channelKey, let event):
            try deliver(event, toMembersOf: channelKey)
        case .otherMembers(let channelKey, let exceptUserKey, let event):
            try deliver(event, toMembersOf: channelKey, except: [exceptUserKey])
        case .user(let userKey, let event):
            deliveries.append(Delivery(recipients: .user(userKey), bytes: try event.jsonBytes()))
        case .ownRow(let userKey, let channelKey, let reason):
            try announceOwnRow(of: userKey, in: channelKey, reason: reason)
        }
    }

    private func deliver(_ event: WireEvent, toMembersOf channelKey: Int64, except userKeys: [Int64] = []) throws {
        let readers = try withholding(event, in: channelKey)
        if let list = participants.list(of: channelKey) {
            try deliver(event, to: list, in: channelKey, withholdingFrom: readers)
            return
        }
        // A channel that was deleted with nobody in it has nobody to tell.
        guard let state = try knownChannelState(key: channelKey), !state.channel.isOpen else { return }
        let members = try members(of: state)
        guard !members.userKeys.isEmpty else { return }
        deliveries.append(
            Delivery(
                recipients: .members(members, exceptUserKeys: userKeys + readers), bytes: try event.jsonBytes()))
        guard !readers.isEmpty, let bytes = try event.withheld?.jsonBytes() else { return }
        let joined = Set(members.userKeys)
        for reader in readers where joined.contains(reader) {
            deliveries.append(Delivery(recipients: .user(reader), bytes: bytes))
        }
    }

    /// An open channel's event, for all connections in it but those that it is withheld from.
    private func deliver(
        _ event: WireEvent, to list: ConnectionList, in channelKey: Int64, withholdingFrom readers: [Int64]
    ) throws {
        let withheld = Set(readers.flatMap { participants.connections(of: $0, in: channelKey) })
        guard !withheld.isEmpty else {
            deliveries.append(Delivery(recipients: .connections(list), bytes: try event.jsonBytes()))
            return
        }
        let others = ConnectionList(numbers: list.numbers.filter { !withheld.contains($0) })
        deliveries.append(Delivery(recipients: .connections(others), bytes: try event.jsonBytes()))
        guard let bytes = try event.withheld?.jsonBytes() else { return }
        deliveries.append(
            Delivery(recipients: .connections(ConnectionList(numbers: withheld.sorted())), bytes: bytes))
    }

    /// Tells a user of a change of the own row, with the channel as this user sees it.
    private func announceOwnRow(of userKey: Int64, in channelKey: Int64, reason: OwnChannelChange.Reason) throws {
        let state = try channelState(key: channelKey)
        guard let membership = try standing(of: userKey, in: state) else { return }
        let isNew = reason == .joined || reason == .invited
        // The members are read from their rows.
        if isNew { try flush() }
        let parts = StoreQueries.ViewParts(members: false, metadata: isNew, lastMessage: isNew)
        let channel = try queries.view(state.channel, membership: membership, parts: parts)
        var json = JSONWriter()
        json.beginObject()
        json.key("event")
        json.value(EventName.myChannel.rawValue)
        json.key("channel")
        json.value(channel.channelURL)
        json.key("user_seq")
        json.value(membership.userSeq)
        json.key("pos")
        json.value(membership.position)
        json.key("data")
        json.beginObject()
        json.key("reason")
        json.value(reason.rawValue)
        json.key("channel")
        channel.write(to: &json, membersJSON: isNew ? try membersJSON(of: state.channel) : nil)
        json.endObject()
        json.endObject()
        deliveries.append(Delivery(recipients: .user(userKey), bytes: json.finish()))
    }

    /// The members as JSON, written once for all who are told of a new channel in one turn.
    private func membersJSON(of channel: Channel) throws -> [UInt8] {
        if let known = membersJSON, known.channelKey == channel.key, known.seq == channel.seq { return known.json }
        var json = JSONWriter()
        json.beginArray()
        for member in try queries.firstMembers(of: channel) { member.write(to: &json) }
        json.endArray()
        let bytes = json.finish()
        membersJSON = (channel.key, channel.seq, bytes)
        return bytes
    }
}
