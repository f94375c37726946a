internal import ChatWire

/// Which message to read, and what comes with it.
open class MessageRetrievalParams: NSObject {
    /// The channel that the message stands in.
    open var channelURL: String
    /// The type of that channel.
    open var channelType: ChannelType
    /// The message.
    open var messageId: Int64
    /// Whether it comes with the application's extra data. Default: false.
    open var includeMetaArray: Bool
    /// Whether it comes with its reactions. Default: false.
    open var includeReactions: Bool
    /// Whether it comes with the state of its thread. Default: false.
    open var includeThreadInfo: Bool
    /// Whether a reply comes with what it quotes. Default: false.
    open var includeParentMessageInfo: Bool
    /// Whether a poll comes with its options and votes. Default: false.
    open var includePollDetails: Bool = false

    /// Makes parameters with the defaults.
    public convenience override init() {
        self.init(channelURL: "")
    }

    /// Makes parameters.
    public init(
        channelURL: String = "", channelType: ChannelType = .group, messageId: Int64 = 0,
        includeMetaArray: Bool = false, includeReactions: Bool = false, includeThreadInfo: Bool = false,
        includeParentMessageInfo: Bool = false
    ) {
        self.channelURL = channelURL
        self.channelType = channelType
        self.messageId = messageId
        self.includeMetaArray = includeMetaArray
        self.includeReactions = includeReactions
        self.includeThreadInfo = includeThreadInfo
        self.includeParentMessageInfo = includeParentMessageInfo
    }

    /// Makes parameters, and sets them.
    public convenience init(builder: (MessageRetrievalParams) -> Void) {
        self.init()
        builder(self)
    }

    var filter: MessageFilter {
        var filter = MessageFilter()
        filter.parts = MessageParts(
            reactions: includeReactions, thread: includeThreadInfo, parent: includeParentMessageInfo,
            metaArrays: includeMetaArray)
        filter.showsPollDetails = includePollDetails || SendbirdChatOptions.includePollDetails()
        return filter
    }
}
