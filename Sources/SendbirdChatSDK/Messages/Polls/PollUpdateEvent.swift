internal import ChatWire

/// A poll was changed, closed or deleted.
// Unchecked: constant.
open class PollUpdateEvent: NSObject, @unchecked Sendable {
    /// The poll as it is now.
    public let poll: Poll
    /// Whether votes are taken: what happened.
    public let status: PollStatus
    /// When it happened, in milliseconds since 1970.
    public let timestamp: Int64
    /// The message that carries the poll. Beyond the documented API.
    public let messageId: Int64

    let update: PollUpdate
    /// The event's number in its channel.
    let seq: Int64

    init(_ update: PollUpdate, seq: Int64, in channel: BaseChannel) {
        poll = Poll(update.poll, channel: channel.place)
        status = PollStatus(update.poll.status)
        (timestamp, messageId) = (update.at, update.messageID)
        self.update = update
        self.seq = seq
    }
}
