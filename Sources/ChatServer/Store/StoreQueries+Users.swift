internal import ChatDomain
internal import ChatWire
internal import SQLite

/// Lists of users and members.
extension StoreQueries {
    /// A page of an application's users, newest first.
    ///
    /// - Parameter filter: Adds further conditions on a user `u`.
    func users(
        _ query: UsersQuery, applicationKey: Int64, wire: (User) -> WireUser = { $0.wire },
        filter: (inout SQLConditions) -> Void = { _ in }
    ) throws -> UserPage {
        var conditions = SQLConditions()
        conditions.add("u.application = ?", applicationKey)
        Self.addActiveFilter(query.activeMode, to: &conditions)
        filter(&conditions)
        if let key = query.metadataKey {
            var pair = SQLConditions()
            pair.add("j.key = ?", key)
            pair.add("j.value", isIn: query.metadataValues)
            conditions.add("EXISTS (SELECT 1 FROM json_each(u.metadata) j WHERE \(pair.text))", all: pair.arguments)
        }
        conditions.add("u.user_id", isIn: query.userIDs)
        if let nickname = query.nickname { conditions.add("u.nickname = ?", nickname) }
        if let start = query.nicknameStartsWith.map(StoreRows.folded) {
            conditions.add("substr(u.nickname_folded, 1, length(?)) = ?", start, start)
        }
        if let text = query.token {
            var token = try PageToken(text, kind: "u")
            conditions.add("(u.created_at, u.id) < (?, ?)", try token.number(), try token.number())
        }
        var users = try connection.query(
            """
            SELECT \(StoreRows.columns(StoreRows.userColumns, of: "u")) FROM user u
            WHERE \(conditions.text) ORDER BY u.created_at DESC, u.id DESC LIMIT ?
            """, arguments: conditions.arguments + [query.limit + 1]
        ) { StoreRows.user($0) }
        guard users.count > query.limit else { return UserPage(users: users.map(wire), next: "") }
        users.removeLast()
        var token = PageToken(kind: "u")
        if let last = users.last {
            token.add(last.createdAt)
            token.add(last.key)
        }
        return UserPage(users: users.map(wire), next: token.text)
    }

    private static func addActiveFilter(_ mode: UsersQuery.ActiveMode, to conditions: inout SQLConditions) {
        switch mode {
        case .activated: conditions.add("u.is_active = 1")
        case .deactivated: conditions.add("u.is_active = 0")
        case .all: break
        }
    }

    /// A page of a channel's members.
    ///
    /// - Parameter readerKey: Who reads: each member comes with who blocks whom of the two; nil for the application.
    func members(
        _ query: MembersQuery, of channel: Channel, readerKey: Int64? = nil, wire: (User) -> WireUser = { $0.wire }
    ) throws -> MemberPage {
        let blocked = try readerKey.map { try blockedKeys(by: $0) }
        let blockers = try readerKey.map { try blockerKeys(of: $0) }
        var conditions = SQLConditions()
        conditions.add("m.channel = ?", channel.key)
        Self.addFilters(of: query, in: channel, to: &conditions)
        // Operators stand first where the order says so, else all stand in one group. A plain 0 would be the number
        // of a column to SQLite.
        let operators = Self.typeCondition(.operator, in: channel)
        let isFirst = query.order == .operatorThenNickname
        let group = isFirst ? "1 - (m.role = 1 OR \(operators.text))" : "0 * m.role"
        let groupArguments = isFirst ? operators.arguments : []
        if let text = query.token {
            var token = try PageToken(text, kind: query.order.rawValue.prefix(1).description)
            let place: [(any Bindable)?] = [try token.number(), try token.bytes(), try token.number()]
            conditions.add("(\(group), u.nickname_key, u.id) > (?, ?, ?)", all: groupArguments + place)
        }
        let memberColumns = StoreRows.columns(StoreRows.memberColumns, of: "m")
        let userColumns = StoreRows.columns(StoreRows.userColumns, of: "u")
        var rows = try connection.query(
            """
            SELECT \(memberColumns), \(userColumns), \(group) FROM member m JOIN user u ON u.id = m.user
            WHERE \(conditions.text) ORDER BY \(group), u.nickname_key, u.id LIMIT ?
            """, arguments: groupArguments + conditions.arguments + groupArguments + [query.limit + 1]
        ) { row in
            let user = StoreRows.user(row, at: StoreRows.memberColumns.count)
            let group = row.integer(at: StoreRows.memberColumns.count + StoreRows.userColumns.count)
            let membership = StoreRows.membership(row)
            var member = (try withType(membership, of: user.key, in: channel) ?? membership).wireMember(user)
            member.user = wire(user)
            member.isBlockedByMe = blocked.map { $0.contains(user.key) }
            member.isBlockingMe = blockers.map { $0.contains(user.key) }
            return (member: member, user: user, group: group)
        }
        guard rows.count > query.limit else { return MemberPage(members: rows.map(\.member), next: "") }
        rows.removeLast()
        var token = PageToken(kind: query.order.rawValue.prefix(1).description)
        if let last = rows.last {
            token.add(last.group)
            token.add(NameOrderKey.bytes(of: last.user.nickname))
            token.add(last.user.key)
        }
        return MemberPage(members: rows.map(\.member), next: token.text)
    }

    private static func addFilters(
        of query: MembersQuery, in channel: Channel, to conditions: inout SQLConditions
    ) {
        addStateFilter(query.memberState, to: &conditions)
        addActiveFilter(query.activeMode, to: &conditions)
        let (operators, muted) = (typeCondition(.operator, in: channel), typeCondition(.mute, in: channel))
        switch query.operatorFilter {
        case .all: break
        case .operator: conditions.add("m.role = 1 OR \(operators.text)", all: operators.arguments)
        case .nonoperator: conditions.add("NOT (m.role = 1 OR \(operators.text))", all: operators.arguments)
        }
        switch query.mutedFilter {
        case .all: break
        case .muted: conditions.add("m.is_muted = 1 OR \(muted.text)", all: muted.arguments)
        case .unmuted: conditions.add("NOT (m.is_muted = 1 OR \(muted.text))", all: muted.arguments)
        }
        if let start = query.nicknameStartsWith.map(StoreRows.folded) {
            conditions.add("substr(u.nickname_folded, 1, length(?)) = ?", start, start)
        }
    }
}
