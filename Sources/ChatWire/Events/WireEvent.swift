/// Something that happened, as the server tells it to everyone concerned.
///
/// The bytes of a channel's event are the same for every receiver. A client
/// applies events in order: `seq` has no holes within a channel, `userSeq`
/// none within a user's own rows, so a missing number is a missed event.
public struct WireEvent: Hashable, Sendable {
    /// The channel that it happened in; nil for events about the user's own rows.
    public var channelURL: String?
    /// The channel's sequence number after the change; nil for receipts and
    /// typing, which carry member state and no change.
    public var seq: Int64?
    /// The user's own sequence number after the change; only on events about own rows.
    public var userSeq: Int64?
    /// How far the application's log had come: what ``ChannelsChanges`` takes
    /// to catch up after a break. Only on events with a sequence number.
    public var position: Int64?
    /// What happened.
    public var body: EventBody

    /// Makes an event.
    public init(
        channelURL: String? = nil, seq: Int64? = nil, userSeq: Int64? = nil, position: Int64? = nil, body: EventBody
    ) {
        self.channelURL = channelURL
        self.seq = seq
        self.userSeq = userSeq
        self.position = position
        self.body = body
    }
}

extension WireEvent: Codable {
    private enum CodingKeys: String, CodingKey {
        case event
        case channelURL = "channel"
        case seq
        case userSeq = "user_seq"
        case position = "pos"
        case data
    }

    /// Reads an event; a name that this version does not know becomes ``EventBody/unknown(name:)``.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        let name = try fields.decode(String.self, forKey: .event)
        channelURL = try fields.decodeIfPresent(String.self, forKey: .channelURL)
        seq = try fields.decodeIfPresent(Int64.self, forKey: .seq)
        userSeq = try fields.decodeIfPresent(Int64.self, forKey: .userSeq)
        position = try fields.decodeIfPresent(Int64.self, forKey: .position)
        func data<Data: Decodable>(_ type: Data.Type) throws -> Data { try fields.decode(type, forKey: .data) }
        switch EventName(rawValue: name) {
        case .messageNew: body = .messageNew(try data(WireMessage.self))
        case .messageUpdated: body = .messageUpdated(try data(WireMessage.self))
        case .messageDeleted: body = .messageDeleted(try data(DeletedMessage.self))
        case .messageReaction: body = .messageReaction(try data(ReactionChange.self))
        case .messageThread: body = .messageThread(try data(ThreadChange.self))
        case .channelPinned: body = .channelPinned(try data(PinsChange.self))
        case .channelUpdated: body = .channelUpdated(try data(WireChannel.self))
        case .channelDeleted: body = .channelDeleted
        case .membersJoined: body = .membersJoined(try data(MembersChange.self))
        case .membersLeft: body = .membersLeft(try data(MembersChange.self))
        case .membersUpdated: body = .membersUpdated(try data(MembersUpdate.self))
        case .channelDelivered: body = .channelDelivered(try data(DeliveryReceipt.self))
        case .channelRead: body = .channelRead(try data(ReadReceipt.self))
        case .channelTyping: body = .channelTyping(try data(TypingState.self))
        case .participantEntered: body = .participantEntered(try data(ParticipantsChange.self))
        case .participantExited: body = .participantExited(try data(ParticipantsChange.self))
        case .userBlocked: body = .userBlocked(try data(BlockChange.self))
        case .pollUpdated: body = .pollUpdated(try data(PollUpdate.self))
        case .pollVoted: body = .pollVoted(try data(PollVote.self))
        case .historyExpired: body = .historyExpired(try data(ExpiredHistory.self))
        case .myChannel: body = .myChannel(try data(OwnChannelChange.self))
        case .myPoll: body = .myPoll(try data(OwnPollVote.self))
        case nil: body = .unknown(name: name)
        }
    }

    /// Writes the event.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(body.name, forKey: .event)
        try fields.encodeIfPresent(channelURL, forKey: .channelURL)
        try fields.encodeIfPresent(seq, forKey: .seq)
        try fields.encodeIfPresent(userSeq, forKey: .userSeq)
        try fields.encodeIfPresent(position, forKey: .position)
        switch body {
        case .messageNew(let message), .messageUpdated(let message): try fields.encode(message, forKey: .data)
        case .messageDeleted(let deleted): try fields.encode(deleted, forKey: .data)
        case .messageReaction(let change): try fields.encode(change, forKey: .data)
        case .messageThread(let change): try fields.encode(change, forKey: .data)
        case .channelPinned(let change): try fields.encode(change, forKey: .data)
        case .channelUpdated(let channel): try fields.encode(channel, forKey: .data)
        case .membersJoined(let change), .membersLeft(let change): try fields.encode(change, forKey: .data)
        case .membersUpdated(let update): try fields.encode(update, forKey: .data)
        case .channelDelivered(let receipt): try fields.encode(receipt, forKey: .data)
        case .channelRead(let receipt): try fields.encode(receipt, forKey: .data)
        case .channelTyping(let typing): try fields.encode(typing, forKey: .data)
        case .participantEntered(let change), .participantExited(let change): try fields.encode(change, forKey: .data)
        case .userBlocked(let change): try fields.encode(change, forKey: .data)
        case .pollUpdated(let update): try fields.encode(update, forKey: .data)
        case .pollVoted(let vote): try fields.encode(vote, forKey: .data)
        case .historyExpired(let history): try fields.encode(history, forKey: .data)
        case .myChannel(let change): try fields.encode(change, forKey: .data)
        case .myPoll(let vote): try fields.encode(vote, forKey: .data)
        case .channelDeleted, .unknown: break
        }
    }
}
