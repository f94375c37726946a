internal import ChatDomain
internal import ChatWire
internal import SQLite

/// Channels as a reader sees them.
extension StoreQueries {
    /// What a view of a channel holds beside its own fields.
    struct ViewParts: Sendable {
        var members = false
        var metadata = false
        var lastMessage = true
        var metaCounters = false
        var readReceipts = false
        var deliveryReceipts = false
    }

    /// How many members a view holds at the most: a supergroup's are listed by pages.
    static let viewMembersMost = 100

    /// A channel as the owner of a member's row sees it; with no row, as a stranger or the application does.
    func view(_ channel: Channel, membership: Membership?, parts: ViewParts) throws -> WireChannel {
        let creator = channel.creatorKey == 0 ? nil : try user(key: channel.creatorKey)
        var wire = channel.wire(creator: creator)
        if parts.members, !channel.isOpen { wire.members = try firstMembers(of: channel) }
        if parts.metadata { wire.metadata = try metadata(channelKey: channel.key) }
        if parts.metaCounters { wire.metaCounters = try metaCounters(channelKey: channel.key) }
        if parts.readReceipts || parts.deliveryReceipts, !channel.isOpen {
            let receipts = try receipts(of: channel)
            if parts.readReceipts { wire.readReceipts = receipts.read }
            if parts.deliveryReceipts { wire.deliveryReceipts = receipts.delivered }
        }
        if channel.isOpen { try addOpenFields(of: channel, to: &wire) }
        if parts.lastMessage, !channel.isOpen, channel.lastMessageID != 0,
            membership.map({ $0.state == .joined }) ?? true,
            channel.lastMessageAt > membership?.historyOffset ?? 0
        {
            wire.lastMessage = try lastMessage(of: channel, for: membership)
        }
        // As the newest message: members see what they may read.
        if membership.map({ $0.state == .joined }) ?? true, !channel.pins.isEmpty {
            wire.pinnedMessageIDs = channel.pinnedMessageIDs(after: membership?.historyOffset ?? 0)
            if parts.lastMessage, let last = wire.pinnedMessageIDs.last {
                wire.lastPinnedMessage = try message(id: last, in: channel)?.wire
            }
        }
        if var membership {
            // What a retention rule took is unread no longer.
            membership.readNumber = max(membership.readNumber, try expiredNumber(channelKey: channel.key))
            let inviter = membership.inviterKey == 0 ? nil : try user(key: membership.inviterKey)
            let deleted =
                try deletedCount(channelKey: channel.key, afterNumber: membership.readNumber)
                + withheldCount(from: membership)
            let mentions = try unreadMentions(of: membership)
            wire.my = membership.wire(
                in: channel, inviter: inviter, deletedAfterRead: deleted, unreadMentions: mentions)
        }
        return wire
    }

    /// The first members of a channel, by when they came.
    func firstMembers(of channel: Channel) throws -> [WireMember] {
        let member = StoreRows.columns(StoreRows.memberColumns, of: "m")
        let user = StoreRows.columns(StoreRows.userColumns, of: "u")
        return try connection.query(
            """
            SELECT \(member), \(user) FROM member m JOIN user u ON u.id = m.user
            WHERE m.channel = ? AND m.state <> 0 ORDER BY m.user LIMIT ?
            """, channel.key, Self.viewMembersMost
        ) { row in
            let user = StoreRows.user(row, at: StoreRows.memberColumns.count)
            let membership = StoreRows.membership(row)
            return (try withType(membership, of: user.key, in: channel) ?? membership).wireMember(user)
        }
    }
}
