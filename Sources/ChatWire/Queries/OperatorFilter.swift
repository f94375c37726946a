/// Whose messages a list holds, by the role of the sender when sending.
public enum OperatorFilter: String, Hashable, Sendable, CaseIterable {
    /// Everybody's.
    case all
    /// Operators'.
    case `operator` = "operator"
    /// Those of everybody else.
    case nonoperator
}
