internal import ChatWire

/// A reply came into a message's thread, or went.
// Unchecked: constant.
open class ThreadInfoUpdateEvent: NSObject, @unchecked Sendable {
    /// The channel's address.
    public let channelURL: String
    /// The channel's type.
    public let channelType: ChannelType
    /// The message whose thread it is.
    public let targetMessageId: Int64
    /// The thread as it is now.
    public let threadInfo: ThreadInfo

    let change: ThreadChange
    /// The event's number in its channel.
    let seq: Int64

    init(_ change: ThreadChange, seq: Int64, in channel: BaseChannel) {
        (channelURL, channelType) = (channel.channelURL, channel.channelType)
        targetMessageId = change.messageID
        threadInfo = ThreadInfo(change.thread)
        self.change = change
        self.seq = seq
    }
}
