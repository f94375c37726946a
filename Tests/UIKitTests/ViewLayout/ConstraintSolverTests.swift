import Testing

@testable import UIKit

@Suite("Constraint solver")
struct ConstraintSolverTests {
    private let solver = ConstraintSolver()

    private func expression(
        _ terms: [(SolverVariable, Double)], _ constant: Double = 0
    ) -> LinearExpression {
        LinearExpression(terms.map { .init(variable: $0.0, coefficient: $0.1) }, constant: constant)
    }

    @Test("Required equalities chain through variables")
    func chain() {
        let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        _ = solver.add(expression([(a, 1)], -10), .equal)
        _ = solver.add(expression([(b, 1), (a, -2)], -5), .equal)
        _ = solver.add(expression([(c, 1), (b, -1), (a, -1)]), .equal)
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: a) == 10)
        #expect(solver.value(of: b) == 25)
        #expect(solver.value(of: c) == 35)
    }

    @Test("A variable without constraints is zero")
    func unconstrained() {
        let a = solver.makeVariable()
        solver.solve()
        #expect(solver.value(of: a) == 0)
    }

    @Test("A higher priority beats any number of lower ones")
    func strictPriorities() {
        let a = solver.makeVariable()
        for _ in 0..<100 { _ = solver.add(expression([(a, 1)], -100), .equal, priority: 749) }
        _ = solver.add(expression([(a, 1)], -7), .equal, priority: 750)
        solver.solve()
        #expect(solver.value(of: a) == 7)
    }

    @Test("Neighbouring fractional priorities are told apart")
    func fractionalPriorities() {
        let a = solver.makeVariable()
        _ = solver.add(expression([(a, 1)], -1), .equal, priority: 250.5)
        _ = solver.add(expression([(a, 1)], -2), .equal, priority: 250.25)
        solver.solve()
        #expect(solver.value(of: a) == 1)
    }

    @Test("An optional inequality holds while it can and yields when it cannot")
    func optionalInequality() {
        let width = solver.makeVariable()
        let limit = solver.add(expression([(width, 1)], -50), .lessThanOrEqual)
        _ = solver.add(expression([(width, 1)], -80), .greaterThanOrEqual, priority: 750)
        solver.solve()
        #expect(solver.value(of: width) == 50)
        solver.setConstant(-100, of: limit)
        solver.solve()
        #expect(solver.value(of: width) == 80)
    }

    @Test("A changed constant moves what depends on it, forth and back")
    func changedConstant() {
        let (left, width, right) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        let window = solver.add(expression([(right, 1)], -320), .equal)
        _ = solver.add(expression([(left, 1)], -16), .equal)
        _ = solver.add(expression([(left, 1), (width, 1), (right, -1)], 16), .equal)
        solver.solve()
        #expect(solver.value(of: width) == 288)
        solver.setConstant(-430, of: window)
        solver.solve()
        #expect(solver.value(of: width) == 398)
        solver.setConstant(-320, of: window)
        solver.solve()
        #expect(solver.value(of: width) == 288)
    }

    @Test("A removed constraint no longer holds, and added again gives the same as before")
    func removeAndAdd() {
        let a = solver.makeVariable()
        _ = solver.add(expression([(a, 1)], -3), .equal, priority: 250)
        var strong = solver.add(expression([(a, 1)], -9), .equal)
        for _ in 0..<20 {
            solver.solve()
            #expect(solver.value(of: a) == 9)
            solver.remove(strong)
            solver.solve()
            #expect(solver.value(of: a) == 3)
            strong = solver.add(expression([(a, 1)], -9), .equal)
        }
    }

    @Test("Removing an equality that made another redundant leaves the other in force")
    func redundantEquality() {
        let (a, b) = (solver.makeVariable(), solver.makeVariable())
        let first = solver.add(expression([(a, 1)], -5), .equal)
        _ = solver.add(expression([(b, 1), (a, -1)]), .equal)
        _ = solver.add(expression([(b, 1)], -5), .equal)
        #expect(solver.solve().isEmpty)
        solver.remove(first)
        solver.solve()
        #expect(solver.value(of: a) == 5)
        #expect(solver.value(of: b) == 5)
    }

    @Test("Redundant equalities may move together")
    func redundantEqualitiesMove() {
        let (a, b) = (solver.makeVariable(), solver.makeVariable())
        let first = solver.add(expression([(a, 1)], -5), .equal)
        _ = solver.add(expression([(b, 1), (a, -1)]), .equal)
        let second = solver.add(expression([(b, 1)], -5), .equal)
        solver.solve()
        solver.setConstant(-8, of: first)
        solver.setConstant(-8, of: second)
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: a) == 8)
        #expect(solver.value(of: b) == 8)
    }

    @Test("A contradiction names the youngest constraint and its opponents, once; the rest is solved")
    func conflict() {
        let (a, b) = (solver.makeVariable(), solver.makeVariable())
        let low = solver.add(expression([(a, 1)], -10), .greaterThanOrEqual)
        _ = solver.add(expression([(b, 1)], -1), .equal)
        let high = solver.add(expression([(a, 1)], -5), .lessThanOrEqual)
        #expect(solver.solve() == [SolverConflict(broken: high, against: [low])])
        #expect(solver.isBroken(high))
        #expect(solver.value(of: a) == 10)
        #expect(solver.value(of: b) == 1)
        #expect(solver.solve().isEmpty)
    }

    @Test("A broken constraint comes back when its opponent goes")
    func conflictEnds() {
        let a = solver.makeVariable()
        let first = solver.add(expression([(a, 1)], -10), .equal)
        let second = solver.add(expression([(a, 1)], -5), .equal)
        #expect(solver.solve() == [SolverConflict(broken: second, against: [first])])
        solver.remove(first)
        #expect(solver.solve().isEmpty)
        #expect(solver.value(of: a) == 5)
        #expect(!solver.isBroken(second))
    }

    @Test("A constant that makes required constraints contradict breaks the youngest until it goes back")
    func conflictByConstant() {
        let a = solver.makeVariable()
        let window = solver.add(expression([(a, 1)], -100), .equal)
        let least = solver.add(expression([(a, 1)], -40), .greaterThanOrEqual)
        #expect(solver.solve().isEmpty)
        solver.setConstant(-30, of: window)
        #expect(solver.solve() == [SolverConflict(broken: least, against: [window])])
        #expect(solver.value(of: a) == 30)
        solver.setConstant(-60, of: window)
        #expect(solver.solve().isEmpty)
        #expect(!solver.isBroken(least))
    }

    @Test("An impossible constraint without variables is broken by itself")
    func impossibleConstant() {
        let never = solver.add(expression([], 1), .equal)
        #expect(solver.solve() == [SolverConflict(broken: never, against: [])])
    }

    @Test("A variable that may not be negative stops at zero, and the others give way")
    func nonNegative() {
        let (outer, inner) = (solver.makeVariable(isNonNegative: true), solver.makeVariable(isNonNegative: true))
        _ = solver.add(expression([(outer, 1), (inner, -1)], -32), .equal)
        _ = solver.add(expression([(outer, 1)]), .equal, priority: 50)
        solver.solve()
        #expect(solver.value(of: outer) == 32)
        #expect(solver.value(of: inner) == 0)
    }

    @Test("A given constraint breaks older ones instead of itself")
    func given() {
        let a = solver.makeVariable()
        let old = solver.add(expression([(a, 1)], -10), .equal)
        let given = solver.add(expression([(a, 1)], -30), .equal, isGiven: true)
        #expect(solver.solve() == [SolverConflict(broken: old, against: [given])])
        #expect(solver.value(of: a) == 30)
    }

    @Test("A released variable's place is used again without memory of it")
    func release() {
        let a = solver.makeVariable()
        let constraint = solver.add(expression([(a, 1)], -4), .equal)
        solver.solve()
        solver.remove(constraint)
        solver.release(a)
        let b = solver.makeVariable()
        solver.solve()
        #expect(solver.value(of: b) == 0)
        #expect(solver.constraintCount == 0)
    }
}
