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
            WHERE m.user = ?1 AND c.is_removed = 0 AND m.channel > ?2 AND (m.\(isBan ? "is_banned" : "is_muted") = 1
                OR EXISTS (SELECT 1 FROM type_standing t WHERE t.user = ?1 AND t.custom_type = c.custom_type
                    AND t.custom_type <> '' AND t.kind = \(StoreCodes.code(isBan ? TypeStanding.Kind.ban : .mute))))
            ORDER BY m.channel LIMIT ?3
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
            guard let channel = try channel(key: key), let row = try membership(of: userKey, in: channel),
                let restriction = isBan ? row.activeBan : row.activeMute
            else { return nil }
            return RestrictedChannel(
                channel: channel.wire(creator: nil), startAt: restriction.since, endAt: restriction.endAt,
                description: restriction.note)
        }
        return (channels, next)
    }

    /// How many users are banned from a channel, or muted in it.
    func restrictedCount(in channel: Channel, isBan: Bool) throws -> Int64 {
        let concerned = Self.concerned(
            isBan ? "m.is_banned = 1" : "m.is_muted = 1", isBan ? .ban : .mute, in: channel)
        return try connection.query(
            "SELECT count(*) FROM user u WHERE \(concerned.text)", arguments: concerned.arguments
        ) { $0.integer(at: 0) }.first ?? 0
    }
}
