/// Which option of a poll to read.
open class PollOptionRetrievalParams: NSObject {
    /// The poll.
    open var pollId: Int64
    /// The option.
    open var pollOptionId: Int64
    /// The type of the channel that the poll is in.
    open var channelType: ChannelType
    /// The channel that the poll is in.
    open var channelURL: String

    /// Makes parameters.
    public init(pollId: Int64, pollOptionId: Int64, channelType: ChannelType, channelURL: String) {
        self.pollId = pollId
        self.pollOptionId = pollOptionId
        self.channelType = channelType
        self.channelURL = channelURL
    }
}
