/// Which channels by their being supergroups.
public enum GroupChannelSuperChannelFilter: Int, Sendable, Hashable {
    /// All.
    case all
    /// Supergroups that are no broadcast channels.
    case `super`
    /// No supergroups.
    case nonSuper
    /// Broadcast channels.
    case broadcastOnly
    /// Exclusive channels.
    case exclusiveOnly
}
