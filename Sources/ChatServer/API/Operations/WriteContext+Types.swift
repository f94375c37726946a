internal import ChatDomain
internal import ChatWire
internal import SQLite

/// What an application orders about users in all channels of a custom type.
///
/// An order holds from the moment it is stored: the rules ask for it wherever they ask for a member's row. What the
/// channels are told of it, and who is taken out of them, follows member by member: at once for the first channels,
/// then as work that is due, so that an order about a user in thousands of channels keeps nobody waiting.
extension WriteContext {
    /// In how many channels an order shows before it is answered, and in one slice of the work after it.
    static let typeChannelsMost = 50

    /// An order about one user.
    struct TypeOrder: Sendable {
        var userID: String
        /// For how long, in seconds; -1 without an end.
        var seconds: Int64 = -1
        var note: String?
    }

    /// Bans users from all channels of a custom type, or mutes them there, or makes them operators of all of them.
    ///
    /// - Parameter makesUsers: Whether a user who does not exist is made; else passed over.
    /// - Throws: 400111 for too many users at once, for a custom type that is empty or too long, and what
    ///   ``ChatDomain/ModerationRules/restriction(seconds:note:now:)`` refuses.
    func order(
        _ kind: TypeStanding.Kind, _ orders: [TypeOrder], customType: String, makesUsers: Bool = false,
        by caller: Caller
    ) throws {
        try caller.requireApplication()
        try checkCustomType(customType)
        guard orders.count <= limits.invitees else {
            throw WireError(.invalidParameterValue, "At most \(limits.invitees) users are named at once.")
        }
        for order in orders {
            let restriction = try ModerationRules.restriction(
                seconds: order.seconds, note: order.note, now: environment.now())
            guard let user = try userForOrder(order.userID, makesUsers: makesUsers, caller) else { continue }
            try put(kind, restriction, user, customType: customType)
        }
        _ = try tellTypes(limit: Self.typeChannelsMost)
    }

    /// Orders the same about one user in several custom types.
    func order(_ kind: TypeStanding.Kind, user userID: String, customTypes: [String], by caller: Caller) throws {
        try caller.requireApplication()
        guard customTypes.count <= limits.invitees else {
            throw WireError(
                .invalidParameterValue, "'channel_custom_types' names at most \(limits.invitees) at once.")
        }
        _ = try named(userID, applicationKey: caller.applicationKey)
        for customType in customTypes {
            try order(kind, [TypeOrder(userID: userID)], customType: customType, by: caller)
        }
    }

    /// Takes orders back. Users of whom none holds are passed over.
    func takeBack(_ kind: TypeStanding.Kind, _ userIDs: [String], customType: String, by caller: Caller) throws {
        try caller.requireApplication()
        for userID in userIDs {
            guard let user = try user(applicationKey: caller.applicationKey, userID: userID) else { continue }
            try remove(kind, of: user.key, customType: customType, applicationKey: caller.applicationKey)
        }
        _ = try tellTypes(limit: Self.typeChannelsMost)
    }

    private func checkCustomType(_ customType: String) throws {
        guard !customType.isEmpty else {
            throw WireError(.invalidParameterValue, "'custom_type' must not be empty.")
        }
        try FieldRules.check(customType, "custom_type", most: limits.customTypeCharacters)
    }

    private func userForOrder(_ userID: String, makesUsers: Bool, _ caller: Caller) throws -> User? {
        if let user = try user(applicationKey: caller.applicationKey, userID: userID) { return user }
        guard makesUsers else { return nil }
        return try createUser(
            userID, nickname: "", profileURL: "", metadata: [:], applicationKey: caller.applicationKey)
    }

    private func put(_ kind: TypeStanding.Kind, _ restriction: Restriction, _ user: User, customType: String) throws {
        try connection.run(
            """
            INSERT INTO type_standing (application, custom_type, user, kind, since, until, note)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (application, custom_type, user, kind) DO UPDATE SET
                since = excluded.since, until = excluded.until, note = excluded.note
            """, user.applicationKey, customType, user.key, StoreCodes.code(kind), restriction.since,
            restriction.endAt, restriction.note)
        undo.append { [self, hasTypeStandings] in self.hasTypeStandings = hasTypeStandings }
        hasTypeStandings = true
        try workOut(kind, of: user.key, customType: customType, applicationKey: user.applicationKey)
    }

    private func remove(
        _ kind: TypeStanding.Kind, of userKey: Int64, customType: String, applicationKey: Int64
    ) throws {
        let count = try connection.run(
            "DELETE FROM type_standing WHERE application = ? AND custom_type = ? AND user = ? AND kind = ?",
            applicationKey, customType, userKey, StoreCodes.code(kind))
        guard count > 0 else { return }
        try workOut(kind, of: userKey, customType: customType, applicationKey: applicationKey)
    }

    /// Takes back the orders whose time is over.
    func liftTypeRestrictions() throws {
        guard hasTypeStandings else { return }
        let due = try connection.query(
            "SELECT application, custom_type, user, kind FROM type_standing WHERE until >= 0 AND until <= ? LIMIT 200",
            environment.now()
        ) {
            (
                application: $0.integer(at: 0), customType: $0.text(at: 1), user: $0.integer(at: 2),
                kind: StoreCodes.typeStandingKind($0.integer(at: 3))
            )
        }
        for row in due {
            try remove(row.kind, of: row.user, customType: row.customType, applicationKey: row.application)
        }
        _ = try tellTypes(limit: Self.typeChannelsMost)
    }

    // MARK: - What follows

    private func workOut(
        _ kind: TypeStanding.Kind, of userKey: Int64, customType: String, applicationKey: Int64,
        in channelKey: Int64 = 0
    ) throws {
        try connection.run(
            "INSERT INTO type_work (application, custom_type, user, kind, channel, next) VALUES (?, ?, ?, ?, ?, 0)",
            applicationKey, customType, userKey, StoreCodes.code(kind), channelKey)
    }

    /// A channel has another custom type: what holds there holds for its members now, and what held before does not.
    func typeChanged(of channel: Channel, from former: String) throws {
        guard hasTypeStandings, former != channel.customType else { return }
        try flush()
        let concerned = try connection.query(
            """
            SELECT DISTINCT t.user, t.kind FROM type_standing t
            WHERE t.application = ?1 AND t.custom_type IN (?2, ?3) AND t.custom_type <> ''
                AND (?4 OR EXISTS (SELECT 1 FROM member m WHERE m.channel = ?5 AND m.user = t.user AND m.state <> 0))
            """, channel.applicationKey, former, channel.customType, channel.isOpen, channel.key
        ) { (user: $0.integer(at: 0), kind: StoreCodes.typeStandingKind($0.integer(at: 1))) }
        for row in concerned {
            try workOut(
                row.kind, of: row.user, customType: channel.customType, applicationKey: channel.applicationKey,
                in: channel.key)
        }
        _ = try tellTypes(limit: Self.typeChannelsMost)
    }

    /// Tells channels of orders that they were not told of yet, and takes out who is banned.
    ///
    /// - Returns: Whether more channels are to be told.
    func tellTypes(limit: Int) throws -> Bool {
        var left = limit
        while left > 0 {
            let work = try connection.queryFirst(
                "SELECT id, application, custom_type, user, kind, channel, next FROM type_work ORDER BY id LIMIT 1"
            ) {
                TypeWork(
                    id: $0.integer(at: 0), applicationKey: $0.integer(at: 1), customType: $0.text(at: 2),
                    userKey: $0.integer(at: 3), kind: StoreCodes.typeStandingKind($0.integer(at: 4)),
                    channelKey: $0.integer(at: 5), next: $0.integer(at: 6))
            }
            guard let work else { return false }
            let keys = try channels(of: work, limit: left)
            for key in keys { try tell(work, in: key) }
            if let last = keys.last, keys.count == left {
                try connection.run("UPDATE type_work SET next = ? WHERE id = ?", last, work.id)
                return true
            }
            try connection.run("DELETE FROM type_work WHERE id = ?", work.id)
            left -= max(1, keys.count)
        }
        return true
    }

    private struct TypeWork {
        let id: Int64
        let applicationKey: Int64
        let customType: String
        let userKey: Int64
        let kind: TypeStanding.Kind
        let channelKey: Int64
        let next: Int64
    }

    /// The channels that an order shows in: those that the user is a member of or invited to, and open ones that the
    /// user is in.
    private func channels(of work: TypeWork, limit: Int) throws -> [Int64] {
        if work.channelKey != 0 { return work.next == 0 ? [work.channelKey] : [] }
        try flush()
        let member = try connection.query(
            """
            SELECT m.channel FROM member m JOIN channel c ON c.id = m.channel
            WHERE m.user = ? AND m.channel > ? AND m.state <> 0 AND c.application = ? AND c.custom_type = ?
                AND c.is_removed = 0 AND c.is_open = 0 ORDER BY m.channel LIMIT ?
            """, work.userKey, work.next, work.applicationKey, work.customType, limit
        ) { $0.integer(at: 0) }
        let entered = try participants.channelKeys(ofUser: work.userKey).filter { key in
            guard key > work.next, let state = try knownChannelState(key: key) else { return false }
            return state.channel.customType == work.customType
        }
        return Array((member + entered).sorted().prefix(limit))
    }

    private func tell(_ work: TypeWork, in channelKey: Int64) throws {
        guard let user = try user(key: work.userKey), let state = try knownChannelState(key: channelKey),
            !state.channel.isRemoved
        else { return }
        let isIn = participants.contains(userKey: user.key, in: channelKey)
        guard !state.channel.isOpen || isIn else { return }
        let membership = try membership(of: user.key, in: state)
        _ = try decide(applicationKey: work.applicationKey) { turn in
            ModerationRules.typeChanged(
                work.kind, of: MemberRules.Candidate(user, membership: membership), in: state.channel, turn: &turn)
        }
        if state.channel.isOpen, work.kind == .ban, membership?.byType.ban != nil { try expel(user.key, from: state) }
    }
}
