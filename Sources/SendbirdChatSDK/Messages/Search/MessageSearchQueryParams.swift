/// What to search messages for, and where.
open class MessageSearchQueryParams: NSObject {
    /// The words that are searched for, up to 128 characters.
    open var keyword: String?
    /// In this channel only; nil for all that the current user may read.
    open var channelURL: String?
    /// In channels of this custom type only; nil for all.
    open var channelCustomType: String?
    /// How many messages a page holds, 1 to 100. Default: 20.
    open var limit: UInt = 20
    /// Whether the words must stand whole and in this order; else each may be the beginning of a word. Default: false.
    open var exactMatch: Bool = false
    /// Messages sent at or after this time, in milliseconds since 1970; 0 without a bound. Default: 0.
    open var messageTimestampFrom: Int64 = 0
    /// Messages sent before this time, in milliseconds since 1970; 0 without a bound. Default: 0.
    open var messageTimestampTo: Int64 = 0
    /// What comes first. Default: what fits best.
    open var order: MessageSearchQueryOrder = .score
    /// Whether the order is turned round. Default: false.
    open var reverse: Bool = false

    /// Unavailable: a search is for words, none of whose characters is an operator.
    @available(*, unavailable, message: "The server searches for words and knows no operators.")
    open var advancedQuery: Bool {
        get { false }
        set {}
    }

    /// Unavailable: what is searched is the text.
    @available(*, unavailable, message: "The server searches the texts of messages only.")
    open var targetFields: [String]? {
        get { nil }
        set {}
    }

    /// Searches for nothing until a keyword is set.
    public override init() {}

    /// Searches for what the builder asks for.
    public convenience init(builder: (MessageSearchQueryParams) -> Void) {
        self.init()
        builder(self)
    }
}
