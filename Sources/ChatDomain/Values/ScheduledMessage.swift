public import ChatWire

/// A message that is to be sent later, as the store keeps it.
public struct ScheduledMessage: Hashable, Sendable {
    /// The message as it travels.
    public var wire: WireScheduledMessage
    /// The application's key.
    public var applicationKey: Int64
    /// The channel's key.
    public var channelKey: Int64
    /// The sender's key; 0 for admin messages.
    public var senderKey: Int64

    /// Makes a scheduled message.
    public init(wire: WireScheduledMessage, applicationKey: Int64, channelKey: Int64, senderKey: Int64) {
        self.wire = wire
        self.applicationKey = applicationKey
        self.channelKey = channelKey
        self.senderKey = senderKey
    }

    /// The request id of the message that is sent: the same however often it is tried.
    public var requestID: String {
        wire.content.requestID.isEmpty ? "scheduled:\(wire.id)" : wire.content.requestID
    }
}
