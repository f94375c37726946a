/// Which of the current user's scheduled messages to list.
open class ScheduledMessageListQueryParams: NSObject {
    /// How many messages a page holds, 1 to 100. Default: 20.
    open var limit: Int = 20
    /// Which kinds of messages. Default: all.
    open var messageTypeFilter: MessageTypeFilter = .all
    /// In which order they come. Default: as they were made.
    open var order: ScheduledMessageListOrder = .createdAt
    /// Whether the last come first. Default: false.
    open var reverse: Bool = false
    /// By what became of them; empty for all. Default: all.
    open var scheduledStatusOptions: ScheduledStatusOptions = []

    /// Lists with the defaults.
    public override init() {}

    /// Lists what the builder asks for.
    public convenience init(builder: (ScheduledMessageListQueryParams) -> Void) {
        self.init()
        builder(self)
    }
}
