/// Hears of the current user's channels; called on the main actor, in the order of the changes. Every method is
/// optional.
@preconcurrency @MainActor
public protocol BaseChannelDelegate: AnyObject {
    /// A message of another user, or of the current user on another device, came.
    func channel(_ channel: BaseChannel, didReceive message: BaseMessage)
    /// A message was edited.
    func channel(_ channel: BaseChannel, didUpdate message: BaseMessage)
    /// A message was deleted.
    func channel(_ channel: BaseChannel, messageWasDeleted messageId: Int64)
    /// A message came that mentions the current user, or everyone; told after it was received.
    func channel(_ channel: BaseChannel, didReceiveMention message: BaseMessage)
    /// A user was muted.
    func channel(_ channel: BaseChannel, userWasMuted user: User)
    /// A user may send again.
    func channel(_ channel: BaseChannel, userWasUnmuted user: User)
    /// A user was removed, and may not come back for a while; the current one may be it.
    func channel(_ channel: BaseChannel, userWasBanned user: User)
    /// A banned user may come back.
    func channel(_ channel: BaseChannel, userWasUnbanned user: User)
    /// The operators are others.
    func channelDidUpdateOperators(_ channel: BaseChannel)
    /// Metadata came.
    func channel(_ channel: BaseChannel, createdMetaData: [String: String]?)
    /// Metadata changed.
    func channel(_ channel: BaseChannel, updatedMetaData: [String: String]?)
    /// Metadata was removed.
    func channel(_ channel: BaseChannel, deletedMetaDataKeys: [String]?)
    /// Counters came.
    func channel(_ channel: BaseChannel, createdMetaCounters: [String: Int]?)
    /// Counters changed.
    func channel(_ channel: BaseChannel, updatedMetaCounters: [String: Int]?)
    /// Counters were removed.
    func channel(_ channel: BaseChannel, deletedMetaCountersKeys: [String]?)
    /// A reaction was added to a message, or taken back.
    func channel(_ channel: BaseChannel, updatedReaction reactionEvent: ReactionEvent)
    /// A reply came into a message's thread, or went.
    func channel(_ channel: BaseChannel, didUpdateThreadInfo threadInfoUpdateEvent: ThreadInfoUpdateEvent)
    /// A poll was changed or closed.
    func channel(_ channel: BaseChannel, didUpdatePoll event: PollUpdateEvent)
    /// Somebody voted.
    func channel(_ channel: BaseChannel, didVotePoll event: PollVoteEvent)
    /// A poll was deleted; its message may stay.
    func channel(_ channel: BaseChannel, pollWasDeleted pollId: Int64)
    /// The older form of ``channel(_:didUpdatePoll:)``, called where that one is not implemented.
    func didUpdatePoll(_ event: PollUpdateEvent)
    /// The older form of ``channel(_:didVotePoll:)``, called where that one is not implemented.
    func didVotePoll(_ event: PollVoteEvent)
    /// A message was pinned, or taken down: see ``BaseChannel/lastPinnedMessage``.
    func channelDidUpdatePinnedMessages(_ channel: BaseChannel)
    /// The channel's own fields changed.
    func channelWasChanged(_ channel: BaseChannel)
    /// The channel is gone.
    func channelWasDeleted(_ channelURL: String, channelType: ChannelType)
    /// Only operators may send now.
    func channelWasFrozen(_ channel: BaseChannel)
    /// Everyone may send again.
    func channelWasUnfrozen(_ channel: BaseChannel)
}

extension BaseChannelDelegate {
    /// Does nothing.
    public func channel(_ channel: BaseChannel, didReceive message: BaseMessage) {}
    /// Does nothing.
    public func channel(_ channel: BaseChannel, didUpdate message: BaseMessage) {}
    /// Does nothing.
    public func channel(_ channel: BaseChannel, messageWasDeleted messageId: Int64) {}
    /// Does nothing.
    public func channel(_ channel: BaseChannel, didReceiveMention message: BaseMessage) {}
    /// Does nothing.
    public func channel(_ channel: BaseChannel, userWasMuted user: User) {}
    /// Does nothing.
    public func channel(_ channel: BaseChannel, userWasUnmuted user: User) {}
    /// Does nothing.
    public func channel(_ channel: BaseChannel, userWasBanned user: User) {}
    /// Does nothing.
    public func channel(_ channel: BaseChannel, userWasUnbanned user: User) {}
    /// Does nothing.
    public func channelDidUpdateOperators(_ channel: BaseChannel) {}
    /// Does nothing.
    public func channel(_ channel: BaseChannel, createdMetaData: [String: String]?) {}
    /// Does nothing.
    public func channel(_ channel: BaseChannel, updatedMetaData: [String: String]?) {}
    /// Does nothing.
    public func channel(_ channel: BaseChannel, deletedMetaDataKeys: [String]?) {}
    /// Does nothing.
    public func channel(_ channel: BaseChannel, createdMetaCounters: [String: Int]?) {}
    /// Does nothing.
    public func channel(_ channel: BaseChannel, updatedMetaCounters: [String: Int]?) {}
    /// Does nothing.
    public func channel(_ channel: BaseChannel, deletedMetaCountersKeys: [String]?) {}
    /// Does nothing.
    public func channel(_ channel: BaseChannel, updatedReaction reactionEvent: ReactionEvent) {}
    /// Does nothing.
    public func channel(_ channel: BaseChannel, didUpdateThreadInfo threadInfoUpdateEvent: ThreadInfoUpdateEvent) {}
    /// Calls the older form.
    public func channel(_ channel: BaseChannel, didUpdatePoll event: PollUpdateEvent) { didUpdatePoll(event) }
    /// Calls the older form.
    public func channel(_ channel: BaseChannel, didVotePoll event: PollVoteEvent) { didVotePoll(event) }
    /// Does nothing.
    public func channel(_ channel: BaseChannel, pollWasDeleted pollId: Int64) {}
    /// Does nothing.
    public func didUpdatePoll(_ event: PollUpdateEvent) {}
    /// Does nothing.
    public func didVotePoll(_ event: PollVoteEvent) {}
    /// Does nothing.
    public func channelDidUpdatePinnedMessages(_ channel: BaseChannel) {}
    /// Does nothing.
    public func channelWasChanged(_ channel: BaseChannel) {}
    /// Does nothing.
    public func channelWasDeleted(_ channelURL: String, channelType: ChannelType) {}
    /// Does nothing.
    public func channelWasFrozen(_ channel: BaseChannel) {}
    /// Does nothing.
    public func channelWasUnfrozen(_ channel: BaseChannel) {}
}
