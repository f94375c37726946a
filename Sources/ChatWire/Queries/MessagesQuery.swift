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
    /// Messages of these kinds; nil for all.
    public var type: WireMessageType?
    /// Messages of these users; nil for everybody's.
    public var senderIDs: [String]?
    /// By the sender's role.
    public var senderRole = OperatorFilter.all
    /// Which replies are among them; of a thread's list, all of them.
    public var replies = ReplyTypeFilter.none
    /// Replies of this message only; nil for the channel's list.
    public var parentMessageID: Int64?
    /// Whether deleted messages stand in their places too, with nothing of what they said.
    public var includesRemoved = false
    /// What comes with each message.
    public var parts = MessageParts()
    /// As whom the application reads; nil for itself. A session reads as its own user.
    public var userID: String?

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
        type = try Self.type(fields)
        let (senderID, senderIDs) = (fields.text("sender_id"), fields.list("sender_ids"))
        self.senderIDs = senderIDs ?? senderID.map { [$0] }
        senderRole = try fields.choice("operator_filter", OperatorFilter.self) ?? .all
        replies = try fields.replyType()
        parentMessageID = try fields.number("parent_message_id")
        includesRemoved = try fields.flag("including_removed") ?? false
        parts = try MessageParts(fields)
        userID = fields.text("user_id")
        // There are no subchannels: asked for them alone or not, the list is the same.
        _ = try fields.flag("show_subchannel_messages_only")
    }

    /// Kinds of messages; an empty one is all kinds, as documented.
    private enum TypeFilter: String, CaseIterable {
        case all = ""
        case user = "MESG"
        case file = "FILE"
        case admin = "ADMM"
    }

    private static func type(_ fields: QueryFields) throws(WireError) -> WireMessageType? {
        try fields.choice("message_type", TypeFilter.self).flatMap { WireMessageType(rawValue: $0.rawValue) }
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
        items.add("message_type", type?.rawValue)
        items.add("sender_ids", senderIDs)
        if senderRole != .all { items.add("operator_filter", senderRole.rawValue) }
        if replies != .none { items.add("include_reply_type", replies.rawValue) }
        items.add("parent_message_id", parentMessageID)
        if includesRemoved { items.add("including_removed", true) }
        parts.add(to: &items)
        items.add("user_id", userID)
        return items
    }
}
