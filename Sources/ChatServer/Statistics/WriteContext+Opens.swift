internal import ChatDomain
internal import ChatWire
internal import SQLite

/// Counts who opens announcements, when the read position of a member passes one.
extension WriteContext {
    /// Notes that an announcement is in a channel.
    func noteAnnouncement(in state: ChannelState, at createdAt: Int64) {
        undo.append { [self, known = state.lastAnnouncementAt, hasAnnouncements] in
            state.lastAnnouncementAt = known
            self.hasAnnouncements = hasAnnouncements
        }
        state.lastAnnouncementAt = createdAt
        hasAnnouncements = true
    }

    /// Counts the announcements that a member has read by a new read position: each user once.
    ///
    /// - Parameter before: The row before. Who was no member then has not read what stands as read at joining.
    func countOpens(_ row: Membership, before: Membership?, in state: ChannelState) throws {
        guard hasAnnouncements, let before, before.state == .joined, row.state == .joined, row.readAt > before.readAt,
            try lastAnnouncementAt(in: state) > before.readAt
        else { return }
        let opened = try connection.query(
            """
            SELECT s.announcement, a.began_at FROM announcement_sent s JOIN announcement a ON a.id = s.announcement
            WHERE s.channel = ? AND s.created_at > ? AND s.created_at <= ?
            """, row.channelKey, before.readAt, row.readAt
        ) { (key: $0.integer(at: 0), beganAt: $0.integer(at: 1)) }
        for announcement in opened {
            let hour = (environment.now() - announcement.beganAt) / 3_600_000
            guard (0..<Int64(OpenRates.daysMost * 24)).contains(hour),
                try connection.run(
                    "INSERT OR IGNORE INTO announcement_open (announcement, user) VALUES (?, ?)", announcement.key,
                    row.userKey) > 0
            else { continue }
            try connection.run(
                """
                INSERT INTO announcement_hour (announcement, hour, opens) VALUES (?, ?, 1)
                ON CONFLICT DO UPDATE SET opens = opens + 1
                """, announcement.key, hour)
        }
    }

    private func lastAnnouncementAt(in state: ChannelState) throws -> Int64 {
        if let known = state.lastAnnouncementAt { return known }
        let last =
            try connection.queryFirst(
                "SELECT coalesce(max(created_at), 0) FROM announcement_sent WHERE channel = ?", state.channel.key
            ) { $0.integer(at: 0) } ?? 0
        state.lastAnnouncementAt = last
        return last
    }
}
