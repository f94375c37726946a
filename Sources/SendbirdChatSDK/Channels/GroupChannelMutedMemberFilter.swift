/// Which members by their being muted.
public enum GroupChannelMutedMemberFilter: Int, Sendable, Hashable {
    /// All.
    case all
    /// Those who are muted.
    case muted
    /// Those who are not.
    case unmuted
}
