/// Which members of a channel to list: `GET /v3/group_channels/{channel_url}/members`.
public struct MembersQuery: Hashable, Sendable {
    /// The order, in the documented names.
    public enum Order: String, Hashable, Sendable, CaseIterable {
        /// By nickname.
        case nickname = "member_nickname_alphabetical"
        /// Operators first, each group by nickname.
        case operatorThenNickname = "operator_then_member_alphabetical"
    }

    /// Which members by their role.
    public enum OperatorFilter: String, Hashable, Sendable, CaseIterable {
        /// All.
        case all
        /// Operators.
        case `operator`
        /// Ordinary members.
        case nonoperator
    }

    /// Which members by their being muted.
    public enum MutedFilter: String, Hashable, Sendable, CaseIterable {
        /// All.
        case all
        /// Those who are muted.
        case muted
        /// Those who are not.
        case unmuted
    }

    /// The order.
    public var order = Order.nickname
    /// How many at the most.
    public var limit = 20
    /// Where to go on: the `next` of the page before; nil for the first page.
    public var token: String?
    /// By role.
    public var operatorFilter = OperatorFilter.all
    /// By membership.
    public var memberState = MyChannelsQuery.MemberStateFilter.all
    /// By being muted.
    public var mutedFilter = MutedFilter.all
    /// By the beginning of the nickname, case ignored.
    public var nicknameStartsWith: String?
    /// By whether they may log in.
    public var activeMode = UsersQuery.ActiveMode.all

    /// Makes a query for everyone.
    public init() {}

    /// Reads the query of a URL.
    /// - Throws: the error that names the field that is wrong.
    public init(_ fields: QueryFields, limits: Limits) throws(WireError) {
        order = try fields.choice("order", Order.self) ?? .nickname
        limit = try fields.pageSize(standard: 10, limits: limits)
        token = fields.text("token").flatMap { $0.isEmpty ? nil : $0 }
        operatorFilter = try fields.choice("operator_filter", OperatorFilter.self) ?? .all
        memberState = try fields.choice("member_state_filter", MyChannelsQuery.MemberStateFilter.self) ?? .all
        mutedFilter = try fields.choice("muted_member_filter", MutedFilter.self) ?? .all
        nicknameStartsWith = fields.text("nickname_startswith")
        activeMode = try fields.choice("member_active_mode_filter", UsersQuery.ActiveMode.self) ?? .all
    }

    /// The query of the URL.
    public var items: QueryItems {
        var items = QueryItems()
        items.add("order", order.rawValue)
        items.add("limit", Int64(limit))
        items.add("token", token)
        items.add("operator_filter", operatorFilter.rawValue)
        items.add("member_state_filter", memberState.rawValue)
        items.add("muted_member_filter", mutedFilter.rawValue)
        items.add("nickname_startswith", nicknameStartsWith)
        if activeMode != .all { items.add("member_active_mode_filter", activeMode.rawValue) }
        return items
    }
}
