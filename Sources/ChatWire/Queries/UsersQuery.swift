/// Which users to list: `GET /v3/users`. Ordered by the time they were made, newest first.
public struct UsersQuery: Hashable, Sendable {
    /// Which users by whether they may log in.
    public enum ActiveMode: String, Hashable, Sendable, CaseIterable {
        /// Those who may.
        case activated
        /// Those who were deactivated.
        case deactivated
        /// All.
        case all
    }

    /// How many at the most.
    public var limit = 20
    /// Where to go on: the `next` of the page before; nil for the first page.
    public var token: String?
    /// By id, any of these.
    public var userIDs: [String]?
    /// By the exact nickname.
    public var nickname: String?
    /// By the beginning of the nickname, case ignored.
    public var nicknameStartsWith: String?

    /// By whether they may log in.
    public var activeMode = ActiveMode.activated
    /// By a metadata key that the user must have.
    public var metadataKey: String?
    /// With ``metadataKey``: any of these values.
    public var metadataValues: [String]?

    /// Makes a query for everyone.
    public init() {}

    /// Reads the query of a URL.
    /// - Throws: the error that names the field that is wrong.
    public init(_ fields: QueryFields, limits: Limits) throws(WireError) {
        limit = try fields.pageSize(standard: 10, limits: limits)
        token = fields.text("token").flatMap { $0.isEmpty ? nil : $0 }
        userIDs = fields.list("user_ids")
        nickname = fields.text("nickname")
        nicknameStartsWith = fields.text("nickname_startswith")
        activeMode = try fields.choice("active_mode", ActiveMode.self) ?? .activated
        metadataKey = fields.text("metadatakey")
        metadataValues = fields.list("metadatavalues_in")
        if metadataKey == nil, metadataValues != nil {
            throw WireError(.invalidParameterValueRequired, "'metadatakey' is required with 'metadatavalues_in'.")
        }
    }

    /// The query of the URL.
    public var items: QueryItems {
        var items = QueryItems()
        items.add("limit", Int64(limit))
        items.add("token", token)
        items.add("user_ids", userIDs)
        items.add("nickname", nickname)
        items.add("nickname_startswith", nicknameStartsWith)
        if activeMode != .activated { items.add("active_mode", activeMode.rawValue) }
        items.add("metadatakey", metadataKey)
        items.add("metadatavalues_in", metadataValues)
        return items
    }
}
