internal import ChatDomain
internal import ChatWire
internal import SQLite

/// Sends announcements, slice by slice.
extension WriteContext {
    /// How many targets one slice serves.
    private static let announcementTargetsMost = 50

    /// Sends the next slice of the first announcement that is under way. What was sent is noted in the same
    /// transaction, and the message's request id is the announcement's: no channel gets it twice.
    ///
    /// - Returns: Whether more is to be sent now.
    func sendAnnouncements() throws -> Bool {
        let now = environment.now()
        var last: Int64 = 0
        while let announcement = try queries.dueAnnouncement(now: now, after: last) {
            last = announcement.key
            if let end = announcement.wire.plan.endAt, end <= now {
                try set(announcement.wire.status == .scheduled ? .stopped : .incompleted, announcement)
            } else if AnnouncementRules.rests(announcement.wire.plan, at: now) {
                // One that rests keeps nobody from being served.
                try set(.onHold, announcement)
            } else {
                try sendSlice(of: announcement)
                return true
            }
        }
        return false
    }

    private func set(_ status: AnnouncementStatus, _ announcement: StoreQueries.StoredAnnouncement) throws {
        guard announcement.wire.status != status else { return }
        let now = environment.now()
        try connection.run(
            """
            UPDATE announcement SET status = ?, completed_at = ?,
                began_at = CASE WHEN ? AND began_at = 0 THEN ? ELSE began_at END WHERE id = ?
            """, StoreCodes.code(status), status.isFinal ? now : 0, status == .running, now, announcement.key)
    }

    private func sendSlice(of announcement: StoreQueries.StoredAnnouncement) throws {
        if announcement.wire.status == .scheduled, announcement.wire.plan.target == .senderAllChannels {
            try noteSendersChannels(of: announcement)
        }
        try set(.running, announcement)
        let targets = try connection.query(
            """
            SELECT place, user, channel FROM announcement_target WHERE announcement = ? AND place > ?
            ORDER BY place LIMIT ?
            """, announcement.key, announcement.place, Self.announcementTargetsMost
        ) { (place: $0.integer(at: 0), userKey: $0.integer(at: 1), channelKey: $0.integer(at: 2)) }
        for target in targets {
            let keys =
                target.channelKey != 0
                ? [target.channelKey] : try channels(for: target.userKey, announcement)
            for key in keys { try send(announcement, toChannel: key) }
        }
        if let place = targets.last?.place {
            try connection.run("UPDATE announcement SET place = ? WHERE id = ?", place, announcement.key)
        }
        if targets.count < Self.announcementTargetsMost { try set(.completed, announcement) }
    }

    private func sender(of announcement: StoreQueries.StoredAnnouncement) throws -> User? {
        try announcement.wire.plan.message.userID.flatMap {
            try user(applicationKey: announcement.applicationKey, userID: $0)
        }
    }

    /// The sender's channels when it begins are its targets.
    private func noteSendersChannels(of announcement: StoreQueries.StoredAnnouncement) throws {
        try flush()
        guard let sender = try sender(of: announcement) else { return }
        let count = try connection.run(
            """
            INSERT INTO announcement_target (announcement, place, user, channel)
            SELECT ?, row_number() OVER (ORDER BY c.id), 0, c.id FROM member m JOIN channel c ON c.id = m.channel
            WHERE m.user = ? AND m.state = 2 AND c.is_removed = 0 AND c.is_open = 0
            """, announcement.key, sender.key)
        try connection.run("UPDATE announcement SET target_channels = ? WHERE id = ?", count, announcement.key)
    }

    /// The channels of the sender with a named user; one is made where there is none, if that is wanted.
    private func channels(for userKey: Int64, _ announcement: StoreQueries.StoredAnnouncement) throws -> [Int64] {
        try flush()
        let plan = announcement.wire.plan
        guard let sender = try sender(of: announcement), let user = try user(key: userKey), user.key != sender.key
        else { return [] }
        var conditions = SQLConditions()
        conditions.add("a.user = ?", sender.key)
        conditions.add("a.state = 2")
        conditions.add("b.state = 2")
        conditions.add("c.is_removed = 0 AND c.is_open = 0")
        if plan.target == .usersOnly { conditions.add("c.member_count = 2") }
        switch plan.channelType ?? .distinct {
        case .all: break
        case .distinct: conditions.add("c.is_distinct = 1")
        case .nonDistinct: conditions.add("c.is_distinct = 0")
        }
        if let customType = plan.customType, !customType.isEmpty { conditions.add("c.custom_type = ?", customType) }
        let found = try connection.query(
            """
            SELECT c.id FROM member b JOIN member a ON a.channel = b.channel JOIN channel c ON c.id = b.channel
            WHERE b.user = ? AND \(conditions.text) ORDER BY c.id
            """, arguments: [userKey] + conditions.arguments
        ) { $0.integer(at: 0) }
        guard found.isEmpty, plan.createsChannels == true else { return found }
        var params = CreateChannelParams(userIDs: [sender.userID, user.userID])
        params.name = plan.channelOptions?.name
        params.coverURL = plan.channelOptions?.coverURL
        params.data = plan.channelOptions?.data
        params.customType = plan.customType.flatMap { $0.isEmpty ? nil : $0 } ?? plan.channelOptions?.customType
        params.isDistinct = plan.channelOptions?.isDistinct ?? true
        if plan.staysHidden == true { params.hiddenStatus = [sender.userID: .hiddenAllowAutoUnhide] }
        // As the application: the sender is a member like the other one.
        let made = try createChannel(
            params, by: .application(announcement.applicationKey),
            inviterID: plan.sendersInvite ?? true ? sender.userID : nil)
        return try channelState(applicationKey: announcement.applicationKey, url: made.channel.channelURL)
            .map { [$0.channel.key] } ?? []
    }

    /// The sender, where the channel is to stay hidden from the sender as it is now; nil for nobody.
    private func hidingSender(
        of announcement: StoreQueries.StoredAnnouncement, in state: ChannelState
    ) throws -> Int64? {
        guard announcement.wire.plan.staysHidden == true, let sender = try sender(of: announcement),
            try membership(of: sender.key, in: state)?.hiddenState(in: state.channel) == .hiddenAllowAutoUnhide
        else { return nil }
        return sender.key
    }

    /// Sends it to a channel that does not have it yet. Where it may not be said it is passed over.
    private func send(_ announcement: StoreQueries.StoredAnnouncement, toChannel key: Int64) throws {
        let plan = announcement.wire.plan
        guard let state = try knownChannelState(key: key), !state.channel.isRemoved,
            plan.includesFrozen == true || !state.channel.isFrozen,
            try connection.queryFirst(
                "SELECT 1 FROM announcement_sent WHERE announcement = ? AND channel = ?", announcement.key, key,
                row: { _ in true }) == nil
        else { return }
        let hiding = try hidingSender(of: announcement, in: state)
        let draft = MessageRules.Draft(
            requestID: "announcement:\(announcement.key)", message: plan.message.content,
            data: plan.message.data ?? "", customType: plan.message.customType ?? "",
            isSilent: plan.marksAsRead ?? false)
        do {
            let message = try attemptWithin { context in
                guard plan.message.type == .user, let sender = try context.sender(of: announcement) else {
                    return try context.sendAdminMessage(
                        draft, to: state.channel.url, by: .application(announcement.applicationKey))
                }
                return try context.sendMessage(
                    draft, to: state.channel.url,
                    by: .user(key: sender.key, applicationKey: announcement.applicationKey), senderID: nil)
            }
            try connection.run(
                "INSERT INTO announcement_sent (announcement, channel, message, created_at) VALUES (?, ?, ?, ?)",
                announcement.key, key, message.wire.messageID, message.wire.createdAt)
            noteAnnouncement(in: state, at: message.wire.createdAt)
            if let hiding, var row = try membership(of: hiding, in: state) {
                // Hidden as from now: what was sent just now does not show the channel again.
                row.hiddenAt = state.channel.newestAt
                try set(row)
            }
        } catch is WireError {
            // The sender is muted there, or gone: the others get it all the same.
        }
    }
}
