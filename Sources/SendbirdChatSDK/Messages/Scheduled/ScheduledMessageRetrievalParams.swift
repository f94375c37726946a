/// Which scheduled message to read.
open class ScheduledMessageRetrievalParams: NSObject {
    /// The channel that it goes to.
    public let channelURL: String
    /// The server's id of it.
    public let scheduledMessageId: Int64

    /// Makes parameters.
    public init(channelURL: String, scheduledMessageId: Int64) {
        self.channelURL = channelURL
        self.scheduledMessageId = scheduledMessageId
    }
}
