internal import ChatWire

/// A message as this device knows it: the server's, or one that is still on its way there.
struct LocalMessage: Hashable, Sendable {
    /// The server's form. While pending or failed `messageID`, `seq` and `number` are 0, and `createdAt` is this
    /// device's clock.
    var wire: WireMessage
    /// How far the sending has come.
    var status: MessageSendingStatus
    /// Why it failed; 0 otherwise.
    var errorCode: Int
    /// The poll to be sent with it, while it is not sent; 0 for none.
    var pollID: Int64 = 0
    /// Whether it is to be pinned at once, while it is not sent.
    var isPinned = false
    /// Whether its poll is shown by its title alone.
    var hidesPollDetails = false
    /// When it is to be sent, of one that the server keeps for later.
    var schedule: WireSchedule?

    init(_ wire: WireMessage, status: MessageSendingStatus = .succeeded, errorCode: Int = 0) {
        self.wire = wire
        self.status = status
        self.errorCode = errorCode
    }
}

/// When a message is to be sent.
struct WireSchedule: Hashable, Sendable {
    var id: Int64
    var at: Int64
    var status: ChatWire.ScheduledStatus
}
