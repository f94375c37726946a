internal import ChatWire

/// Which messages of a channel to list back from the newest, and what comes with each.
open class PreviousMessageListQueryParams: NSObject {
    /// How many messages a page holds, 1 to 100. Default: 20.
    open var limit: UInt = 20
    /// Whether the newest message of a page comes first. Default: false.
    open var reverse: Bool = false
    /// Which kinds of messages. Default: all.
    open var messageTypeFilter: MessageTypeFilter = .all
    /// Any of these custom types; nil for all.
    open var customTypesFilter: [String]?
    /// Only of these senders; nil for everyone.
    open var senderUserIdsFilter: [String]?
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

    /// Lists with the defaults.
    public override init() {}

    /// Lists what the builder asks for.
    public convenience init(builder: (PreviousMessageListQueryParams) -> Void) {
        self.init()
        builder(self)
    }

    /// One custom type; nil for all. The first of ``customTypesFilter``.
    open var customTypeFilter: String? {
        get { customTypesFilter?.first }
        set { customTypesFilter = newValue.map { [$0] } }
    }

    var filter: MessageFilter {
        var filter = MessageFilter()
        filter.previousSize = min(max(Int(clamping: limit), 1), Limits.standard.pageItems)
        filter.isReversed = reverse
        filter.type = messageTypeFilter
        filter.customTypes = customTypesFilter.map { Set($0) }
        filter.senders = senderUserIdsFilter.map { Set($0) }
        filter.replies = replyType
        filter.parts = MessageParts(
            reactions: includeReactions, thread: includeThreadInfo, parent: includeParentMessageInfo,
            metaArrays: includeMetaArray)
        filter.showsPollDetails = includePollDetails || SendbirdChatOptions.includePollDetails()
        return filter
    }
}
