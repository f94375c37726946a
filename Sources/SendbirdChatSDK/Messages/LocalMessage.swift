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

    init(_ wire: WireMessage, status: MessageSendingStatus = .succeeded, errorCode: Int = 0) {
        self.wire = wire
        self.status = status
        self.errorCode = errorCode
    }
}
