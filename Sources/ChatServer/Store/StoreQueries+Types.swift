internal import ChatDomain
internal import ChatWire
internal import SQLite

/// What holds for users in all channels of a custom type.
extension StoreQueries {
    /// A user's row in a channel, with what holds for the user in all channels of its custom type. Whom that concerns
    /// without a row has one that says so.
    func membership(of userKey: Int64, in channel: Channel) throws -> Membership? {
        try withType(membership(channelKey: channel.key, userKey: userKey), of: userKey, in: channel)
    }

    /// A row, with what holds for its user in all channels of the custom type.
    func withType(_ row: Membership?, of userKey: Int64, in channel: Channel) throws -> Membership? {
        guard !channel.customType.isEmpty else { return row }
        let standing = try typeStanding(
            of: userKey, customType: channel.customType, applicationKey: channel.applicationKey)
        guard !standing.isEmpty else { return row }
        var row = row
        if row == nil {
            // In a group channel only a ban concerns whoever was never there.
            guard channel.isOpen || standing.ban != nil else { return nil }
            row = Membership(channelKey: channel.key, userKey: userKey, state: .none)
        }
        row?.byType = standing
        return row
    }

    /// What holds for a user in all channels of a custom type.
    func typeStanding(of userKey: Int64, customType: String, applicationKey: Int64) throws -> TypeStanding {
        let orders = try connection.query(
            """
            SELECT kind, since, until, note FROM type_standing WHERE application = ? AND custom_type = ? AND user = ?
            """, applicationKey, customType, userKey
        ) { (kind: StoreCodes.typeStandingKind($0.integer(at: 0)), restriction: Self.restriction($0, at: 1)) }
        var standing = TypeStanding()
        for order in orders {
            switch order.kind {
            case .ban: standing.ban = order.restriction
            case .mute: standing.mute = order.restriction
            case .operator: standing.isOperator = true
            }
        }
        return standing
    }

    private static func restriction(_ row: Statement, at first: Int) -> Restriction {
        let until = row.integer(at: first + 1)
        return Restriction(since: row.integer(at: first), until: until < 0 ? nil : until, note: row.text(at: first + 2))
    }

    /// The condition on a user `u` of whom an order of a kind holds in a channel, with its arguments; never true for a
    /// channel without a custom type.
    static func typeCondition(
        _ kind: TypeStanding.Kind, in channel: Channel
    ) -> (text: String, arguments: [(any Bindable)?]) {
        guard !channel.customType.isEmpty else { return ("0", []) }
        return (
            """
            EXISTS (SELECT 1 FROM type_standing t WHERE t.application = ? AND t.custom_type = ? AND t.user = u.id
                AND t.kind = \(StoreCodes.code(kind)))
            """, [channel.applicationKey, channel.customType]
        )
    }

    /// A page of the users who are banned from all channels of a custom type, or muted in them, by their keys.
    func typeRestricted(
        _ kind: TypeStanding.Kind, customType: String, applicationKey: Int64, limit: Int, token: String?
    ) throws -> (restrictions: [WireRestriction], next: String) {
        var last: Int64 = 0
        if let token {
            var token = try PageToken(token, kind: "tr")
            last = try token.number()
        }
        let userColumns = StoreRows.columns(StoreRows.userColumns, of: "u")
        let rows = try connection.query(
            """
            SELECT t.since, t.until, t.note, \(userColumns) FROM type_standing t JOIN user u ON u.id = t.user
            WHERE t.application = ? AND t.custom_type = ? AND t.kind = ? AND t.user > ? ORDER BY t.user LIMIT ?
            """, applicationKey, customType, StoreCodes.code(kind), last, limit + 1
        ) { (restriction: Self.restriction($0, at: 0), user: StoreRows.user($0, at: 3)) }
        let page = rows.prefix(limit)
        return (
            page.map { row in
                WireRestriction(
                    user: row.user.wire, startAt: row.restriction.since, endAt: row.restriction.endAt,
                    description: row.restriction.note)
            }, Self.token("tr", behind: page.last?.user.key, isMore: rows.count > limit)
        )
    }
}
