/// What kind of channel is created.
public enum ChannelCreationType: Int, Sendable {
    /// For a few people who know each other.
    case group
    /// For many people.
    case supergroup
    /// For many people, where only operators write.
    case broadcast
    /// For everybody, without membership.
    case open
}
