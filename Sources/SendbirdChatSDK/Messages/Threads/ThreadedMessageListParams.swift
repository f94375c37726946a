internal import ChatWire

/// Which replies of a thread to list, how many, and what comes with each.
open class ThreadedMessageListParams: NSObject {
    /// How many replies before the given time at the most, 0 to 100. Default: 0.
    open var previousResultSize: Int
    /// How many replies after the given time at the most, 0 to 100. Default: 0.
    open var nextResultSize: Int
    /// Whether replies exactly at the given time are among them. Default: false.
    open var isInclusive: Bool
    /// Whether the newest reply comes first. Default: false.
    open var reverse: Bool
    /// Which kinds of messages. Default: all.
    open var messageTypeFilter: MessageTypeFilter
    /// Any of these custom types; nil for all.
    open var customTypes: [String]?
    /// Only of these senders; nil for everyone.
    open var senderUserIds: [String]?
    /// Whether replies come with the application's extra data. Default: false.
    open var includeMetaArray: Bool
    /// Whether replies come with their reactions. Default: false.
    open var includeReactions: Bool
    /// Whether replies come with what they quote. Default: false.
    open var includeParentMessageInfo: Bool

    /// Makes parameters with the defaults.
    public convenience override init() {
        self.init(previousResultSize: 0)
    }

    /// Makes parameters.
    public init(
        previousResultSize: Int = 0, nextResultSize: Int = 0, isInclusive: Bool = false, reverse: Bool = false,
        messageTypeFilter: MessageTypeFilter = .all, customType: String? = nil, senderUserIds: [String]? = nil,
        includeMetaArray: Bool = false, includeReactions: Bool = false, includeParentMessageInfo: Bool = false,
        customTypes: [String]? = nil
    ) {
        self.previousResultSize = previousResultSize
        self.nextResultSize = nextResultSize
        self.isInclusive = isInclusive
        self.reverse = reverse
        self.messageTypeFilter = messageTypeFilter
        self.customTypes = customTypes ?? customType.map { [$0] }
        self.senderUserIds = senderUserIds
        self.includeMetaArray = includeMetaArray
        self.includeReactions = includeReactions
        self.includeParentMessageInfo = includeParentMessageInfo
    }

    /// One custom type; nil for all. The first of ``customTypes``.
    open var customType: String? {
        get { customTypes?.first }
        set { customTypes = newValue.map { [$0] } }
    }

    /// What is asked of the server around a time.
    func query(parent id: Int64, timestamp: Int64) -> MessagesQuery {
        var query = MessagesQuery(
            anchor: .time(timestamp), previousLimit: min(max(previousResultSize, 0), Limits.standard.pageItems),
            nextLimit: min(max(nextResultSize, 0), Limits.standard.pageItems), includesAnchor: isInclusive,
            isReversed: reverse, customTypes: customTypes)
        query.type = messageTypeFilter.wire
        query.senderIDs = senderUserIds
        query.parentMessageID = id
        query.parts = MessageParts(
            reactions: includeReactions, thread: true, parent: includeParentMessageInfo, metaArrays: includeMetaArray)
        return query
    }
}
