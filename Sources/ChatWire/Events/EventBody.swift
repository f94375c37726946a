/// What an event says, by kind.
public enum EventBody: Hashable, Sendable {
    /// A message was sent. `seq`.
    case messageNew(WireMessage)
    /// A message was edited. `seq`.
    case messageUpdated(WireMessage)
    /// A message was deleted. `seq`.
    case messageDeleted(DeletedMessage)
    /// A reaction was added to a message or taken back. `seq`.
    case messageReaction(ReactionChange)
    /// A message's thread changed: a reply came or went. `seq`.
    case messageThread(ThreadChange)
    /// The channel's own fields changed; the channel comes without members,
    /// last message and anyone's own fields. `seq`.
    case channelUpdated(WireChannel)
    /// A message was pinned, or taken down. `seq`.
    case channelPinned(PinsChange)
    /// The channel is gone. `seq`, its last.
    case channelDeleted
    /// Members joined or were invited. `seq`.
    case membersJoined(MembersChange)
    /// Members left. `seq`.
    case membersLeft(MembersChange)
    /// Members' role, mute, ban or picture changed. `seq`.
    case membersUpdated(MembersUpdate)
    /// A poll was changed, closed or deleted. `seq`, which is also its message's.
    case pollUpdated(PollUpdate)
    /// Somebody voted. `seq`, which is also the message's.
    case pollVoted(PollVote)
    /// The channel's oldest messages are gone by a retention rule. `seq`.
    case historyExpired(ExpiredHistory)
    /// A member's read position moved on. No `seq`.
    case channelRead(ReadReceipt)
    /// Messages reached a member. No `seq`.
    case channelDelivered(DeliveryReceipt)
    /// A member began or stopped typing. No `seq`.
    case channelTyping(TypingState)
    /// A user came into an open channel. No `seq`.
    case participantEntered(ParticipantsChange)
    /// A user went from an open channel. No `seq`.
    case participantExited(ParticipantsChange)
    /// The receiver blocked a user, or blocks one no more. No number: read anew with the list of the blocked.
    case userBlocked(BlockChange)
    /// The receiver's own row changed. `userSeq`.
    case myChannel(OwnChannelChange)
    /// The receiver voted. No number.
    case myPoll(OwnPollVote)
    /// A kind that this version does not know; to be passed over, its number counted.
    case unknown(name: String)

    /// The name on the wire.
    public var name: String {
        switch self {
        case .messageNew: EventName.messageNew.rawValue
        case .messageUpdated: EventName.messageUpdated.rawValue
        case .messageDeleted: EventName.messageDeleted.rawValue
        case .messageReaction: EventName.messageReaction.rawValue
        case .messageThread: EventName.messageThread.rawValue
        case .channelPinned: EventName.channelPinned.rawValue
        case .channelUpdated: EventName.channelUpdated.rawValue
        case .channelDeleted: EventName.channelDeleted.rawValue
        case .membersJoined: EventName.membersJoined.rawValue
        case .membersLeft: EventName.membersLeft.rawValue
        case .membersUpdated: EventName.membersUpdated.rawValue
        case .channelDelivered: EventName.channelDelivered.rawValue
        case .channelRead: EventName.channelRead.rawValue
        case .channelTyping: EventName.channelTyping.rawValue
        case .participantEntered: EventName.participantEntered.rawValue
        case .participantExited: EventName.participantExited.rawValue
        case .userBlocked: EventName.userBlocked.rawValue
        case .pollUpdated: EventName.pollUpdated.rawValue
        case .pollVoted: EventName.pollVoted.rawValue
        case .historyExpired: EventName.historyExpired.rawValue
        case .myChannel: EventName.myChannel.rawValue
        case .myPoll: EventName.myPoll.rawValue
        case .unknown(let name): name
        }
    }
}
