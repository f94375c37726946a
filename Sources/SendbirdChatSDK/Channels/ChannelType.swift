/// The type of a channel.
public enum ChannelType: Int, Sendable, Hashable {
    /// Anyone may enter and read.
    case open
    /// Members talk among themselves.
    case group
}
