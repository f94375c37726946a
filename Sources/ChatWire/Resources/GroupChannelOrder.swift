/// The four orders of a list of group channels, in the documented names.
///
/// Channels that an order holds equal stand by address, ascending as bytes, in every order.
public enum GroupChannelOrder: String, Hashable, Sendable, Codable, CaseIterable {
    /// Newest made first.
    case chronological
    /// Newest last message first; empty channels after them, newest made first.
    case latestLastMessage = "latest_last_message"
    /// By name, ascending (``NameOrderKey``).
    case channelNameAlphabetical = "channel_name_alphabetical"
    /// By the value of one metadata key, ascending; channels without it last.
    case metadataValueAlphabetical = "metadata_value_alphabetical"
}
