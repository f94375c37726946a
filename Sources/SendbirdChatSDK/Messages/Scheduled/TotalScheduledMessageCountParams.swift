/// Which of the current user's scheduled messages are counted.
open class TotalScheduledMessageCountParams: NSObject {
    /// The channel that they go to.
    public let channelURL: String
    /// By what became of them; empty for all. Default: all.
    open var scheduledStatusOptions: ScheduledStatusOptions = []
    /// Which kinds of messages. Default: all.
    open var messageTypeFilter: MessageTypeFilter = .all

    /// Counts those of a channel.
    public init(channelURL: String) {
        self.channelURL = channelURL
    }
}
