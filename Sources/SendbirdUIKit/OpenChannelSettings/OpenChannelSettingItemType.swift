/// What a row of an open channel's settings is about, in the order of the rows.
public enum OpenChannelSettingItemType: Int, Sendable, CaseIterable {
    /// Operators, muted and banned people, freezing; for operators.
    case moderations
    /// The switch that lets only operators write; for operators.
    case freeze
    /// Who is in the channel.
    case participants
    /// Deleting the channel.
    case delete
}
