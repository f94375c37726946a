internal import ChatDomain
internal import ChatWire
internal import SQLite

/// How announcements were opened, and how many there were.
extension StoreQueries {
    /// An announcement, as far as openings go.
    struct OpenedAnnouncement: Sendable {
        let beganAt: Int64
        let receivers: Int64
        let opens: [Int: Int64]
    }

    /// How an announcement was opened.
    func opened(_ stored: StoredAnnouncement) throws -> OpenedAnnouncement {
        let opens = try connection.query(
            "SELECT hour, opens FROM announcement_hour WHERE announcement = ?", stored.key
        ) { (Int($0.integer(at: 0)), $0.integer(at: 1)) }
        let beganAt = try connection.queryFirst("SELECT began_at FROM announcement WHERE id = ?", stored.key) {
            $0.integer(at: 0)
        }
        return OpenedAnnouncement(
            beganAt: beganAt ?? 0, receivers: try counted(stored).sentUserCount,
            opens: Dictionary(opens, uniquingKeysWith: +))
    }

    /// The announcements of a group.
    func announcements(ofGroup group: String, applicationKey: Int64) throws -> [StoredAnnouncement] {
        let ids = try connection.query(
            "SELECT unique_id FROM announcement WHERE application = ? AND topic = ? ORDER BY id", applicationKey, group
        ) { $0.text(at: 0) }
        return try ids.compactMap { try announcement($0, applicationKey: applicationKey) }
    }

    /// Whether a user has opened an announcement in a channel.
    struct OpenStatus: Codable, Sendable {
        let userID: String
        let channelURL: String
        let hasOpened: Bool

        enum CodingKeys: String, CodingKey {
            case userID = "user_id"
            case channelURL = "channel_url"
            case hasOpened = "has_opened"
        }
    }

    /// Which statuses are listed; nil for all.
    struct OpenFilter: Sendable {
        var userIDs: [String]?
        var channelURLs: [String]?
        var hasOpened: Bool?
    }

    /// A page of who has opened an announcement where, by channel and user.
    func openStatuses(
        of stored: StoredAnnouncement, _ filter: OpenFilter, limit: Int, token: String?
    ) throws -> (statuses: [OpenStatus], next: String) {
        let sender = try stored.wire.plan.message.userID.flatMap {
            try user(applicationKey: stored.applicationKey, userID: $0)?.key
        }
        var conditions = SQLConditions()
        conditions.add("s.announcement = ?", stored.key)
        conditions.add("m.state = 2")
        conditions.add("m.user <> ?", sender ?? 0)
        conditions.add("u.user_id", isIn: filter.userIDs)
        conditions.add("c.url", isIn: filter.channelURLs)
        if let hasOpened = filter.hasOpened { conditions.add("(m.read_at >= s.created_at) = ?", hasOpened) }
        if let token {
            var token = try PageToken(token, kind: "os")
            conditions.add("(m.channel, m.user) > (?, ?)", try token.number(), try token.number())
        }
        let rows = try connection.query(
            """
            SELECT m.channel, m.user, u.user_id, c.url, m.read_at >= s.created_at
            FROM announcement_sent s JOIN member m ON m.channel = s.channel JOIN user u ON u.id = m.user
                JOIN channel c ON c.id = m.channel
            WHERE \(conditions.text) ORDER BY m.channel, m.user LIMIT ?
            """, arguments: conditions.arguments + [limit + 1]
        ) {
            (
                channel: $0.integer(at: 0), user: $0.integer(at: 1),
                status: OpenStatus(userID: $0.text(at: 2), channelURL: $0.text(at: 3), hasOpened: $0.bool(at: 4))
            )
        }
        let page = rows.prefix(limit)
        guard rows.count > limit, let last = page.last else { return (page.map(\.status), "") }
        var next = PageToken(kind: "os")
        next.add(last.channel)
        next.add(last.user)
        return (page.map(\.status), next.text)
    }

    /// The announcements that ended in a stretch of time: when, how, in how many channels, and by how many opened.
    func endedAnnouncements(from first: CalendarDay, until end: CalendarDay, group: String?, applicationKey: Int64)
        throws -> [EndedAnnouncement]
    {
        var conditions = SQLConditions()
        conditions.add("a.application = ? AND a.completed_at > 0", applicationKey)
        conditions.add("a.completed_at >= ? AND a.completed_at < ?", first.milliseconds, end.milliseconds)
        if let group { conditions.add("a.topic = ?", group) }
        return try connection.query(
            """
            SELECT a.completed_at, a.status,
                (SELECT count(*) FROM announcement_sent s WHERE s.announcement = a.id),
                (SELECT coalesce(sum(h.opens), 0) FROM announcement_hour h WHERE h.announcement = a.id)
            FROM announcement a WHERE \(conditions.text)
            """, arguments: conditions.arguments
        ) {
            EndedAnnouncement(
                day: CalendarDay(milliseconds: $0.integer(at: 0)),
                status: StoreCodes.announcementStatus($0.integer(at: 1)),
                sent: $0.integer(at: 2), opens: $0.integer(at: 3))
        }
    }

    /// An announcement that ended.
    struct EndedAnnouncement: Sendable {
        let day: CalendarDay
        let status: AnnouncementStatus
        let sent: Int64
        let opens: Int64
    }
}
