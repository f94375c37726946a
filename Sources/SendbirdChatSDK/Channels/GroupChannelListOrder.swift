internal import ChatWire

/// The order of a list of group channels.
public enum GroupChannelListOrder: Int, Sendable, Hashable {
    /// Newest made first.
    case chronological
    /// Newest last message first; empty channels after them, newest made first.
    case latestLastMessage
    /// By name, ascending, without case and accents.
    case channelNameAlphabetical
    /// By the value of one metadata key, ascending; channels without it last.
    case channelMetaDataValueAlphabetical

    var wire: GroupChannelOrder {
        switch self {
        case .chronological: .chronological
        case .latestLastMessage: .latestLastMessage
        case .channelNameAlphabetical: .channelNameAlphabetical
        case .channelMetaDataValueAlphabetical: .metadataValueAlphabetical
        }
    }
}
