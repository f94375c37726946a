/// A number that the solver is to find. Only the solver that made it knows it.
struct SolverVariable: Hashable {
    let symbol: Symbol
}
