internal import ChatDomain
internal import ChatWire
internal import SQLite

/// Lists of operators, muted and banned users, each by nickname.
extension StoreQueries {
    /// A page of a channel's operators.
    func operators(of channel: Channel, limit: Int, token: String?) throws -> OperatorPage {
        let page = try rows(
            "m.role = 1" + Self.present(in: channel), kind: "o", of: channel, limit: limit, token: token)
        return OperatorPage(operators: page.rows.map(\.user.wire), next: page.next)
    }

    /// A page of the members who are muted in a channel.
    func muted(in channel: Channel, limit: Int, token: String?) throws -> MutedPage {
        let page = try rows(
            "m.is_muted = 1" + Self.present(in: channel), kind: "m", of: channel, limit: limit, token: token)
        let muted = page.rows.compactMap { row in
            row.membership.mute.map { MutedPage.MutedUser(Self.wire($0, row.user)) }
        }
        return MutedPage(muted: muted, next: page.next)
    }

    /// A page of the users who are banned from a channel.
    func banned(from channel: Channel, limit: Int, token: String?) throws -> BannedPage {
        let page = try rows("m.is_banned = 1", kind: "b", of: channel, limit: limit, token: token)
        let banned = page.rows.compactMap { row in row.membership.ban.map { Self.wire($0, row.user) } }
        return BannedPage(banned: banned, next: page.next)
    }

    private static func wire(_ restriction: Restriction, _ user: User) -> WireRestriction {
        WireRestriction(
            user: user.wire, startAt: restriction.since, endAt: restriction.endAt, description: restriction.note)
    }

    /// Who left a group channel is listed no more; in an open one nobody is a member.
    private static func present(in channel: Channel) -> String {
        channel.isOpen ? "" : " AND m.state <> 0"
    }

    private func rows(
        _ condition: String, kind: String, of channel: Channel, limit: Int, token: String?
    ) throws -> (rows: [(membership: Membership, user: User)], next: String) {
        var conditions = SQLConditions()
        conditions.add("m.channel = ?", channel.key)
        conditions.add(condition)
        if let token {
            var token = try PageToken(token, kind: kind)
            conditions.add("(u.nickname_key, u.id) > (?, ?)", try token.bytes(), try token.number())
        }
        let memberColumns = StoreRows.columns(StoreRows.memberColumns, of: "m")
        let userColumns = StoreRows.columns(StoreRows.userColumns, of: "u")
        var rows = try connection.query(
            """
            SELECT \(memberColumns), \(userColumns) FROM member m JOIN user u ON u.id = m.user
            WHERE \(conditions.text) ORDER BY u.nickname_key, u.id LIMIT ?
            """, arguments: conditions.arguments + [limit + 1]
        ) { (membership: StoreRows.membership($0), user: StoreRows.user($0, at: StoreRows.memberColumns.count)) }
        guard rows.count > limit else { return (rows, "") }
        rows.removeLast()
        var next = PageToken(kind: kind)
        if let last = rows.last {
            next.add(NameOrderKey.bytes(of: last.user.nickname))
            next.add(last.user.key)
        }
        return (rows, next.text)
    }
}
