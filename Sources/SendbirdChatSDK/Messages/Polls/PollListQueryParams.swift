/// Which channel's polls to list.
open class PollListQueryParams: NSObject {
    /// The channel's type.
    open var channelType: ChannelType
    /// The channel.
    open var channelURL: String
    /// How many polls a page holds, 1 to 100. Default: 20.
    open var limit: UInt = 20

    /// Lists a channel's polls.
    public init(channelType: ChannelType, channelURL: String) {
        self.channelType = channelType
        self.channelURL = channelURL
    }

    /// Lists what the builder asks for.
    public convenience init(builder: (PollListQueryParams) -> Void) {
        self.init(channelType: .group, channelURL: "")
        builder(self)
    }
}
