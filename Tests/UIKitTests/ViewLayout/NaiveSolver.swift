@testable import UIKit

/// Solves small systems by looking at every point where an optimum can lie: the
/// intersections of the constraints' boundaries. Slow and obviously right.
struct NaiveSolver {
    struct Constraint {
        var coefficients: [Double]
        var constant: Double
        var relation: SolverConstraint.Relation
        var priority: Float

        func violation(at point: [Double]) -> Double {
            var sum = constant
            for (coefficient, value) in zip(coefficients, point) { sum += coefficient * value }
            switch relation {
            case .equal: return abs(sum)
            case .lessThanOrEqual: return max(0, sum)
            case .greaterThanOrEqual: return max(0, -sum)
            }
        }
    }

    var variableCount: Int
    var constraints: [Constraint]

    /// By how much each priority is missed, highest first. `nil` if a required constraint is.
    func cost(at point: [Double]) -> [Double]? {
        let priorities = Set(constraints.map(\.priority)).sorted(by: >)
        var costs: [Double] = []
        for priority in priorities {
            let sum = constraints.filter { $0.priority == priority }.reduce(0) { $0 + $1.violation(at: point) }
            if priority >= 1000 {
                if sum > 1e-6 { return nil }
            } else {
                costs.append(sum)
            }
        }
        return costs
    }

    /// The least cost of all, `nil` if no point satisfies the required constraints.
    ///
    /// Every variable needs an equality of its own among the constraints, so that a vertex exists.
    func leastCost() -> [Double]? {
        var best: [Double]?
        for subset in Self.subsets(of: constraints.count, size: variableCount) {
            guard let point = intersection(subset), let cost = cost(at: point) else { continue }
            if best.map({ Self.isLess(cost, than: $0) }) ?? true { best = cost }
        }
        return best
    }

    static func isLess(_ left: [Double], than right: [Double]) -> Bool {
        for (a, b) in zip(left, right) where abs(a - b) > 1e-6 { return a < b }
        return false
    }

    static func subsets(of count: Int, size: Int) -> [[Int]] {
        guard size > 0 else { return [[]] }
        guard count >= size else { return [] }
        return subsets(of: count - 1, size: size)
            + subsets(of: count - 1, size: size - 1).map { $0 + [count - 1] }
    }

    /// Gaussian elimination with pivoting.
    private func intersection(_ subset: [Int]) -> [Double]? {
        var matrix = subset.map { constraints[$0].coefficients + [-constraints[$0].constant] }
        for column in 0..<variableCount {
            guard let pivot = (column..<variableCount).max(by: { abs(matrix[$0][column]) < abs(matrix[$1][column]) }),
                abs(matrix[pivot][column]) > 1e-9
            else { return nil }
            matrix.swapAt(column, pivot)
            for row in 0..<variableCount where row != column {
                let factor = matrix[row][column] / matrix[column][column]
                for cell in column...variableCount { matrix[row][cell] -= factor * matrix[column][cell] }
            }
        }
        return (0..<variableCount).map { matrix[$0][variableCount] / matrix[$0][$0] }
    }
}
