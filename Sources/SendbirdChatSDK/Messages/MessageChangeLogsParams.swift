internal import ChatWire

/// What comes with the messages of a list of changes.
open class MessageChangeLogsParams: NSObject {
    /// Whether messages come with the application's extra data. Default: false.
    open var includeMetaArray: Bool
    /// Whether messages come with their reactions. Default: false.
    open var includeReactions: Bool
    /// Whether messages come with the state of their threads. Default: false.
    open var includeThreadInfo: Bool
    /// Whether polls come with their options and votes. Default: false.
    open var includePollDetails: Bool
    /// Whether replies come with what they quote. Default: false.
    open var includeParentMessageInfo: Bool
    /// Which replies are among them. Default: none.
    open var replyType: ReplyType

    /// Makes parameters with the defaults.
    public convenience override init() {
        self.init(includeMetaArray: false)
    }

    /// Makes parameters.
    public init(
        includeMetaArray: Bool = false, includeReactions: Bool = false, includeThreadInfo: Bool = false,
        includePollDetails: Bool = false, includeParentMessageInfo: Bool = false, replyType: ReplyType = .none
    ) {
        self.includeMetaArray = includeMetaArray
        self.includeReactions = includeReactions
        self.includeThreadInfo = includeThreadInfo
        self.includePollDetails = includePollDetails
        self.includeParentMessageInfo = includeParentMessageInfo
        self.replyType = replyType
    }

    /// Asks for what a list of messages asks for; for the defaults without one.
    public class func create(with params: MessageListParams?) -> MessageChangeLogsParams {
        guard let params else { return MessageChangeLogsParams() }
        return MessageChangeLogsParams(
            includeMetaArray: params.includeMetaArray, includeReactions: params.includeReactions,
            includeThreadInfo: params.includeThreadInfo, includePollDetails: params.includePollDetails,
            includeParentMessageInfo: params.includeParentMessageInfo, replyType: params.replyType)
    }

    /// Asks for what a query asks for; for the defaults without one.
    public class func create(with query: PreviousMessageListQuery?) -> MessageChangeLogsParams {
        guard let params = query?.params else { return MessageChangeLogsParams() }
        return MessageChangeLogsParams(
            includeMetaArray: params.includeMetaArray, includeReactions: params.includeReactions,
            includeThreadInfo: params.includeThreadInfo, includePollDetails: params.includePollDetails,
            includeParentMessageInfo: params.includeParentMessageInfo, replyType: params.replyType)
    }

    var filter: MessageFilter {
        var filter = MessageFilter()
        filter.replies = replyType
        filter.parts = MessageParts(
            reactions: includeReactions, thread: includeThreadInfo, parent: includeParentMessageInfo,
            metaArrays: includeMetaArray)
        filter.showsPollDetails = includePollDetails || SendbirdChatOptions.includePollDetails()
        return filter
    }
}
