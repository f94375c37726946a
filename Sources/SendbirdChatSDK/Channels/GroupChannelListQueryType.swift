/// How several user ids of a filter go together.
public enum GroupChannelListQueryType: Int, Sendable, Hashable {
    /// All of them are members.
    case and
    /// One of them is enough.
    case or
}
