/// Whether operators have muted the user in a channel.
public enum MutedState: Int, Sendable, Hashable {
    /// May send.
    case unmuted
    /// Reads, and may not send.
    case muted
}
