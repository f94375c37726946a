/// A channel of either type, in the documented field names of the Platform API.
public struct WireChannel: Hashable, Sendable, Codable {
    /// The channel's address: 4 to 100 letters, digits, `_` and `-`.
    public var channelURL: String
    /// The name; empty when nobody gave one.
    public var name: String
    /// The address of the cover picture; empty when nobody gave one.
    public var coverURL: String
    /// The application's own data.
    public var data: String
    /// The application's own kind.
    public var customType: String
    /// When it was made, in milliseconds since 1970. On the wire `created_at`
    /// holds seconds, as documented, and `created_at_ms` this.
    public var createdAt: Int64
    /// Who made it; nil when an operator's back end did, or the user is gone.
    public var creator: WireUser?
    /// Whether the same set of members always gets this channel.
    public var isDistinct: Bool
    /// Whether anyone may find and join it.
    public var isPublic: Bool
    /// Whether it is a supergroup.
    public var isSuper: Bool
    /// Whether only operators send.
    public var isBroadcast: Bool
    /// Whether it is exclusive: a supergroup in which only what operators send counts and stands as the newest message.
    public var isExclusive = false
    /// Whether what is said in it is told and not kept.
    public var isEphemeral = false
    /// Whether joining and accepting need a code.
    public var isAccessCodeRequired = false
    /// Whether it is frozen: only operators send.
    public var isFrozen: Bool
    /// Joined and invited members.
    public var memberCount: Int
    /// Joined members.
    public var joinedMemberCount: Int
    /// The members; nil where they were not asked for.
    public var members: [WireMember]?
    /// The application's own data by key; nil where it was not asked for.
    public var metadata: [String: String]?
    /// The application's own counters by key; nil where they were not asked for.
    public var metaCounters: [String: Int64]?
    /// Up to when each joined member has read, by user id; nil where it was not asked for.
    public var readReceipts: [String: Int64]?
    /// Up to when messages reached each joined member, by user id; nil where it was not asked for.
    public var deliveryReceipts: [String: Int64]?
    /// The newest message that stands; nil in an empty channel.
    public var lastMessage: WireMessage?
    /// The channel's sequence number: every change of the channel takes the next one.
    public var seq: Int64
    /// How many countable messages were ever sent here. Unread is the
    /// difference to ``WireMembership/readNumber``, less what was deleted since.
    public var messageNumber: Int64
    /// What the reader has here; nil in events that go to everyone.
    public var my: WireMembership?
    /// Whether it is an open channel: no members, everyone may find and enter it.
    public var isOpen: Bool
    /// How many users are in an open channel now; nil where it was not asked for.
    public var participantCount: Int?
    /// The operators of an open channel; nil where they were not asked for.
    public var operators: [WireUser]?
    /// Whether the application lets participants change and delete its open channels; nil where it was not asked for.
    public var participantsMayChange: Bool?
    /// The pinned messages that the reader may see, the latest pinned last.
    public var pinnedMessageIDs: [Int64] = []
    /// The latest pinned of them; nil where there is none, and where it was not asked for.
    public var lastPinnedMessage: WireMessage?

    /// Makes a channel.
    public init(
        channelURL: String, name: String = "", coverURL: String = "", data: String = "", customType: String = "",
        createdAt: Int64, creator: WireUser? = nil, isDistinct: Bool = false, isPublic: Bool = false,
        isSuper: Bool = false, isBroadcast: Bool = false, isFrozen: Bool = false, memberCount: Int = 0,
        joinedMemberCount: Int = 0, members: [WireMember]? = nil, metadata: [String: String]? = nil,
        lastMessage: WireMessage? = nil, seq: Int64 = 0, messageNumber: Int64 = 0, my: WireMembership? = nil,
        isOpen: Bool = false, participantCount: Int? = nil, operators: [WireUser]? = nil,
        participantsMayChange: Bool? = nil
    ) {
        self.channelURL = channelURL
        self.name = name
        self.coverURL = coverURL
        self.data = data
        self.customType = customType
        self.createdAt = createdAt
        self.creator = creator
        self.isDistinct = isDistinct
        self.isPublic = isPublic
        self.isSuper = isSuper
        self.isBroadcast = isBroadcast
        self.isFrozen = isFrozen
        self.memberCount = memberCount
        self.joinedMemberCount = joinedMemberCount
        self.members = members
        self.metadata = metadata
        self.lastMessage = lastMessage
        self.seq = seq
        self.messageNumber = messageNumber
        self.my = my
        self.isOpen = isOpen
        self.participantCount = participantCount
        self.operators = operators
        self.participantsMayChange = participantsMayChange
    }

    /// The reader's unread count, derived; 0 where ``my`` is not known or not joined, in open channels, and where the
    /// reader's ``WireMembership/countPreference`` says so.
    public var unreadMessageCount: Int64 {
        guard let my, my.state == .joined, !isOpen, my.countPreference.countsMessages else { return 0 }
        return max(0, messageNumber - my.readNumber - my.deletedAfterRead)
    }

    /// How many unread messages mention the reader; 0 where ``my`` is not known or not joined, and where the reader's
    /// ``WireMembership/countPreference`` says so.
    public var unreadMentionCount: Int64 {
        guard let my, my.state == .joined, my.countPreference.countsMentions else { return 0 }
        return Int64(my.unreadMentions.count { $0 > my.readNumber })
    }
}
