internal import ChatDomain
internal import ChatWire
internal import SQLite

/// Catching up: what changed since a number.
extension StoreQueries {
    /// A user's channels that changed since a position, least recently changed first.
    func channelsChanges(since: Int64, limit: Int, user: User) throws -> ChannelsChanges.Result {
        let position = try position(applicationKey: user.applicationKey)
        var rows = try connection.query(
            """
            SELECT * FROM (
                SELECT m.channel, m.state = 0 OR c.is_removed,
                    CASE WHEN m.state = 0 THEN m.position ELSE max(c.position, m.position) END AS p
                FROM member m JOIN channel c ON c.id = m.channel WHERE m.user = ? AND c.is_open = 0)
            WHERE p > ? ORDER BY p LIMIT ?
            """, user.key, since, limit + 1
        ) { (channelKey: $0.integer(at: 0), isGone: $0.bool(at: 1), position: $0.integer(at: 2)) }
        let hasMore = rows.count > limit
        if hasMore { rows.removeLast() }
        var channels: [WireChannel] = []
        var gone: [String] = []
        for row in rows {
            guard let channel = try channel(key: row.channelKey) else { continue }
            guard !row.isGone else {
                gone.append(channel.url)
                continue
            }
            let membership = try membership(of: user.key, in: channel)
            let parts = ViewParts(members: true, metadata: true)
            channels.append(try view(channel, membership: membership, parts: parts))
        }
        return ChannelsChanges.Result(
            channels: channels, deletedChannelURLs: gone,
            position: hasMore ? rows.last?.position ?? position : position, hasMore: hasMore)
    }

    /// What changed in a channel since a number, in order, as events.
    ///
    /// Messages come as they are now: an edit of a message that the reader has not seen is a new message, and one that
    /// was deleted since is told as deleted.
    ///
    /// - Parameter reader: What lies before the reader's history is withheld, what the reader blocks the senders of is
    ///   told as deleted.
    func changes(in channel: Channel, since: Int64, limit: Int, for reader: Reader) throws
        -> ChannelChanges.Result
    {
        guard since >= 0, since <= channel.seq else {
            return ChannelChanges.Result(changes: [], completeSeq: channel.seq, hasMore: false, mustReload: true)
        }
        let blocked = try reader.key.map { try blockedKeys(by: $0) } ?? []
        var events = try messageChanges(
            in: channel, since: since, limit: limit + 1, blocked: blocked, for: reader)
        events += try otherChanges(in: channel, since: since, limit: limit + 1, for: reader)
        events.sort { $0.seq < $1.seq }
        let hasMore = events.count > limit
        if hasMore { events.removeLast(events.count - limit) }
        return ChannelChanges.Result(
            changes: events.filter { $0.createdAt == 0 || $0.createdAt > reader.historyOffset }.map(\.event),
            completeSeq: hasMore ? events.last?.seq ?? channel.seq : channel.seq, hasMore: hasMore)
    }

    private struct Change {
        var seq: Int64
        /// When the message was sent; 0 where it is no message.
        var createdAt: Int64
        var event: WireEvent
    }

    private func messageChanges(
        in channel: Channel, since: Int64, limit: Int, blocked: Set<Int64>, for reader: Reader
    ) throws -> [Change] {
        let messages = try connection.query(
            """
            SELECT \(StoreRows.messageColumns) FROM message m LEFT JOIN user u ON u.id = m.sender
            WHERE m.channel = ? AND m.seq > ? ORDER BY m.seq LIMIT ?
            """, channel.key, since, limit
        ) { StoreRows.message($0, in: channel) }
        var newest: WireMessage?
        if messages.contains(where: \.isRemoved), channel.lastMessageID != 0 {
            newest = try message(id: channel.lastMessageID, in: channel)?.wire
        }
        return try messages.map { message in
            let body: EventBody
            if message.isRemoved {
                // Whatever was the newest then, the newest now is what the reader has to end up with.
                let wasLast = message.wire.createdAt > channel.lastMessageAt
                body = .messageDeleted(message.remains(wasLastMessage: wasLast, lastMessage: newest))
            } else {
                let wire = try wire(message, .all, in: channel, for: reader)
                body = message.firstSeq > since ? .messageNew(wire) : .messageUpdated(wire)
            }
            var event = WireEvent(channelURL: channel.url, seq: message.wire.seq, body: body)
            if blocked.contains(message.senderKey) {
                // Its number is told with its first change only: then it is counted, and at once as gone.
                let number = message.isCountable && message.firstSeq > since ? message.wire.number : 0
                event.body = .messageDeleted(
                    DeletedMessage(
                        messageID: message.wire.messageID, createdAt: message.wire.createdAt, number: number))
            }
            return Change(seq: message.wire.seq, createdAt: message.wire.createdAt, event: event)
        }
    }

    private func otherChanges(in channel: Channel, since: Int64, limit: Int, for reader: Reader) throws -> [Change] {
        let lines = try connection.query(
            "SELECT seq, kind, users FROM channel_change WHERE channel = ? AND seq > ? ORDER BY seq LIMIT ?",
            channel.key, since, limit
        ) { (seq: $0.integer(at: 0), kind: ChangeKind(rawValue: Int($0.integer(at: 1))), users: $0.text(at: 2)) }
        return try lines.compactMap { line in
            let userKeys = line.users.split(separator: ",").compactMap { Int64($0) }
            let body: EventBody
            switch line.kind {
            case .updated:
                var wire = channel.wire(creator: try user(key: channel.creatorKey))
                wire.metadata = try metadata(channelKey: channel.key)
                wire.metaCounters = try metaCounters(channelKey: channel.key)
                body = .channelUpdated(wire)
            case .pinned:
                let ids = channel.pinnedMessageIDs(after: reader.historyOffset)
                body = .channelPinned(PinsChange(messageIDs: ids))
            case .joined: body = .membersJoined(try members(userKeys, of: channel))
            case .left: body = .membersLeft(try members(userKeys, of: channel))
            case .operators?, .muted?, .unmuted?, .banned?, .unbanned?, .profile?, .other?:
                guard let reason = line.kind?.membersReason else { return nil }
                body = .membersUpdated(MembersUpdate(reason: reason, change: try members(userKeys, of: channel)))
            case .expired where userKeys.count == 2:
                body = .historyExpired(ExpiredHistory(before: userKeys[0], number: userKeys[1]))
            case .expired, nil: return nil
            }
            return Change(
                seq: line.seq, createdAt: 0, event: WireEvent(channelURL: channel.url, seq: line.seq, body: body))
        }
    }

    private func members(_ userKeys: [Int64], of channel: Channel) throws -> MembersChange {
        let members = try userKeys.compactMap { key -> WireMember? in
            guard let user = try user(key: key),
                let row = try membership(of: key, in: channel)
            else { return nil }
            return row.wireMember(user)
        }
        return MembersChange(
            members: members, memberCount: channel.memberCount, joinedMemberCount: channel.joinedMemberCount)
    }
}
