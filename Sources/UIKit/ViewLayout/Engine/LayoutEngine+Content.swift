internal import Foundation

// The sizes of content as constraints whose constants follow it.

extension LayoutEngine {
    func refreshSizing(of node: LayoutNode) {
        let key = ObjectIdentifier(node)
        guard node.asView != nil, var column = columns[key] else { return }
        let sizing = node.sizing
        guard sizing != column.sizing || column.sizing.isHeightDependentOnWidth else { return }
        refresh(&column.widthConstraints, column.width, from: column.sizing.width, to: sizing.width)
        refresh(&column.heightConstraints, column.height, from: column.sizing.height, to: sizing.height)
        column.sizing = sizing
        columns[key] = column
    }

    /// Asks for the height at the width found. True if it is another than before.
    func refreshHeight(of node: LayoutNode) -> Bool {
        let key = ObjectIdentifier(node)
        guard var column = columns[key], column.sizing.isHeightDependentOnWidth, let old = column.sizing.height
        else { return false }
        let width = LayoutPixels.round(solver.value(of: column.width))
        guard let height = node.height(forWidth: width), height != old.length else { return false }
        var new = old
        new.length = height
        new.minimum = min(old.minimum, height)
        refresh(&column.heightConstraints, column.height, from: old, to: new)
        column.sizing.height = new
        columns[key] = column
        return true
    }

    private func refresh(
        _ constraints: inout SizingConstraints, _ variable: SolverVariable, from old: AxisSizing?, to new: AxisSizing?
    ) {
        guard old != new else { return }
        let minimum = new.map { ($0.minimum, $0.minimum > 0 ? Float(999) : 0) }
        let compression = new.map { ($0.length, $0.compression) }
        let hugging = new.map { ($0.length, $0.hugging) }
        refresh(&constraints.minimum, variable, .greaterThanOrEqual, was: old.map { $0.minimum > 0 ? 999 : 0 }, minimum)
        refresh(&constraints.compression, variable, .greaterThanOrEqual, was: old?.compression, compression)
        refresh(&constraints.hugging, variable, .lessThanOrEqual, was: old?.hugging, hugging)
    }

    private func refresh(
        _ id: inout SolverConstraint.ID?, _ variable: SolverVariable, _ relation: SolverConstraint.Relation,
        was oldPriority: Float?, _ wanted: (length: CGFloat, priority: Float)?
    ) {
        if let current = id, let wanted, wanted.priority == oldPriority {
            solver.setConstant(-Double(wanted.length), of: current)
            return
        }
        if let current = id { solver.remove(current) }
        id = nil
        guard let wanted, wanted.priority > 0 else { return }
        id = solver.add(
            LinearExpression([.init(variable: variable, coefficient: 1)], constant: -Double(wanted.length)), relation,
            priority: wanted.priority)
    }
}
