public import ChatWire

/// A message as the store keeps it.
public struct Message: Hashable, Sendable {
    /// The message as it travels.
    public var wire: WireMessage
    /// The channel's key.
    public var channelKey: Int64
    /// The sender's key; 0 for admin messages.
    public var senderKey: Int64
    /// The channel's `seq` when the message was sent; ``WireMessage/seq`` moves on with each edit.
    public var firstSeq: Int64
    /// The keys of the mentioned users, 0 for everyone, where they are new or changed; nil where they are as before.
    public var newMentions: [Int64]?
    /// Whether it was deleted. What is left is its place, its time and its number.
    public var isRemoved: Bool

    /// Makes a message.
    public init(wire: WireMessage, channelKey: Int64, senderKey: Int64, firstSeq: Int64, isRemoved: Bool = false) {
        self.wire = wire
        self.channelKey = channelKey
        self.senderKey = senderKey
        self.firstSeq = firstSeq
        self.isRemoved = isRemoved
    }

    /// Whether it counts as unread for those who have not read it.
    public var isCountable: Bool { !wire.isSilent }

    /// What is told of it once it is deleted.
    public func remains(wasLastMessage: Bool, lastMessage: WireMessage?) -> DeletedMessage {
        DeletedMessage(
            messageID: wire.messageID, createdAt: wire.createdAt, number: isCountable ? wire.number : 0,
            lastMessage: wasLastMessage ? lastMessage : nil, wasLastMessage: wasLastMessage)
    }
}
