/// Which poll to read.
open class PollRetrievalParams: NSObject {
    /// The type of the channel that the poll is in.
    open var channelType: ChannelType
    /// The channel that the poll is in.
    open var channelURL: String
    /// The poll.
    open var pollId: Int64
    /// Whether options come with some of those who chose them. Default: false.
    open var showPartialVoters: Bool = false

    /// Makes parameters.
    public init(pollId: Int64 = 0, channelType: ChannelType = .group, channelURL: String = "") {
        self.pollId = pollId
        self.channelType = channelType
        self.channelURL = channelURL
    }

    /// Makes parameters, and sets them.
    public convenience init(builder: (PollRetrievalParams) -> Void) {
        self.init()
        builder(self)
    }
}
