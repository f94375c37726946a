/// The names of events on the wire.
public enum EventName: String, Sendable, CaseIterable {
    /// A message was sent.
    case messageNew = "message.new"
    /// A message was edited.
    case messageUpdated = "message.updated"
    /// A message was deleted.
    case messageDeleted = "message.deleted"
    /// A reaction was added or taken back.
    case messageReaction = "message.reaction"
    /// A message's thread changed.
    case messageThread = "message.thread"
    /// The channel's own fields changed: name, cover, data, frozen, metadata.
    case channelUpdated = "channel.updated"
    /// A message was pinned, or taken down.
    case channelPinned = "channel.pinned"
    /// The channel is gone.
    case channelDeleted = "channel.deleted"
    /// Members joined or were invited.
    case membersJoined = "members.joined"
    /// Members left, declined or were removed.
    case membersLeft = "members.left"
    /// Members' role, mute, ban or picture changed.
    case membersUpdated = "members.updated"
    /// A member read up to a message.
    case channelRead = "channel.read"
    /// Messages reached a member.
    case channelDelivered = "channel.delivered"
    /// A member began or stopped typing.
    case channelTyping = "channel.typing"
    /// A poll was changed, closed or deleted.
    case pollUpdated = "poll.updated"
    /// Somebody voted in a poll, or took a vote back.
    case pollVoted = "poll.voted"
    /// The channel's oldest messages are gone by a retention rule.
    case historyExpired = "history.expired"
    /// A user came into an open channel.
    case participantEntered = "participant.entered"
    /// A user went from an open channel.
    case participantExited = "participant.exited"
    /// The receiver blocked a user, or blocks one no more.
    case userBlocked = "user.blocked"
    /// The receiver's own row in a channel changed.
    case myChannel = "my.channel"
    /// The receiver voted in a poll, on whatever device.
    case myPoll = "my.poll"
}
