/// What comes first in the results of a search.
public enum MessageSearchQueryOrder: Int, Sendable, Hashable {
    /// What fits best; of equals, the newest.
    case score
    /// The newest.
    case timeStamp
}
