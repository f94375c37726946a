/// Which option's voters to list.
open class PollVoterListQueryParams: NSObject {
    /// The poll.
    open var pollId: Int64
    /// The option.
    open var optionId: Int64
    /// The type of the channel that the poll is in.
    open var channelType: ChannelType
    /// The channel that the poll is in.
    open var channelURL: String
    /// How many users a page holds, 1 to 100. Default: 20.
    open var limit: UInt = 20

    /// Lists an option's voters.
    public init(pollId: Int64, optionId: Int64, channelType: ChannelType, channelURL: String) {
        self.pollId = pollId
        self.optionId = optionId
        self.channelType = channelType
        self.channelURL = channelURL
    }

    /// Lists what the builder asks for.
    public convenience init(builder: (PollVoterListQueryParams) -> Void) {
        self.init(pollId: 0, optionId: 0, channelType: .group, channelURL: "")
        builder(self)
    }
}
