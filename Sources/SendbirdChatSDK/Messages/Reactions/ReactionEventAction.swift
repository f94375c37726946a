/// What was done with a reaction.
public enum ReactionEventAction: Int, Sendable, Hashable {
    /// It was added.
    case add
    /// It was taken back.
    case delete
}
