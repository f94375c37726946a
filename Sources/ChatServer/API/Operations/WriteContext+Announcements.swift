internal import ChatDomain
internal import ChatWire
internal import Foundation
internal import SQLite

/// Operations on announcements.
extension WriteContext {
    /// Plans an announcement.
    ///
    /// - Throws: 400202 when the id is taken, 400301 for a sender who does not exist, and what the rules refuse.
    func createAnnouncement(
        _ plan: WireAnnouncement.Plan, uniqueID: String?, targets: [String], by caller: Caller
    ) throws -> WireAnnouncement {
        try caller.requireApplication()
        let now = environment.now()
        try AnnouncementRules.check(plan, targetCount: targets.count, now: now, limits: limits)
        let uniqueID = uniqueID ?? Hexadecimal.text(environment.randomBytes(16))
        try FieldRules.checkBytes(uniqueID, "unique_id", most: limits.requestIDBytes)
        guard try queries.announcement(uniqueID, applicationKey: caller.applicationKey) == nil else {
            throw WireError(.duplicatedData, "'unique_id' is taken.")
        }
        if let senderID = plan.message.userID { _ = try named(senderID, applicationKey: caller.applicationKey) }
        var plan = plan
        plan.scheduledAt = plan.scheduledAt ?? now
        try connection.run(
            """
            INSERT INTO announcement (application, unique_id, topic, status, scheduled_at, completed_at, place,
                target_users, target_channels, body) VALUES (?, ?, ?, 0, ?, 0, 0, 0, 0, ?)
            """, caller.applicationKey, uniqueID, plan.group ?? "", plan.scheduledAt, try Self.json(plan))
        let key = connection.lastInsertRowID
        let count = try insertTargets(targets, of: plan.target, announcement: key, caller.applicationKey)
        let column = plan.target == .channels ? "target_channels" : "target_users"
        try connection.run("UPDATE announcement SET \(column) = ? WHERE id = ?", count, key)
        return try view(uniqueID, caller)
    }

    private static func json(_ plan: WireAnnouncement.Plan) throws -> String {
        String(decoding: try JSONEncoder().encode(plan), as: UTF8.self)
    }

    private func view(_ uniqueID: String, _ caller: Caller) throws -> WireAnnouncement {
        try flush()
        guard let stored = try queries.announcement(uniqueID, applicationKey: caller.applicationKey) else {
            throw Self.noAnnouncement
        }
        return try queries.counted(stored)
    }

    static let noAnnouncement = WireError(.notFoundInDatabase, "The announcement does not exist.")

    /// Notes the named users or channels by key, each once. Those who do not exist are passed over.
    private func insertTargets(
        _ targets: [String], of target: WireAnnouncement.Target, announcement: Int64, _ applicationKey: Int64
    ) throws -> Int {
        // Users and channels that were made in this batch are looked for in the tables.
        try flush()
        switch target {
        case .senderAllChannels: return 0
        case .channels:
            return try connection.run(
                """
                INSERT INTO announcement_target (announcement, place, user, channel)
                SELECT ?, row_number() OVER (ORDER BY c.id), 0, c.id FROM channel c
                WHERE c.application = ? AND c.is_removed = 0 AND c.is_open = 0
                    AND c.url IN (SELECT value FROM json_each(?))
                """, announcement, applicationKey, SQLConditions.list(targets))
        case .usersOnly, .usersIncluded:
            return try connection.run(
                """
                INSERT INTO announcement_target (announcement, place, user, channel)
                SELECT ?, row_number() OVER (ORDER BY u.id), u.id, 0 FROM user u
                WHERE u.application = ? AND u.user_id IN (SELECT value FROM json_each(?))
                """, announcement, applicationKey, SQLConditions.list(targets))
        }
    }

    /// Changes an announcement: what it is about before it begins, or with an action how it goes on.
    func updateAnnouncement(
        _ uniqueID: String, action: AnnouncementRules.Action?, by caller: Caller,
        _ edit: (inout WireAnnouncement.Plan) -> Void
    ) throws -> WireAnnouncement {
        try caller.requireApplication()
        guard let stored = try queries.announcement(uniqueID, applicationKey: caller.applicationKey) else {
            throw Self.noAnnouncement
        }
        let now = environment.now()
        var status = stored.wire.status
        if let action { status = try AnnouncementRules.status(after: action, status) }
        var plan = stored.wire.plan
        edit(&plan)
        if plan != stored.wire.plan {
            guard stored.wire.status == .scheduled else {
                throw WireError(.invalidParameterValue, "The announcement has begun: only 'action' changes it.")
            }
            let count = stored.wire.targetUserCount + stored.wire.targetChannelCount
            try AnnouncementRules.check(plan, targetCount: Int(count), now: now, limits: limits)
        }
        try connection.run(
            """
            UPDATE announcement SET status = ?, completed_at = ?, scheduled_at = ?, topic = ?, body = ? WHERE id = ?
            """, StoreCodes.code(status), status.isFinal ? now : 0, plan.scheduledAt ?? now, plan.group ?? "",
            try Self.json(plan), stored.key)
        return try view(uniqueID, caller)
    }
}
