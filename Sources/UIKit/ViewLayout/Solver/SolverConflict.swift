/// A required constraint that cannot hold, and the required ones that it contradicts.
struct SolverConflict: Equatable {
    var broken: SolverConstraint.ID
    /// In the order in which they were added. Empty when the broken one contradicts itself.
    var against: [SolverConstraint.ID]
}
