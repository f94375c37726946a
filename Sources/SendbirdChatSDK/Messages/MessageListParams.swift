/// Which messages a list holds, how many a page, and what comes with each.
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
    /// Whether messages come with the application's extra data. Default: false.
    open var includeMetaArray: Bool = false
    /// Whether messages come with their reactions. Default: false.
    open var includeReactions: Bool = false
    /// Whether messages come with the state of their threads. Default: false.
    open var includeThreadInfo: Bool = false
    /// Whether replies come with what they quote. Default: false.
    open var includeParentMessageInfo: Bool = false
    /// Whether polls come with their options and votes. Default: false.
    open var includePollDetails: Bool = false
    /// Which replies are among them. Default: none.
    open var replyType: ReplyType = .none
    /// Only messages of a subchannel. There are no subchannels here: the list is the same. Default: false.
    open var showSubChannelMessagesOnly: Bool = false

    /// Makes parameters with the defaults.
    public override init() {}

    /// Makes parameters with the defaults, and sets some of them.
    public convenience init(builder: (MessageListParams) -> Void) {
        self.init()
        builder(self)
    }

    /// Makes parameters; the defaults of this form are its own, as documented.
    public init(
        previousResultSize: Int = 0, nextResultSize: Int = 0, isInclusive: Bool = false, reverse: Bool = false,
        messageTypeFilter: MessageTypeFilter = .all, customType: String? = nil, senderUserIds: [String]? = nil,
        includeMetaArray: Bool = false, includeReactions: Bool = false, includeThreadInfo: Bool = false,
        includePollDetails: Bool = false, includeParentMessageInfo: Bool = false, replyType: ReplyType = .all,
        showSubChannelMessagesOnly: Bool = false, customTypes: [String]? = nil
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
        self.includeThreadInfo = includeThreadInfo
        self.includePollDetails = includePollDetails
        self.includeParentMessageInfo = includeParentMessageInfo
        self.replyType = replyType
        self.showSubChannelMessagesOnly = showSubChannelMessagesOnly
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

    /// Whether a message that is sent with these parameters will pass the filters, but for that of its sender.
    public func belongsToMessageParams(_ params: BaseMessageCreateParams) -> Bool {
        var filter = filter
        filter.senders = nil
        return filter.accepts(params.sample)
    }
}
