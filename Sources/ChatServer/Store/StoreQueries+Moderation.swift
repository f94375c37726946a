internal import ChatDomain
internal import ChatWire
internal import SQLite

/// Lists of operators, muted and banned users, each by nickname.
extension StoreQueries {
    /// A page of a channel's operators.
    func operators(of channel: Channel, limit: Int, token: String?) throws -> OperatorPage {
        let page = try rows("m.role = 1", .operator, kind: "o", of: channel, limit: limit, token: token)
        return OperatorPage(operators: page.rows.map(\.user.wire), next: page.next)
    }

    /// A page of the members who are muted in a channel.
    func muted(in channel: Channel, limit: Int, token: String?) throws -> MutedPage {
        let page = try rows("m.is_muted = 1", .mute, kind: "m", of: channel, limit: limit, token: token)
        let muted = page.rows.compactMap { row in
            row.membership.activeMute.map { MutedPage.MutedUser(Self.wire($0, row.user)) }
        }
        return MutedPage(muted: muted, next: page.next)
    }

    /// A page of the users who are banned from a channel.
    func banned(from channel: Channel, limit: Int, token: String?) throws -> BannedPage {
        let page = try rows("m.is_banned = 1", .ban, kind: "b", of: channel, limit: limit, token: token)
        let banned = page.rows.compactMap { row in row.membership.activeBan.map { Self.wire($0, row.user) } }
        return BannedPage(banned: banned, next: page.next)
    }

    private static func wire(_ restriction: Restriction, _ user: User) -> WireRestriction {
        WireRestriction(
            user: user.wire, startAt: restriction.since, endAt: restriction.endAt, description: restriction.note)
    }

    /// The users of whom a condition on their rows `m` holds, or an order about the custom type, as a condition on a
    /// user `u`. Who left a group channel is listed no more, but for bans; in an open one nobody is a member.
    static func concerned(
        _ condition: String, _ kind: TypeStanding.Kind, in channel: Channel
    ) -> (text: String, arguments: [(any Bindable)?]) {
        let isOfMembers = !channel.isOpen && kind != .ban
        let present = isOfMembers ? " AND m.state <> 0" : ""
        let own = "SELECT m.user FROM member m WHERE m.channel = ? AND \(condition)\(present)"
        guard !channel.customType.isEmpty else { return ("u.id IN (\(own))", [channel.key]) }
        let typed = "t.application = ? AND t.custom_type = ? AND t.kind = \(StoreCodes.code(kind))"
        let member = "SELECT 1 FROM member m WHERE m.channel = ? AND m.user = t.user AND m.state <> 0"
        let all = "SELECT t.user FROM type_standing t WHERE \(typed)" + (isOfMembers ? " AND EXISTS (\(member))" : "")
        let arguments: [(any Bindable)?] = [channel.key, channel.applicationKey, channel.customType]
        return ("u.id IN (\(own) UNION \(all))", arguments + (isOfMembers ? [channel.key] : []))
    }

    private func rows(
        _ condition: String, _ type: TypeStanding.Kind, kind: String, of channel: Channel, limit: Int, token: String?
    ) throws -> (rows: [(membership: Membership, user: User)], next: String) {
        var conditions = SQLConditions()
        let concerned = Self.concerned(condition, type, in: channel)
        conditions.add(concerned.text, all: concerned.arguments)
        if let token {
            var token = try PageToken(token, kind: kind)
            conditions.add("(u.nickname_key, u.id) > (?, ?)", try token.bytes(), try token.number())
        }
        let userColumns = StoreRows.columns(StoreRows.userColumns, of: "u")
        let users = try connection.query(
            """
            SELECT \(userColumns) FROM user u WHERE \(conditions.text) ORDER BY u.nickname_key, u.id LIMIT ?
            """, arguments: conditions.arguments + [limit + 1]
        ) { StoreRows.user($0) }
        let rows = try users.prefix(limit).compactMap { user in
            try membership(of: user.key, in: channel).map { (membership: $0, user: user) }
        }
        guard users.count > limit else { return (rows, "") }
        var next = PageToken(kind: kind)
        if let last = rows.last {
            next.add(NameOrderKey.bytes(of: last.user.nickname))
            next.add(last.user.key)
        }
        return (rows, next.text)
    }
}
