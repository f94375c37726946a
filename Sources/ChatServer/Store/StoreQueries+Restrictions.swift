internal import ChatDomain
internal import ChatWire
internal import SQLite

/// Where a user is muted and banned.
extension StoreQueries {
    /// A page of the channels that a user is banned from, or muted in, by when they were made.
    func restrictedChannels(
        of userKey: Int64, isBan: Bool, limit: Int, token: String?
    ) throws -> (channels: [RestrictedChannel], next: String) {
        var last: Int64 = 0
        if let token {
            var token = try PageToken(token, kind: "r")
            last = try token.number()
        }
        var keys = try connection.query(
            """
            SELECT m.channel FROM member m JOIN channel c ON c.id = m.channel
            WHERE m.user = ? AND m.\(isBan ? "is_banned" : "is_muted") = 1 AND c.is_removed = 0 AND m.channel > ?
            ORDER BY m.channel LIMIT ?
            """, userKey, last, limit + 1
        ) { $0.integer(at: 0) }
        var next = ""
        if keys.count > limit {
            keys.removeLast()
            var token = PageToken(kind: "r")
            token.add(keys.last ?? 0)
            next = token.text
        }
        let channels = try keys.compactMap { key -> RestrictedChannel? in
            guard let channel = try channel(key: key), let row = try membership(channelKey: key, userKey: userKey),
                let restriction = isBan ? row.ban : row.mute
            else { return nil }
            return RestrictedChannel(
                channel: channel.wire(creator: nil), startAt: restriction.since, endAt: restriction.endAt,
                description: restriction.note)
        }
        return (channels, next)
    }

    /// How many users are banned from a channel, or muted in it.
    func restrictedCount(in channel: Channel, isBan: Bool) throws -> Int64 {
        let condition = isBan ? "is_banned = 1" : "is_muted = 1" + (channel.isOpen ? "" : " AND state <> 0")
        return try connection.queryFirst(
            "SELECT count(*) FROM member WHERE channel = ? AND \(condition)", channel.key
        ) { $0.integer(at: 0) } ?? 0
    }
}
