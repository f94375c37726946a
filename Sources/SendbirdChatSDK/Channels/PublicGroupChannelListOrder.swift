/// The order of a list of public group channels.
public enum PublicGroupChannelListOrder: Int, Sendable, Hashable {
    /// Newest made first.
    case chronological
    /// By name, ascending, without case and accents.
    case channelNameAlphabetical
    /// By the value of one metadata key, ascending; channels without it last.
    case channelMetaDataValueAlphabetical
}
