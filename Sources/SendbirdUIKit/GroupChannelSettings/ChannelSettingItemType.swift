/// What a row of a group channel's settings is about, in the order of the rows.
public enum ChannelSettingItemType: Int, Sendable, CaseIterable {
    /// Operators, muted and banned people, freezing; for operators.
    case moderations
    /// Which messages notify the user.
    case notifications
    /// The members.
    case members
    /// Finding messages.
    case search
    /// Leaving the channel.
    case leave
}
