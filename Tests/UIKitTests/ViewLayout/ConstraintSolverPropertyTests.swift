import Testing

@testable import UIKit

/// Random systems and random histories, against a solver that tries every vertex.
@Suite("Constraint solver, random systems")
struct ConstraintSolverPropertyTests {
    private static let seeds: [UInt64] = Array(1...60)

    private static func randomConstraint(
        variables: Int, using generator: inout SeededGenerator
    ) -> NaiveSolver.Constraint {
        let coefficients = (0..<variables).map { _ in Double(Int.random(in: -2...2, using: &generator)) }
        let relations: [SolverConstraint.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
        let priorities: [Float] = [1000, 1000, 999, 750, 750, 250, 50]
        var relation = relations[Int.random(in: 0..<3, using: &generator)]
        let priority = priorities[Int.random(in: 0..<7, using: &generator)]
        // Few required equalities, or hardly a system has an answer.
        if priority == 1000, relation == .equal, Int.random(in: 0..<3, using: &generator) > 0 {
            relation = .lessThanOrEqual
        }
        return NaiveSolver.Constraint(
            coefficients: coefficients, constant: Double(Int.random(in: -50...50, using: &generator)),
            relation: relation, priority: priority)
    }

    /// Weak pulls on every variable, so that an optimum lies at a vertex.
    private static func anchors(variables: Int) -> [NaiveSolver.Constraint] {
        (0..<variables).map { index in
            var coefficients = [Double](repeating: 0, count: variables)
            coefficients[index] = 1
            return NaiveSolver.Constraint(
                coefficients: coefficients, constant: Double(-3 * index), relation: .equal, priority: 1)
        }
    }

    private static func add(
        _ constraint: NaiveSolver.Constraint, to solver: ConstraintSolver, _ variables: [SolverVariable]
    ) -> SolverConstraint.ID {
        var expression = LinearExpression(constant: constraint.constant)
        for (variable, coefficient) in zip(variables, constraint.coefficients) {
            expression.add(variable, times: coefficient)
        }
        return solver.add(expression, constraint.relation, priority: constraint.priority)
    }

    private static func expectOptimal(
        _ solver: ConstraintSolver, _ variables: [SolverVariable],
        _ constraints: [SolverConstraint.ID: NaiveSolver.Constraint], hasSize: Bool, seed: UInt64, step: Int,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        var kept = constraints.filter { !solver.isBroken($0.key) }
            .sorted { $0.key.index < $1.key.index }.map(\.value)
        if hasSize {
            let last = (0..<variables.count).map { $0 == variables.count - 1 ? 1.0 : 0 }
            kept.append(.init(coefficients: last, constant: 0, relation: .greaterThanOrEqual, priority: 1000))
        }
        let naive = NaiveSolver(variableCount: variables.count, constraints: kept)
        let point = variables.map { solver.value(of: $0) }
        let cost = naive.cost(at: point)
        let least = naive.leastCost()
        #expect(cost != nil, "seed \(seed), step \(step): required missed at \(point)", sourceLocation: sourceLocation)
        guard let cost, let least else { return }
        #expect(
            !NaiveSolver.isLess(least, than: cost), "seed \(seed), step \(step): \(cost), best \(least)",
            sourceLocation: sourceLocation)
        for (id, constraint) in constraints where solver.isBroken(id) {
            var more = naive
            more.constraints.append(constraint)
            #expect(
                more.leastCost() == nil, "seed \(seed), step \(step): broken without need",
                sourceLocation: sourceLocation)
        }
    }

    @Test("Any history of adding, removing and changing ends at the optimum", arguments: seeds)
    func histories(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let count = Int.random(in: 2...3, using: &generator)
        let solver = ConstraintSolver()
        // In half of the runs the last variable is a size: the naive solver gets that as a constraint.
        let hasSize = seed.isMultiple(of: 2)
        let variables = (0..<count).map { solver.makeVariable(isNonNegative: hasSize && $0 == count - 1) }
        var live: [SolverConstraint.ID: NaiveSolver.Constraint] = [:]
        for anchor in Self.anchors(variables: count) { live[Self.add(anchor, to: solver, variables)] = anchor }
        let fixed = Set(live.keys)
        for step in 0..<40 {
            let removable = live.keys.filter { !fixed.contains($0) }.sorted { $0.index < $1.index }
            switch Int.random(in: 0..<5, using: &generator) {
            case 0...1 where removable.count < 9:
                let constraint = Self.randomConstraint(variables: count, using: &generator)
                live[Self.add(constraint, to: solver, variables)] = constraint
            case 2 where !removable.isEmpty:
                let id = removable[Int.random(in: 0..<removable.count, using: &generator)]
                solver.remove(id)
                live[id] = nil
            default:
                guard !removable.isEmpty else { continue }
                let id = removable[Int.random(in: 0..<removable.count, using: &generator)]
                let constant = Double(Int.random(in: -50...50, using: &generator))
                solver.setConstant(constant, of: id)
                live[id]?.constant = constant
            }
            // Some changes come several at a time.
            if Int.random(in: 0..<3, using: &generator) == 0 { continue }
            solver.solve()
            Self.expectOptimal(solver, variables, live, hasSize: hasSize, seed: seed, step: step)
        }
    }

    @Test("Removing constraints and adding them again gives the same cost", arguments: seeds)
    func removalAndReturn(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let solver = ConstraintSolver()
        let variables = (0..<3).map { _ in solver.makeVariable() }
        var constraints = Self.anchors(variables: 3)
        for _ in 0..<6 { constraints.append(Self.randomConstraint(variables: 3, using: &generator)) }
        let optional = constraints.map { constraint in
            var constraint = constraint
            constraint.priority = min(constraint.priority, 999)
            return constraint
        }
        var ids = optional.map { Self.add($0, to: solver, variables) }
        let naive = NaiveSolver(variableCount: 3, constraints: optional)
        solver.solve()
        let before = naive.cost(at: variables.map { solver.value(of: $0) })
        for _ in 0..<10 {
            let position = Int.random(in: 0..<ids.count, using: &generator)
            solver.remove(ids[position])
            if Bool.random(using: &generator) { solver.solve() }
            ids[position] = Self.add(optional[position], to: solver, variables)
        }
        solver.solve()
        let after = naive.cost(at: variables.map { solver.value(of: $0) })
        for (one, other) in zip(before ?? [], after ?? []) {
            #expect(abs(one - other) < 1e-6, "seed \(seed)")
        }
        #expect(before != nil && after != nil)
    }

    @Test("The same history gives the same values, bit by bit", arguments: [7, 8, 9] as [UInt64])
    func reproducible(seed: UInt64) {
        func run() -> [UInt64] {
            var generator = SeededGenerator(seed: seed)
            let solver = ConstraintSolver()
            let variables = (0..<6).map { _ in solver.makeVariable() }
            var ids: [SolverConstraint.ID] = []
            for _ in 0..<30 {
                ids.append(Self.add(Self.randomConstraint(variables: 6, using: &generator), to: solver, variables))
                if ids.count > 12 {
                    solver.remove(ids.remove(at: Int.random(in: 0..<ids.count, using: &generator)))
                }
                solver.solve()
            }
            return variables.map { solver.value(of: $0).bitPattern }
        }
        #expect(run() == run())
    }
}
