internal import ChatWire

/// Which members of a channel to list, and in what order. Every filter that is set must hold.
open class MemberListQueryParams: NSObject {
    /// The order. Default: by nickname.
    open var order: MemberListOrder = .nicknameAlphabetical
    /// How many members a page holds, 1 to 100. Default: 20.
    open var limit: UInt = 20
    /// By role. Default: all.
    open var operatorFilter: GroupChannelOperatorFilter = .all
    /// By being muted. Default: all.
    open var mutedMemberFilter: GroupChannelMutedMemberFilter = .all
    /// By membership. Default: joined and invited.
    open var memberStateFilter: MemberStateFilter = .all
    /// By the beginning of the nickname, case ignored.
    open var nicknameStartsWithFilter: String?

    /// Lists everyone.
    public override init() {}

    /// Lists what the builder asks for.
    public convenience init(builder: (MemberListQueryParams) -> Void) {
        self.init()
        builder(self)
    }

    var wire: MembersQuery {
        var query = MembersQuery()
        query.order = order == .nicknameAlphabetical ? .nickname : .operatorThenNickname
        query.limit = Int(clamping: limit)
        query.operatorFilter =
            switch operatorFilter {
            case .all: .all
            case .operator: .operator
            case .nonOperator: .nonoperator
            }
        query.mutedFilter =
            switch mutedMemberFilter {
            case .all: .all
            case .muted: .muted
            case .unmuted: .unmuted
            }
        query.memberState =
            switch memberStateFilter {
            case .all: .all
            case .joinedOnly: .joinedOnly
            case .invitedOnly: .invitedOnly
            }
        query.nicknameStartsWith = nicknameStartsWithFilter
        return query
    }
}
