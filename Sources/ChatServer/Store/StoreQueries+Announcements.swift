internal import ChatDomain
internal import ChatWire
internal import Foundation
internal import SQLite

/// Announcements as the store keeps them.
extension StoreQueries {
    /// An announcement, and where it stands.
    struct StoredAnnouncement: Sendable {
        var key: Int64
        var applicationKey: Int64
        /// How far it was sent: targets at or before this place have it.
        var place: Int64
        var wire: WireAnnouncement
    }

    private static let announcementColumns = """
        a.id, a.application, a.unique_id, a.status, a.completed_at, a.place, a.target_users, a.target_channels, a.body
        """

    /// An announcement by the id that its maker gave it.
    func announcement(_ uniqueID: String, applicationKey: Int64) throws -> StoredAnnouncement? {
        try connection.queryFirst(
            "SELECT \(Self.announcementColumns) FROM announcement a WHERE a.application = ? AND a.unique_id = ?",
            applicationKey, uniqueID, row: Self.announcement)
    }

    /// The first announcement that is under way, or whose time has come.
    func dueAnnouncement(now: Int64, after key: Int64) throws -> StoredAnnouncement? {
        try connection.queryFirst(
            """
            SELECT \(Self.announcementColumns) FROM announcement a
            WHERE a.status IN (0, 1, 2) AND a.scheduled_at <= ? AND a.id > ? ORDER BY a.id LIMIT 1
            """, now, key, row: Self.announcement)
    }

    /// A page of announcements, newest first.
    func announcements(
        applicationKey: Int64, status: AnnouncementStatus?, group: String?, isReversed: Bool, limit: Int, token: String?
    ) throws -> (announcements: [WireAnnouncement], next: String) {
        var conditions = SQLConditions()
        conditions.add("a.application = ?", applicationKey)
        if let status { conditions.add("a.status = ?", StoreCodes.code(status)) }
        if let group { conditions.add("a.topic = ?", group) }
        if let token {
            var token = try PageToken(token, kind: "a")
            conditions.add(isReversed ? "a.id > ?" : "a.id < ?", try token.number())
        }
        let found = try connection.query(
            """
            SELECT \(Self.announcementColumns) FROM announcement a WHERE \(conditions.text)
            ORDER BY a.id \(isReversed ? "ASC" : "DESC") LIMIT ?
            """, arguments: conditions.arguments + [limit + 1], row: Self.announcement)
        let page = found.prefix(limit)
        return (
            try page.map { try counted($0) },
            Self.token("a", behind: page.last?.key, isMore: found.count > limit)
        )
    }

    /// The topics that announcements have.
    func announcementGroups(applicationKey: Int64, limit: Int, token: String?) throws -> (
        groups: [String], next: String
    ) {
        var after = ""
        if let token {
            var token = try PageToken(token, kind: "ag")
            after = String(decoding: try token.bytes(), as: UTF8.self)
        }
        let found = try connection.query(
            "SELECT DISTINCT topic FROM announcement WHERE application = ? AND topic > ? ORDER BY topic LIMIT ?",
            applicationKey, after, limit + 1
        ) { $0.text(at: 0) }
        let page = Array(found.prefix(limit))
        guard found.count > limit, let last = page.last else { return (page, "") }
        var next = PageToken(kind: "ag")
        next.add(Array(last.utf8))
        return (page, next.text)
    }

    /// An announcement with what is counted of it: from what was sent and from what was read, so that the counts
    /// cannot drift.
    func counted(_ stored: StoredAnnouncement) throws -> WireAnnouncement {
        var wire = stored.wire
        let senderKey = try wire.plan.message.userID.flatMap {
            try user(applicationKey: stored.applicationKey, userID: $0)?.key
        }
        let counts = try connection.queryFirst(
            """
            SELECT (SELECT count(*) FROM announcement_sent WHERE announcement = ?1), count(DISTINCT m.user),
                count(DISTINCT CASE WHEN m.read_at >= s.created_at THEN m.user END)
            FROM announcement_sent s JOIN member m ON m.channel = s.channel
            WHERE s.announcement = ?1 AND m.state = 2 AND m.user <> ?2
            """, stored.key, senderKey ?? 0
        ) { (channels: $0.integer(at: 0), users: $0.integer(at: 1), readers: $0.integer(at: 2)) }
        wire.sentChannelCount = counts?.channels ?? 0
        wire.sentUserCount = counts?.users ?? 0
        wire.openCount = counts?.readers ?? 0
        return wire
    }

    private static func announcement(_ row: Statement) throws -> StoredAnnouncement {
        let plan = try JSONDecoder().decode(WireAnnouncement.Plan.self, from: Data(row.text(at: 8).utf8))
        var wire = WireAnnouncement(
            uniqueID: row.text(at: 2), plan: plan, status: StoreCodes.announcementStatus(row.integer(at: 3)))
        wire.completedAt = row.integer(at: 4)
        wire.targetUserCount = row.integer(at: 6)
        wire.targetChannelCount = row.integer(at: 7)
        return StoredAnnouncement(
            key: row.integer(at: 0), applicationKey: row.integer(at: 1), place: row.integer(at: 5), wire: wire)
    }
}

extension StoreCodes {
    static func code(_ status: AnnouncementStatus) -> Int {
        switch status {
        case .scheduled: 0
        case .running: 1
        case .onHold: 2
        case .paused: 3
        case .completed: 4
        case .incompleted: 5
        case .canceled: 6
        case .stopped: 7
        }
    }

    static func announcementStatus(_ code: Int64) -> AnnouncementStatus {
        switch code {
        case 0: .scheduled
        case 1: .running
        case 2: .onHold
        case 3: .paused
        case 4: .completed
        case 5: .incompleted
        case 6: .canceled
        default: .stopped
        }
    }
}
