public import ChatWire

/// A channel's own fields and counters. Open and group channels are alike but for who is in them.
public struct Channel: Hashable, Sendable {
    /// The store's key; 0 before the channel is stored.
    public var key: Int64
    /// The application's key.
    public var applicationKey: Int64
    /// The channel's address.
    public var url: String
    /// The name; empty when nobody gave one.
    public var name = ""
    /// The address of the cover picture.
    public var coverURL = ""
    /// The application's own data.
    public var data = ""
    /// The application's own kind.
    public var customType = ""
    /// When it was made, in milliseconds.
    public var createdAt: Int64
    /// Who made it; 0 for the application itself.
    public var creatorKey: Int64 = 0
    /// Whether the same set of members always gets this channel.
    public var isDistinct = false
    /// Whether anyone may find and join it.
    public var isPublic = false
    /// Whether it is a supergroup.
    public var isSuper = false
    /// Whether only operators send.
    public var isBroadcast = false
    /// Whether it is exclusive: a supergroup in which only what operators send counts and stands as the newest message.
    public var isExclusive = false
    /// Whether what is said in it is told and not kept: of each message only its place, time and number stay.
    public var isEphemeral = false
    /// The hash of the code that joining needs; empty for none.
    public var accessCodeHash: [UInt8] = []
    /// Whether only the application lets users in, however public the channel is.
    public var blocksSessionJoins = false
    /// Whether it is an open channel: it has no members; whoever enters is there as long as the connection holds.
    public var isOpen = false
    /// Whether it is frozen.
    public var isFrozen = false
    /// Whether it was deleted. What is left is its address, by which its members learn of it.
    public var isRemoved = false
    /// The set of members that a distinct channel stands for (``DistinctKey``); nil for others.
    public var distinctKey: String?
    /// Joined and invited members.
    public var memberCount = 0
    /// Joined members.
    public var joinedMemberCount = 0
    /// The number of the last change.
    public var seq: Int64 = 0
    /// How many countable messages were ever sent.
    public var messageNumber: Int64 = 0
    /// The latest time that a message was given; never goes back, whatever is deleted.
    public var newestAt: Int64 = 0
    /// The newest standing message; 0 for none.
    public var lastMessageID: Int64 = 0
    /// When the newest standing message was sent; 0 for none.
    public var lastMessageAt: Int64 = 0
    /// The application's log position of the last change.
    public var position: Int64 = 0
    /// The pinned messages, the latest pinned last.
    public var pins: [Pin] = []

    /// Makes a channel with nobody in it.
    public init(key: Int64 = 0, applicationKey: Int64, url: String, createdAt: Int64) {
        self.key = key
        self.applicationKey = applicationKey
        self.url = url
        self.createdAt = createdAt
    }

    /// The pinned messages that a reader sees whose history begins after a time.
    public func pinnedMessageIDs(after historyOffset: Int64 = 0) -> [Int64] {
        pins.lazy.filter { $0.createdAt > historyOffset }.map(\.messageID)
    }

    /// The channel as it travels, without members, last message and anyone's own fields.
    public func wire(creator: User?) -> WireChannel {
        var wire = WireChannel(
            channelURL: url, name: name, coverURL: coverURL, data: data, customType: customType, createdAt: createdAt,
            creator: creator?.wire, isDistinct: isDistinct, isPublic: isPublic, isSuper: isSuper,
            isBroadcast: isBroadcast, isFrozen: isFrozen, memberCount: memberCount,
            joinedMemberCount: joinedMemberCount, seq: seq, messageNumber: messageNumber, isOpen: isOpen)
        (wire.isExclusive, wire.isEphemeral) = (isExclusive, isEphemeral)
        wire.isAccessCodeRequired = !accessCodeHash.isEmpty
        return wire
    }
}
