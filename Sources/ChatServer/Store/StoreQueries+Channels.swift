internal import ChatDomain
internal import ChatWire
internal import SQLite

/// Lists of channels.
extension StoreQueries {
    /// Whose channels are listed.
    enum ChannelScope: Sendable {
        /// Those of a user, as this user sees them.
        case user(Int64)
        /// An application's: all, or public ones only.
        case application(Int64, publicOnly: Bool)
        /// An application's open channels, by a part of the address or all.
        case open(Int64, urlContains: String?)
    }

    /// A page of channels.
    ///
    /// - Parameter callerKey: The user who asks, where an application's channels are asked for.
    func channels(
        _ query: MyChannelsQuery, scope: ChannelScope, applicationKey: Int64, callerKey: Int64? = nil, now: Int64
    ) throws -> ChannelPage {
        let position = try position(applicationKey: applicationKey)
        let newest = try connection.queryFirst("SELECT max(id) FROM message") { $0.integer(at: 0) } ?? 0
        var isOwnList = false
        if case .user = scope { isOwnList = true }
        let order = try ChannelListOrder(
            query: query, isOwnList: isOwnList,
            now: ChannelListOrder.Snapshot(position: position, messageID: newest, time: now))
        var rows = try keys(query, scope: scope, caller: callerKey, order: order)
        var next = ""
        if rows.count > query.limit {
            rows.removeLast(rows.count - query.limit)
            next = rows.last.map { order.token(behind: $0.keys) } ?? ""
        }
        var parts = ViewParts(
            members: query.showMember, metadata: query.showMetadata, readReceipts: query.showReadReceipt,
            deliveryReceipts: query.showDeliveryReceipt)
        // What is said in a public channel is for its members, who have it in their own list.
        if case .application(_, publicOnly: true) = scope {
            (parts.lastMessage, parts.readReceipts, parts.deliveryReceipts) = (false, false, false)
        }
        let channels = try rows.compactMap { row -> WireChannel? in
            guard let channel = try channel(key: row.channelKey) else { return nil }
            var membership: Membership?
            if case .user(let userKey) = scope {
                membership = try self.membership(of: userKey, in: channel)
            }
            return try view(channel, membership: membership, parts: parts)
        }
        return ChannelPage(channels: channels, next: next, serverTime: now, position: position)
    }

    private struct Row {
        var channelKey: Int64
        var keys: ChannelListOrder.Keys
    }

    /// The keys of the page's channels and one more. The rows themselves are read after the sorting: they can be long.
    private func keys(
        _ query: MyChannelsQuery, scope: ChannelScope, caller: Int64?, order: ChannelListOrder
    ) throws -> [Row] {
        var conditions = SQLConditions()
        let from: String
        switch scope {
        case .user(let userKey):
            from = "member m JOIN channel c ON c.id = m.channel"
            conditions.add("m.user = ?", userKey)
            Self.addOwnFilters(of: query, to: &conditions)
        case .application(let key, let publicOnly):
            from = "channel c"
            conditions.add("c.application = ?", key)
            conditions.add("c.is_open = 0")
            if publicOnly { conditions.add("c.is_public = 1") }
            if query.joinedOnly, let caller {
                conditions.add(
                    "EXISTS (SELECT 1 FROM member j WHERE j.channel = c.id AND j.user = ? AND j.state = 2)", caller)
            }
        case .open(let key, let urlContains):
            from = "channel c"
            conditions.add("c.application = ?", key)
            conditions.add("c.is_open = 1")
            if let part = urlContains { conditions.add("instr(lower(c.url), ?) > 0", StoreRows.folded(part)) }
        }
        conditions.add("c.is_removed = 0")
        Self.addChannelFilters(of: query, isOwnList: order.isOwnList, to: &conditions)
        Self.addMemberFilters(of: query, isOwnList: from != "channel c", to: &conditions)
        var cursor = SQLConditions()
        order.addCursor(to: &cursor)
        let (number, bytes, join) = (order.number, order.bytes, order.join)
        let sql = """
            SELECT id, k, b, created_at, url FROM (
                SELECT c.id, (\(number.sql)) AS k, (\(bytes.sql)) AS b, c.created_at, c.url
                FROM \(from) \(join.sql) WHERE \(conditions.text))
            WHERE \(cursor.text) ORDER BY \(order.orderBy) LIMIT ?
            """
        let arguments =
            number.arguments + bytes.arguments + join.arguments + conditions.arguments + cursor.arguments
            + [query.limit + 1]
        return try connection.query(sql, arguments: arguments) { row in
            Row(
                channelKey: row.integer(at: 0),
                keys: ChannelListOrder.Keys(
                    number: row.integer(at: 1), bytes: row.blob(at: 2), createdAt: row.integer(at: 3),
                    url: row.text(at: 4)))
        }
    }

    // MARK: - Filters

    /// How a member hides a channel now: see `Membership.hiddenState(in:)`.
    private static let hidden = "(CASE WHEN m.hidden = 1 AND c.newest_at > m.hidden_at THEN 0 ELSE m.hidden END)"

    /// The condition on the membership of a row `m`.
    static func addStateFilter(_ state: MyChannelsQuery.MemberStateFilter, to conditions: inout SQLConditions) {
        switch state {
        case .all: conditions.add("m.state <> 0")
        case .joinedOnly: conditions.add("m.state = 2")
        case .invitedOnly: conditions.add("m.state = 1")
        }
    }

    private static func addOwnFilters(of query: MyChannelsQuery, to conditions: inout SQLConditions) {
        addStateFilter(query.memberState, to: &conditions)
        switch query.hiddenMode {
        case .all: break
        case .unhiddenOnly: conditions.add("\(hidden) = 0")
        case .hiddenOnly: conditions.add("\(hidden) <> 0")
        case .hiddenAllowAutoUnhide: conditions.add("\(hidden) = ?", StoreCodes.code(.hiddenAllowAutoUnhide))
        case .hiddenPreventAutoUnhide: conditions.add("\(hidden) = ?", StoreCodes.code(.hiddenPreventAutoUnhide))
        }
        if query.unreadOnly {
            conditions.add("m.state = 2 AND m.count_preference IN (0, 1) AND \(unread) > 0")
        }
    }

    private static func addChannelFilters(
        of query: MyChannelsQuery, isOwnList: Bool, to conditions: inout SQLConditions
    ) {
        if !query.showEmpty {
            conditions.add("c.last_message <> 0")
            // Whoever does not see what was said finds the channel empty.
            if isOwnList { conditions.add("m.state = 2 AND c.last_message_at > m.history_offset") }
        }
        if !query.showFrozen { conditions.add("c.is_frozen = 0") }
        conditions.add("c.custom_type", isIn: query.customTypes)
        conditions.add("c.url", isIn: query.channelURLs)
        if let start = query.customTypeStartsWith {
            conditions.add("substr(c.custom_type, 1, length(?)) = ?", start, start)
        }
        if let name = query.name { conditions.add("c.name = ?", name) }
        if let start = query.nameStartsWith.map(StoreRows.folded) {
            conditions.add("substr(c.name_folded, 1, length(?)) = ?", start, start)
        }
        if let part = query.nameContains { conditions.add("instr(c.name_folded, ?) > 0", StoreRows.folded(part)) }
        switch query.publicMode {
        case .all: break
        case .public: conditions.add("c.is_public = 1")
        case .private: conditions.add("c.is_public = 0")
        }
        switch query.distinctMode {
        case .all: break
        case .distinct: conditions.add("c.is_distinct = 1")
        case .nondistinct: conditions.add("c.is_distinct = 0")
        }
        addSuperFilter(query.superMode, to: &conditions)
        if let time = query.createdBefore { conditions.add("c.created_at < ?", time) }
        if let time = query.createdAfter { conditions.add("c.created_at > ?", time) }
        addMetadataFilter(of: query, to: &conditions)
        addMetaCounterFilter(of: query, to: &conditions)
    }

    /// The condition on a channel `c` being a supergroup.
    static func addSuperFilter(_ mode: MyChannelsQuery.SuperMode, to conditions: inout SQLConditions) {
        switch mode {
        case .all: break
        case .super: conditions.add("c.is_super = 1 AND c.is_broadcast = 0 AND c.is_exclusive = 0")
        case .nonsuper: conditions.add("c.is_super = 0")
        case .broadcastOnly: conditions.add("c.is_broadcast = 1")
        case .exclusiveOnly: conditions.add("c.is_exclusive = 1")
        }
    }

    private static func addMetaCounterFilter(of query: MyChannelsQuery, to conditions: inout SQLConditions) {
        guard let key = query.metaCounterKey else { return }
        var counter = SQLConditions()
        counter.add("d.channel = c.id")
        counter.add("d.key = ?", key)
        if let values = query.metaCounterValues {
            counter.add(
                "d.value IN (SELECT value FROM json_each(?))", "[\(values.map(String.init).joined(separator: ","))]")
        }
        if let bound = query.metaCounterBounds.above { counter.add("d.value > ?", bound) }
        if let bound = query.metaCounterBounds.from { counter.add("d.value >= ?", bound) }
        if let bound = query.metaCounterBounds.below { counter.add("d.value < ?", bound) }
        if let bound = query.metaCounterBounds.through { counter.add("d.value <= ?", bound) }
        conditions.add(
            "EXISTS (SELECT 1 FROM channel_metacounter d WHERE \(counter.text))", all: counter.arguments)
    }

    private static func addMetadataFilter(of query: MyChannelsQuery, to conditions: inout SQLConditions) {
        guard let key = query.metadataKey else { return }
        let exists = "EXISTS (SELECT 1 FROM channel_metadata d WHERE d.channel = c.id AND d.key = ?"
        if let values = query.metadataValues {
            conditions.add(
                "\(exists) AND d.value IN (SELECT value FROM json_each(?)))", key, SQLConditions.list(values))
        }
        if let start = query.metadataValueStartsWith {
            conditions.add("\(exists) AND substr(d.value, 1, length(?)) = ?)", key, start, start)
        }
        if query.metadataValues == nil, query.metadataValueStartsWith == nil { conditions.add("\(exists))", key) }
    }

    private static func addMemberFilters(
        of query: MyChannelsQuery, isOwnList: Bool, to conditions: inout SQLConditions
    ) {
        let among = "FROM member x JOIN user y ON y.id = x.user WHERE x.channel = c.id AND x.state <> 0"
        if let userIDs = query.membersIncludeIn {
            let unique = Set(userIDs)
            conditions.add(
                "(SELECT count(*) \(among) AND y.user_id IN (SELECT value FROM json_each(?))) >= ?",
                SQLConditions.list(Array(unique)), query.includesAnyMember ? 1 : unique.count)
        }
        if let userIDs = query.membersExactlyIn {
            // The user of the list may be named or not.
            let own = isOwnList ? "OR x.user = m.user" : ""
            conditions.add(
                "(SELECT count(*) \(among) AND (y.user_id IN (SELECT value FROM json_each(?)) \(own))) = c.member_count",
                SQLConditions.list(userIDs))
            let unique = Set(userIDs)
            conditions.add(
                "(SELECT count(*) \(among) AND y.user_id IN (SELECT value FROM json_each(?))) = ?",
                SQLConditions.list(Array(unique)), unique.count)
        }
        addNicknameFilters(of: query, among: among + (isOwnList ? " AND x.user <> m.user" : ""), to: &conditions)
    }

    private static func addNicknameFilters(
        of query: MyChannelsQuery, among: String, to conditions: inout SQLConditions
    ) {
        if let part = query.membersNicknameContains {
            conditions.add("EXISTS (SELECT 1 \(among) AND instr(y.nickname_folded, ?) > 0)", StoreRows.folded(part))
        }
        if let start = query.membersNicknameStartsWith.map(StoreRows.folded) {
            conditions.add(
                "EXISTS (SELECT 1 \(among) AND substr(y.nickname_folded, 1, length(?)) = ?)", start, start)
        }
        if let nickname = query.membersNickname {
            conditions.add("EXISTS (SELECT 1 \(among) AND y.nickname = ?)", nickname)
        }
        guard let text = query.searchText.map(StoreRows.folded) else { return }
        let places = query.searchFields.map { field in
            switch field {
            case .channelName: "instr(c.name_folded, ?) > 0"
            case .memberNickname: "EXISTS (SELECT 1 \(among) AND instr(y.nickname_folded, ?) > 0)"
            }
        }
        conditions.add(places.isEmpty ? "0" : places.joined(separator: " OR "), all: places.map { _ in text })
    }
}
