/// Which messages a list holds, and how many a page.
open class MessageListParams: NSObject {
    /// How many messages before the starting point a page holds at the most, 0 to 100. Default: 20.
    open var previousResultSize: Int = 20
    /// How many messages after the starting point a page holds at the most, 0 to 100. Default: 0.
    open var nextResultSize: Int = 0
    /// Whether messages exactly at the given time belong to a page. Default: false.
    open var isInclusive: Bool = false
    /// Whether the newest message comes first. Default: false.
    open var reverse: Bool = false
    /// Which kinds of messages. Default: all.
    open var messageTypeFilter: MessageTypeFilter = .all
    /// Any of these custom types; nil for all.
    open var customTypes: [String]?
    /// Only of these senders; nil for everyone.
    open var senderUserIds: [String]?

    /// Makes parameters with the defaults.
    public override init() {}

    /// Makes parameters with the defaults, and sets some of them.
    public convenience init(builder: (MessageListParams) -> Void) {
        self.init()
        builder(self)
    }

    /// Makes parameters.
    public init(
        previousResultSize: Int = 0, nextResultSize: Int = 0, isInclusive: Bool = false, reverse: Bool = false,
        messageTypeFilter: MessageTypeFilter = .all, customType: String? = nil, senderUserIds: [String]? = nil
    ) {
        self.previousResultSize = previousResultSize
        self.nextResultSize = nextResultSize
        self.isInclusive = isInclusive
        self.reverse = reverse
        self.messageTypeFilter = messageTypeFilter
        customTypes = customType.map { [$0] }
        self.senderUserIds = senderUserIds
    }

    /// One custom type; nil for all. The first of ``customTypes``.
    open var customType: String? {
        get { customTypes?.first }
        set { customTypes = newValue.map { [$0] } }
    }

    /// Whether a message passes the filters.
    public func belongsTo(_ message: BaseMessage) -> Bool {
        filter.accepts(message.local)
    }
}
