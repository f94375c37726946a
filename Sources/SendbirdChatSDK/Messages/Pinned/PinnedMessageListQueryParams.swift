/// How the pinned messages of a channel are listed.
open class PinnedMessageListQueryParams: NSObject {
    /// How many messages a page holds, 1 to 100. Default: 20.
    open var limit: UInt = 20
    /// Whether messages come with the application's extra data. Default: false.
    open var includeMetaArray: Bool = false
    /// Whether messages come with their reactions. Default: false.
    open var includeReactions: Bool = false
    /// Whether replies come with what they quote. Default: false.
    open var includeParentMessageInfo: Bool = false
    /// Whether messages come with the state of their threads. Default: false.
    open var includeThreadInfo: Bool = false

    /// Lists with the defaults.
    public override init() {}

    /// Lists what the builder asks for.
    public convenience init(builder: (PinnedMessageListQueryParams) -> Void) {
        self.init()
        builder(self)
    }
}
