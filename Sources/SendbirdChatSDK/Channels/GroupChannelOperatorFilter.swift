/// Which members by their role.
public enum GroupChannelOperatorFilter: Int, Sendable, Hashable {
    /// All.
    case all
    /// Operators.
    case `operator`
    /// Ordinary members.
    case nonOperator
}
