internal import ChatWire

/// Which members of a channel to list: `GET /v3/group_channels/{channel_url}/members`.
struct MembersQuery: Hashable, Sendable {
    /// The order, in the documented names.
    enum Order: String, Sendable {
        case nickname = "member_nickname_alphabetical"
        case operatorThenNickname = "operator_then_member_alphabetical"
    }

    /// Which members by their role.
    enum OperatorFilter: String, Sendable {
        case all, `operator`, nonoperator
    }

    /// Which members by their being muted.
    enum MutedFilter: String, Sendable {
        case all, muted, unmuted
    }

    var order = Order.nickname
    var limit = 10
    var token: String?
    var operatorFilter = OperatorFilter.all
    var memberState = MyChannelsQuery.MemberStateFilter.all
    var mutedFilter = MutedFilter.all
    var nicknameStartsWith: String?

    /// Reads the query of a URL.
    init(_ fields: QueryFields, limits: Limits) throws(WireError) {
        order = try fields.choice("order", Order.self) ?? .nickname
        limit = try fields.pageSize(standard: 10, limits: limits)
        token = fields.text("token").flatMap { $0.isEmpty ? nil : $0 }
        operatorFilter = try fields.choice("operator_filter", OperatorFilter.self) ?? .all
        memberState = try fields.choice("member_state_filter", MyChannelsQuery.MemberStateFilter.self) ?? .all
        mutedFilter = try fields.choice("muted_member_filter", MutedFilter.self) ?? .all
        nicknameStartsWith = fields.text("nickname_startswith")
    }
}
