/// The solver's own record of a constraint, and the name by which it is known outside.
struct SolverConstraint {
    /// Names a constraint of one solver. Names of removed constraints are used again.
    struct ID: Hashable {
        let index: Int
    }

    /// How the expression compares with zero.
    enum Relation {
        case lessThanOrEqual
        case equal
        case greaterThanOrEqual
    }

    /// What the simplex holds of the constraint. `nil` while it is broken.
    struct Tag {
        var marker: Symbol
        /// The second symbol of an optional constraint.
        var other: Symbol?
        /// The marker's coefficient in the constraint as it was entered.
        var markerCoefficient: Double
    }

    /// The priority from which on a constraint must hold.
    static let required: Float = 1000

    var expression: LinearExpression
    var relation: Relation
    var priority: Float
    /// Counts up with each constraint added: in a conflict the youngest one yields.
    var sequence: Int
    var tag: Tag?
    /// While it is broken: the required constraints that it contradicts.
    var against: [ID] = []
    /// Whether its breaking has been told, so that a conflict is told once.
    var isReported = false

    var isRequired: Bool { priority >= Self.required }
}
