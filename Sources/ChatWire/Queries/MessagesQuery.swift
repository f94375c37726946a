/// Which messages of a channel to list, around a time or a message:
/// `GET /v3/group_channels/{channel_url}/messages`.
public struct MessagesQuery: Hashable, Sendable {
    /// The message or moment that the page stands around.
    public enum Anchor: Hashable, Sendable {
        /// A time, in milliseconds since 1970; `Int64.max` for the newest.
        case time(Int64)
        /// A message's id.
        case message(Int64)
    }

    /// Around what.
    public var anchor: Anchor
    /// How many before it at the most; 0 for none.
    public var previousLimit: Int
    /// How many after it at the most; 0 for none.
    public var nextLimit: Int
    /// Whether messages exactly at the anchor are included.
    public var includesAnchor: Bool
    /// Whether the newest comes first.
    public var isReversed: Bool
    /// Any of these custom types; nil for all.
    public var customTypes: [String]?

    /// Makes a query.
    public init(
        anchor: Anchor, previousLimit: Int, nextLimit: Int = 0, includesAnchor: Bool = true,
        isReversed: Bool = false, customTypes: [String]? = nil
    ) {
        self.anchor = anchor
        self.previousLimit = previousLimit
        self.nextLimit = nextLimit
        self.includesAnchor = includesAnchor
        self.isReversed = isReversed
        self.customTypes = customTypes
    }

    /// Reads the query of a URL.
    /// - Throws: the error that names the field that is wrong.
    public init(_ fields: QueryFields, limits: Limits) throws(WireError) {
        if let id = try fields.number("message_id") {
            anchor = .message(id)
        } else if let time = try fields.number("message_ts") {
            anchor = .time(time)
        } else {
            throw WireError(.invalidParameterValueRequired, "'message_ts' or 'message_id' is required.")
        }
        previousLimit = try fields.pageSize("prev_limit", standard: 15, limits: limits, least: 0)
        nextLimit = try fields.pageSize("next_limit", standard: 0, limits: limits, least: 0)
        includesAnchor = try fields.flag("include") ?? true
        isReversed = try fields.flag("reverse") ?? false
        customTypes = fields.list("custom_types")
    }

    /// The query of the URL.
    public var items: QueryItems {
        var items = QueryItems()
        switch anchor {
        case .time(let time): items.add("message_ts", time)
        case .message(let id): items.add("message_id", id)
        }
        items.add("prev_limit", Int64(previousLimit))
        items.add("next_limit", Int64(nextLimit))
        items.add("include", includesAnchor)
        items.add("reverse", isReversed)
        items.add("custom_types", customTypes)
        return items
    }
}
