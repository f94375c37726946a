/// How the mentioned are named.
public enum MentionType: Int, Sendable, Hashable {
    /// One by one.
    case users
    /// Everyone in the channel.
    case channel
}
