/// Which scheduled messages are listed or counted.
public struct ScheduledMessagesQuery: Hashable, Sendable {
    /// In which order they come.
    public enum Order: String, Sendable, CaseIterable {
        /// By when they were made.
        case createdAt = "created_at"
        /// By when they are to be sent.
        case scheduledAt = "scheduled_at"
    }

    /// The channel; nil for all.
    public var channelURL: String?
    /// Who sends them; nil for everyone.
    public var senderID: String?
    /// What became of them; nil for whatever.
    public var statuses: [ScheduledStatus]?
    /// The kind of message; nil for all.
    public var type: WireMessageType?
    /// The order. Default: as they were made.
    public var order = Order.createdAt
    /// Whether the last come first.
    public var isReversed = false
    /// How many a page holds at the most.
    public var limit = 20
    /// Where the page begins; nil for the first.
    public var token: String?

    /// Reads the fields of a URL's query.
    ///
    /// - Throws: 400111 and 400101 with the name of the field that is wrong.
    public init(_ fields: QueryFields, limits: Limits) throws(WireError) {
        channelURL = fields.text("channel_url")
        senderID = fields.text("sender_id")
        if let words = fields.list("status") {
            var statuses: [ScheduledStatus] = []
            for word in words {
                guard let status = ScheduledStatus(rawValue: word) else {
                    throw WireError(.invalidParameterValue, "'status' has a value that is not allowed.")
                }
                statuses.append(status)
            }
            self.statuses = statuses
        }
        type = try fields.choice("message_type", WireMessageType.self)
        order = try fields.choice("order", Order.self) ?? .createdAt
        isReversed = try fields.flag("reverse") ?? false
        limit = try fields.pageSize(standard: 20, limits: limits)
        token = fields.text("token").flatMap { $0.isEmpty ? nil : $0 }
    }
}
