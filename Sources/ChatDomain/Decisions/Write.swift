public import ChatWire

/// One change of the stored state.
public enum Write: Hashable, Sendable {
    /// A new message.
    case insertMessage(Message)
    /// A message that was edited or deleted, whole.
    case updateMessage(Message)
    /// A user's standing replies to a message become so many more, or fewer.
    case countReply(parentID: Int64, userKey: Int64, step: Int)
    /// A user's reaction to a message is there from now on, by a change of the channel at a time, or no longer.
    case setReaction(messageID: Int64, key: String, userKey: Int64, at: Int64, seq: Int64, isThere: Bool)
    /// All reactions to a message go.
    case removeReactions(messageID: Int64)
    /// A channel's own row, whole.
    case updateChannel(Channel)
    /// A member's row, new or changed, whole.
    case putMembership(Membership)
    /// A user's row, whole.
    case updateUser(User)
    /// A line in a channel's log of what is no message.
    case log(channelKey: Int64, seq: Int64, change: Change)
    /// A channel with all that belongs to it: messages, log, metadata, rows of users.
    case deleteChannel(Channel)
    /// All messages of a channel that was deleted go.
    case removeMessages(channelKey: Int64)
    /// What the page says of itself that a message links to; nil for nothing.
    case setLinkPreview(messageID: Int64, WireLinkPreview?)
    /// A channel's metadata: these keys get these values, nil removes one.
    case setMetadata(channelKey: Int64, values: [String: String?])
    /// A channel's counters: these keys get these values, nil removes one.
    case setMetaCounters(channelKey: Int64, values: [String: Int64?])
    /// A poll, new or changed, whole. Where it was sent, its message takes the poll's number as its own.
    case putPoll(Poll)
    /// What a user chose in a poll, and chooses no longer.
    case setVotes(pollID: Int64, userKey: Int64, added: [Int64], removed: [Int64], at: Int64)
    /// The votes for an option of a poll go; all of the poll's where no option is named.
    case dropVotes(pollID: Int64, optionID: Int64?)

    /// What the log of a channel remembers; the rest is read from the rows as they are now.
    public enum Change: Hashable, Sendable {
        /// The channel's own fields or metadata changed.
        case updated
        /// A message was pinned, or taken down.
        case pinned
        /// These users joined or were invited.
        case joined([Int64])
        /// These users left.
        case left([Int64])
        /// These users' standing or profile changed.
        case members([Int64], MembersUpdate.Reason)
        /// The messages up to a time are gone by a retention rule, up to a running number.
        case expired(before: Int64, number: Int64)
    }
}
