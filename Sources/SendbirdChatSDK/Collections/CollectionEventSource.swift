/// Why a collection changed.
public enum CollectionEventSource: Int, Sendable, Hashable, CaseIterable {
    /// A channel's own fields changed.
    case eventChannelChanged
    /// A channel was deleted.
    case eventChannelDeleted
    /// A channel was frozen.
    case eventChannelFrozen
    /// A channel can be written to again.
    case eventChannelUnfrozen
    /// The current user hid a channel.
    case eventChannelHidden
    /// The number of members changed.
    case eventChannelMemberCountChanged
    /// Messages reached a member.
    case eventDeliveryStatusUpdated
    /// A member read.
    case eventReadStatusUpdated
    /// A member began or stopped typing.
    case eventTypingStatusUpdated
    /// The current user was mentioned.
    case eventMention
    /// A message of another user came.
    case eventMessageReceived
    /// A message of the current user was sent.
    case eventMessageSent
    /// A message was edited.
    case eventMessageUpdated
    /// A message was deleted.
    case eventMessageDeleted
    /// Counters were made.
    case eventMetaCounterCreated
    /// Counters changed.
    case eventMetaCounterUpdated
    /// Counters were deleted.
    case eventMetaCounterDeleted
    /// Metadata was made.
    case eventMetaDataCreated
    /// Metadata changed.
    case eventMetaDataUpdated
    /// Metadata was deleted.
    case eventMetaDataDeleted
    /// The operators changed.
    case eventOperatorUpdated
    /// Reactions changed.
    case eventReactionUpdated
    /// A thread changed.
    case eventThreadInfoUpdated
    /// A poll was changed, closed or deleted.
    case eventPollUpdated
    /// Somebody voted.
    case eventPollVoted
    /// Polls were caught up after a break. Not told here: they come with their messages, as ``messageChangelog``.
    case eventPollChangeLog
    /// A message was pinned, or taken down.
    case eventPinnedMessageUpdated
    /// Users were invited.
    case eventUserReceivedInvitation
    /// A user declined an invitation.
    case eventUserDeclinedInvitation
    /// A user joined.
    case eventUserJoined
    /// A user left.
    case eventUserLeft
    /// A user was muted.
    case eventUserMuted
    /// A user may send again.
    case eventUserUnmuted
    /// A user was banned.
    case eventUserBanned
    /// A user may join again.
    case eventUserUnbanned
    /// A message was made here and is on its way.
    case localMessagePendingCreated
    /// The sending of a message failed.
    case localMessageFailed
    /// The sending of a message was withdrawn.
    case localMessageCanceled
    /// A failed message is being sent again.
    case localMessageResendStarted
    /// Channels were caught up after a break.
    case channelChangelog
    /// Messages were caught up after a break.
    case messageChangelog
    /// Messages that were missing in between were filled in.
    case messageFill
    /// What the current user has half typed in a channel changed (``BaseChannel/draft``). Beyond the documented API.
    case localDraftChanged

    /// Whether the change was told by an event as it happened.
    var isEvent: Bool {
        switch self {
        case .localMessagePendingCreated, .localMessageFailed, .localMessageCanceled, .localMessageResendStarted,
            .channelChangelog, .messageChangelog, .messageFill, .localDraftChanged:
            false
        default: true
        }
    }
}
