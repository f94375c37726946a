internal import ChatWire

/// What the engine tells the main actor, in order.
enum Delivery: Sendable, Hashable {
    case complete(CompletionID, Outcome)
    case connectionState(WebSocketConnectionState, connectedAt: Int64?)
    case connection(ConnectionNotice)
    case session(SessionNotice)
    /// The current user as known now; nil after logging out.
    case currentUser(WireUser?)
    /// A channel's new snapshot; no delegate is told.
    case channel(WireChannel)
    case typing(channelURL: String, [WireUser])
    /// A channel's new snapshot, and what the delegates are told of it.
    case channelNotice(WireChannel, ChannelNotice)
    case channelDeleted(channelURL: String, ChannelType)
    case channelList(CollectionID, ChannelListChange)
    case messageList(CollectionID, MessageListChange)
    case messageNotice(CollectionID, MessageCollectionNotice)
    case totalUnread(Int, byCustomType: [String: Int])
    /// How files are reached from now on.
    case fileAccess(FileAccess)
    case uploadProgress(String, sent: Int64, totalSent: Int64, expected: Int64)
    case uploadEnded(String)
    /// A file of a message with several was uploaded, or could not be.
    case fileUploaded(String, index: Int, WireError?)
    /// What a user had half typed when the app ended, by the channel's address.
    case drafts([String: MessageDraft], userID: String)
    /// The latest time of what was written before the app ended and waits still.
    case writtenUntil(Int64)
    /// Whether local caching is on after all.
    case caching(Bool)
}

/// What the connection's delegates are told.
enum ConnectionNotice: Sendable, Hashable {
    case connected(userID: String)
    case disconnected(userID: String)
    case reconnecting
    case delayed(seconds: UInt)
    case reconnected
    case reconnectionFailed
}

/// What the session's delegate is told.
enum SessionNotice: Sendable, Hashable {
    case tokenRequired
    case refreshed
    case closed
    case failed(WireError)
}

/// What the channel delegates are told of a channel.
enum ChannelNotice: Sendable, Hashable {
    case received(WireMessage)
    case updated(WireMessage)
    case deleted(messageID: Int64)
    case changed
    case frozen
    case unfrozen
    case hidden
    case joined([WireUser])
    case left([WireUser])
    case invited([WireUser], by: WireUser?)
    case declined([WireUser])
    case read(userIDs: [String])
    case typing
    case entered(WireUser)
    case exited(WireUser)
    case delivered
    case mentioned(WireMessage)
    case operators
    case muted([WireMember])
    case unmuted([WireUser])
    case banned([WireUser])
    case unbanned([WireUser])
    case metaData(MetaDataChange)
    case metaCounters(MetaCountersChange)
    case reaction(ReactionChange, seq: Int64)
    case thread(ThreadChange, seq: Int64)
    case pollVoted(PollVote, seq: Int64)
    case pollUpdated(PollUpdate, seq: Int64)
    case pins
}

/// How counters changed.
struct MetaCountersChange: Sendable, Hashable {
    var created: [String: Int] = [:]
    var updated: [String: Int] = [:]
    var deleted: [String] = []

    var isEmpty: Bool { created.isEmpty && updated.isEmpty && deleted.isEmpty }

    init(from old: [String: Int64], to new: [String: Int64]) {
        for (key, value) in new where old[key] != value {
            if old[key] == nil { created[key] = Int(clamping: value) } else { updated[key] = Int(clamping: value) }
        }
        deleted = old.keys.filter { new[$0] == nil }.sorted()
    }
}

/// How metadata changed.
struct MetaDataChange: Sendable, Hashable {
    var created: [String: String] = [:]
    var updated: [String: String] = [:]
    var deleted: [String] = []

    var isEmpty: Bool { created.isEmpty && updated.isEmpty && deleted.isEmpty }

    init(from old: [String: String], to new: [String: String]) {
        for (key, value) in new {
            guard let known = old[key] else {
                created[key] = value
                continue
            }
            if known != value { updated[key] = value }
        }
        deleted = old.keys.filter { new[$0] == nil }.sorted()
    }
}

/// A change of a live list of channels: the steps lead from the list before to the list after.
struct ChannelListChange: Sendable, Hashable {
    enum Step: Sendable, Hashable {
        case remove(at: Int)
        case insert(WireChannel, at: Int)
    }

    var steps: [Step] = []
    /// What the delegate is told; nobody is told where the source is nil.
    var source: CollectionEventSource?
    var added: [WireChannel] = []
    var updated: [WireChannel] = []
    var deleted: [String] = []
    var hasNext: Bool
}

/// A change of a live list of messages.
struct MessageListChange: Sendable, Hashable {
    /// What the delegate is told; nobody is told where the source is nil.
    var source: CollectionEventSource?
    var sendingStatus = MessageSendingStatus.succeeded
    /// Whether the sent messages before are all dropped.
    var replacesAll = false
    /// Messages to put in, or in the place of the same ones, ascending by time.
    var upserted: [LocalMessage] = []
    /// Which of ``upserted`` are reported as added; the others are reported as updated.
    var newIDs: Set<MessageIdentity> = []
    /// The `createdAt` of sent messages to take out.
    var removed: [Int64] = []
    /// The request ids of unsent messages to take out as deleted.
    var removedUnsent: [String] = []
    /// The request ids of unsent messages that are sent now, in `upserted`.
    var sent: [String] = []
    var hasPrevious: Bool
    var hasNext: Bool
}

/// What tells a message from the others in a change.
enum MessageIdentity: Hashable, Sendable {
    case sent(Int64)
    case unsent(String)
}

extension LocalMessage {
    var identity: MessageIdentity {
        wire.messageID == 0 ? .unsent(wire.requestID) : .sent(wire.messageID)
    }
}

/// What a message collection's delegate is told of the collection as a whole.
enum MessageCollectionNotice: Sendable, Hashable {
    case channelUpdated(CollectionEventSource)
    case channelDeleted(CollectionEventSource)
    case hugeGap
}
