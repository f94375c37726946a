/// What an application's back end can be told of, in the documented names.
public enum WebhookCategory: String, Hashable, Sendable, CaseIterable {
    /// A group channel was made.
    case groupCreate = "group_channel:create"
    /// A group channel's own fields changed.
    case groupChanged = "group_channel:changed"
    /// A group channel was deleted.
    case groupRemove = "group_channel:remove"
    /// Members were invited, or joined by invitation.
    case groupInvite = "group_channel:invite"
    /// An invitation was declined.
    case groupDecline = "group_channel:decline_invite"
    /// Members joined by themselves, or accepted.
    case groupJoin = "group_channel:join"
    /// Members left or were removed.
    case groupLeave = "group_channel:leave"
    /// A group channel was frozen or thawed.
    case groupFreeze = "group_channel:freeze_unfreeze"
    /// A message was sent.
    case groupMessageSend = "group_channel:message_send"
    /// A message was edited.
    case groupMessageUpdate = "group_channel:message_update"
    /// A message was deleted.
    case groupMessageDelete = "group_channel:message_delete"
    /// A member read.
    case groupMessageRead = "group_channel:message_read"
    /// Messages reached a member.
    case groupMessageDeliver = "group_channel:message_deliver"
    /// A member reacted to a message.
    case groupReactionAdd = "group_channel:reaction_add"
    /// A member took a reaction back.
    case groupReactionDelete = "group_channel:reaction_delete"
    /// An open channel was made.
    case openCreate = "open_channel:create"
    /// An open channel was deleted.
    case openRemove = "open_channel:remove"
    /// A user came into an open channel.
    case openEnter = "open_channel:enter"
    /// A user went from an open channel.
    case openExit = "open_channel:exit"
    /// A message was sent.
    case openMessageSend = "open_channel:message_send"
    /// A message was edited.
    case openMessageUpdate = "open_channel:message_update"
    /// A message was deleted.
    case openMessageDelete = "open_channel:message_delete"
    /// A user blocks another.
    case userBlock = "user:block"
    /// A user blocks another no longer.
    case userUnblock = "user:unblock"
    /// A user was reported.
    case userReport = "user:report"
    /// Members were made operators.
    case operatorsRegister = "operators:register_by_operator"
    /// Members are operators no longer.
    case operatorsUnregister = "operators:unregister_by_operator"
    /// A message was reported.
    case messageReport = "message:report"
    /// An open channel was reported.
    case openReport = "open_channel:report"
    /// A group channel was reported.
    case groupReport = "group_channel:report"
}
