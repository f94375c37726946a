/// Which messages of a channel notify the user, while its notifications are on.
public enum ChannelPushSettingsSubType: Int, Sendable, CaseIterable {
    /// Every message.
    case all
    /// Messages that mention the user.
    case mention
}
