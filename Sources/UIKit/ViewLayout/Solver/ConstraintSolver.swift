/// Finds values for variables under linear constraints of different priorities,
/// and finds them again cheaply after a change.
///
/// This is the Cassowary algorithm (Badros, Borning, Stuckey: "The Cassowary
/// Linear Arithmetic Constraint Solving Algorithm", ACM TOCHI 2001): an
/// incremental simplex in which a required constraint is a row of the tableau
/// and an optional one a row with error symbols that the objective adds up.
///
/// Two things differ from the paper. The objective is not one weighted sum but
/// one row a priority, compared from the highest priority down, so that no sum
/// of lower ones ever outweighs a higher one (weights would need 1000 orders of
/// magnitude). And any constraint's constant can be changed in place, not only
/// those of edit constraints: every row carries the coefficient of the
/// constraint's marker, which says by how much the row moves with it. A resized
/// window or a longer label is therefore a few additions and, at most, a few
/// steps of the dual simplex.
///
/// A required constraint that contradicts older ones is set aside ("broken") and
/// tried again after later changes; the rest is solved without it.
///
/// The same calls in the same order give the same values: all orders are by age.
final class ConstraintSolver {
    var rows: [TableauRow] = []
    /// The symbol that each row of `rows` equals.
    var basics: [Symbol] = []
    /// The row of each symbol by its index, -1 where it is not basic.
    var rowOfSymbol: [Int32] = []
    /// The constraint to which each symbol belongs, -1 for variables.
    var ownerOfSymbol: [Int32] = []
    var freeSymbols: [Int] = []

    /// One row of error symbols a priority, highest first.
    var objectives: [(priority: Float, row: TableauRow)] = []
    /// What is minimised while a constraint without an obvious basic symbol is added.
    var artificialObjective: TableauRow?

    var constraints: [SolverConstraint?] = []
    private var freeConstraints: [Int] = []
    private var sequence = 0
    private var brokenCount = 0

    /// Whether an objective may be lower than it is.
    var isPrimalDirty = false
    /// Whether a constant has changed, so that a restricted symbol may be negative.
    var isDualDirty = false
    private var mayRestoreBroken = false

    var scratch: [TableauRow.Cell] = []

    /// The number of constraints, broken ones included.
    var constraintCount: Int { constraints.count - freeConstraints.count }

    // MARK: - Variables

    /// Makes a variable. Without a constraint it is 0.
    ///
    /// - Parameter isNonNegative: whether the variable may never fall below
    ///   zero, as sizes may not. The simplex keeps to that by itself, at the cost of no row.
    func makeVariable(isNonNegative: Bool = false) -> SolverVariable {
        SolverVariable(symbol: makeSymbol(isNonNegative ? .slack : .external, owner: -1))
    }

    /// Gives a variable back. Its constraints must be gone.
    func release(_ variable: SolverVariable) {
        let row = rowOfSymbol[variable.symbol.index]
        if row >= 0 { dropRow(Int(row)) }
        eraseColumn(variable.symbol)
        freeSymbol(variable.symbol)
    }

    /// The variable's value as of the last `solve()`.
    func value(of variable: SolverVariable) -> Double {
        let row = rowOfSymbol[variable.symbol.index]
        return row >= 0 ? rows[Int(row)].constant : 0
    }

    // MARK: - Constraints

    /// Adds `expression relation 0`. Takes effect with the next `solve()`.
    ///
    /// - Parameter isGiven: whether, in a conflict, all others yield to this constraint, older ones too.
    func add(
        _ expression: LinearExpression, _ relation: SolverConstraint.Relation,
        priority: Float = SolverConstraint.required, isGiven: Bool = false
    ) -> SolverConstraint.ID {
        if isDualDirty { settle() }
        sequence += 1
        let constraint = SolverConstraint(
            expression: expression, relation: relation, priority: priority, sequence: isGiven ? 0 : sequence)
        let id: Int
        if let free = freeConstraints.popLast() {
            id = free
            constraints[id] = constraint
        } else {
            id = constraints.count
            constraints.append(constraint)
        }
        if !enter(id) {
            brokenCount += 1
            if isGiven { rebuild() }
        }
        return SolverConstraint.ID(index: id)
    }

    /// Takes a constraint out. Takes effect with the next `solve()`.
    func remove(_ id: SolverConstraint.ID) {
        if isDualDirty { settle() }
        guard let constraint = constraints[id.index] else { return }
        if let tag = constraint.tag {
            leave(tag, priority: constraint.priority)
        } else {
            brokenCount -= 1
        }
        constraints[id.index] = nil
        freeConstraints.append(id.index)
        mayRestoreBroken = true
    }

    /// Changes the constant of a constraint's expression in place.
    func setConstant(_ constant: Double, of id: SolverConstraint.ID) {
        guard var constraint = constraints[id.index] else { return }
        let change = constant - constraint.expression.constant
        guard change != 0 else { return }
        if isPrimalDirty, constraint.tag != nil { optimize() }
        constraint.expression.constant = constant
        constraints[id.index] = constraint
        mayRestoreBroken = true
        guard let tag = constraint.tag else { return }
        let step = change / tag.markerCoefficient
        let row = rowOfSymbol[tag.marker.index]
        if row >= 0 {
            rows[Int(row)].constant -= step
        } else {
            for position in rows.indices {
                let coefficient = rows[position].coefficient(of: tag.marker)
                if coefficient != 0 { rows[position].constant += coefficient * step }
            }
        }
        isDualDirty = true
    }

    /// The constant as it was last set.
    func constant(of id: SolverConstraint.ID) -> Double {
        constraints[id.index]?.expression.constant ?? 0
    }

    /// Whether the constraint is set aside because it contradicts older ones.
    func isBroken(_ id: SolverConstraint.ID) -> Bool {
        constraints[id.index].map { $0.tag == nil } ?? false
    }

    /// Brings all variables up to date.
    ///
    /// - Returns: the required constraints that turned out not to hold since the last call.
    @discardableResult
    func solve() -> [SolverConflict] {
        settle()
        guard brokenCount > 0 else { return [] }
        if mayRestoreBroken { restoreBroken() }
        mayRestoreBroken = false
        return reportBroken()
    }

    // MARK: - Broken constraints

    /// Enters again what was set aside and fits now, oldest first.
    private func restoreBroken() {
        let broken = constraints.indices
            .filter { constraints[$0] != nil && constraints[$0]?.tag == nil }
            .sorted { (constraints[$0]?.sequence ?? 0) < (constraints[$1]?.sequence ?? 0) }
        for id in broken where enter(id) {
            constraints[id]?.isReported = false
            brokenCount -= 1
        }
        if isPrimalDirty { optimize() }
    }

    private func reportBroken() -> [SolverConflict] {
        var conflicts: [SolverConflict] = []
        for id in constraints.indices {
            guard let constraint = constraints[id], constraint.tag == nil, !constraint.isReported else { continue }
            constraints[id]?.isReported = true
            conflicts.append(SolverConflict(broken: SolverConstraint.ID(index: id), against: constraint.against))
        }
        return conflicts
    }

    /// Makes the tableau consistent and optimal again after whatever happened.
    private func settle() {
        if isDualDirty {
            isDualDirty = false
            if !dualOptimize() || !requiredConstraintsHold() { rebuild() }
        }
        if isPrimalDirty { optimize() }
    }

    /// Enters everything again from an empty tableau, oldest first.
    ///
    /// The way out when a changed constant makes required constraints
    /// contradict each other (the youngest then yield, as if they had been
    /// added just now), and when rounding errors have added up.
    private func rebuild() {
        for row in basics.indices { rowOfSymbol[basics[row].index] = -1 }
        rows.removeAll(keepingCapacity: true)
        basics.removeAll(keepingCapacity: true)
        objectives.removeAll(keepingCapacity: true)
        let order = constraints.indices
            .filter { constraints[$0] != nil }
            .sorted { (constraints[$0]?.sequence ?? 0) < (constraints[$1]?.sequence ?? 0) }
        for id in order {
            guard let tag = constraints[id]?.tag else { continue }
            freeSymbol(tag.marker)
            if let other = tag.other { freeSymbol(other) }
            constraints[id]?.tag = nil
        }
        brokenCount = 0
        for id in order where !enter(id) { brokenCount += 1 }
    }

    private func requiredConstraintsHold() -> Bool {
        for constraint in constraints {
            guard let constraint, constraint.isRequired, constraint.tag != nil else { continue }
            var sum = constraint.expression.constant
            var magnitude = abs(sum)
            for term in constraint.expression.terms {
                let product = value(of: term.variable) * term.coefficient
                sum += product
                magnitude += abs(product)
            }
            let tolerance = 1e-6 + magnitude * 1e-9
            switch constraint.relation {
            case .equal: if abs(sum) > tolerance { return false }
            case .lessThanOrEqual: if sum > tolerance { return false }
            case .greaterThanOrEqual: if sum < -tolerance { return false }
            }
        }
        return true
    }

    // MARK: - Symbols

    func makeSymbol(_ kind: Symbol.Kind, owner: Int) -> Symbol {
        if let index = freeSymbols.popLast() {
            rowOfSymbol[index] = -1
            ownerOfSymbol[index] = Int32(truncatingIfNeeded: owner)
            return Symbol(index: index, kind: kind)
        }
        rowOfSymbol.append(-1)
        ownerOfSymbol.append(Int32(truncatingIfNeeded: owner))
        return Symbol(index: rowOfSymbol.count - 1, kind: kind)
    }

    func freeSymbol(_ symbol: Symbol) {
        ownerOfSymbol[symbol.index] = -1
        freeSymbols.append(symbol.index)
    }
}
