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
    /// How many different reactions it has.
    public var reactionKeys = 0
    /// When it last changed in any way, in milliseconds.
    public var changedAt: Int64
    /// Whether what it says is another than the store has: then the search index has to follow.
    public var hasNewText = false

    /// Makes a message.
    public init(wire: WireMessage, channelKey: Int64, senderKey: Int64, firstSeq: Int64, isRemoved: Bool = false) {
        self.wire = wire
        self.channelKey = channelKey
        self.senderKey = senderKey
        self.firstSeq = firstSeq
        self.isRemoved = isRemoved
        changedAt = wire.createdAt
    }

    /// Whether it counts as unread for those who have not read it: not when it is silent, nor in a thread alone.
    public var isCountable: Bool { !wire.isSilent && wire.standsInChannel }

    /// Notes a change that takes the channel's present number.
    mutating func change(in channel: Channel, at now: Int64) {
        wire.seq = channel.seq
        changedAt = max(now, channel.newestAt)
    }

    /// What is told of it once it is deleted.
    public func remains(wasLastMessage: Bool, lastMessage: WireMessage?) -> DeletedMessage {
        DeletedMessage(
            messageID: wire.messageID, createdAt: wire.createdAt, number: isCountable ? wire.number : 0,
            lastMessage: wasLastMessage ? lastMessage : nil, wasLastMessage: wasLastMessage)
    }
}
