// The simplex itself: choosing what enters and leaves the basis.
//
// Entering and leaving symbols are the oldest that qualify (Bland's rule), which
// cannot cycle. The bound on the number of steps only guards against rounding.

extension ConstraintSolver {
    private static let stepsMax = 10_000

    /// Lowers the objectives, highest priority first, as far as they go.
    ///
    /// A symbol may enter for one priority only if it costs nothing in those
    /// above: so each stays at its minimum while the ones below are lowered.
    func optimize() {
        isPrimalDirty = false
        for level in objectives.indices {
            var steps = 0
            while steps < Self.stepsMax, let (entering, rises) = enteringSymbol(level: level) {
                steps += 1
                guard let leaving = leavingRow(for: entering, rises: rises) else { break }
                pivot(row: leaving, entering: entering)
            }
        }
    }

    func minimizeArtificialObjective() {
        var steps = 0
        while steps < Self.stepsMax, let objective = artificialObjective {
            steps += 1
            guard let cell = objective.cells.first(where: { isImproving($0) }) else { return }
            guard let leaving = leavingRow(for: cell.symbol, rises: cell.coefficient < 0) else { return }
            pivot(row: leaving, entering: cell.symbol)
        }
    }

    private func isImproving(_ cell: TableauRow.Cell) -> Bool {
        if cell.symbol.isDummy { return false }
        return cell.coefficient < -TableauRow.tolerance
            || (cell.symbol.isExternal && cell.coefficient > TableauRow.tolerance)
    }

    private func enteringSymbol(level: Int) -> (Symbol, rises: Bool)? {
        for cell in objectives[level].row.cells where isImproving(cell) {
            let isFree = objectives[..<level].allSatisfy {
                TableauRow.isNearZero($0.row.coefficient(of: cell.symbol))
            }
            if isFree { return (cell.symbol, cell.coefficient < 0) }
        }
        return nil
    }

    /// The row whose symbol reaches zero first when `entering` rises (or falls) from zero.
    private func leavingRow(for entering: Symbol, rises: Bool) -> Int? {
        var best: (row: Int, ratio: Double)?
        for position in rows.indices where !basics[position].isExternal {
            let coefficient = rows[position].coefficient(of: entering)
            guard rises ? coefficient < -TableauRow.tolerance : coefficient > TableauRow.tolerance else { continue }
            let ratio = rows[position].constant / abs(coefficient)
            if isBetter(ratio, position, than: best) { best = (position, ratio) }
        }
        return best?.row
    }

    /// Removes negative values after constants have changed, keeping the objectives at their minimum.
    ///
    /// - Returns: false if no values fit the required constraints any more.
    func dualOptimize() -> Bool {
        var steps = 0
        while let infeasible = infeasibleRow() {
            steps += 1
            guard steps < Self.stepsMax, let entering = dualEnteringSymbol(in: infeasible) else { return false }
            pivot(row: infeasible, entering: entering)
        }
        return true
    }

    private func infeasibleRow() -> Int? {
        var best: Int?
        for position in rows.indices {
            let basic = basics[position]
            if basic.isExternal { continue }
            let constant = rows[position].constant
            // A dummy off zero is a redundant equality that no longer follows from the others.
            guard basic.isDummy ? abs(constant) > 1e-6 : constant < -TableauRow.tolerance else { continue }
            if best.map({ basic < basics[$0] }) ?? true { best = position }
        }
        return best
    }

    /// The symbol that costs least, by priority, per unit of what the row lacks.
    private func dualEnteringSymbol(in row: Int) -> Symbol? {
        guard !basics[row].isDummy else { return nil }
        var best: TableauRow.Cell?
        for cell in rows[row].cells where !cell.symbol.isDummy {
            if cell.symbol.isExternal { return cell.symbol }
            guard cell.coefficient > TableauRow.tolerance else { continue }
            guard let current = best else {
                best = cell
                continue
            }
            for objective in objectives {
                let cost = objective.row.coefficient(of: cell.symbol) / cell.coefficient
                let currentCost = objective.row.coefficient(of: current.symbol) / current.coefficient
                if abs(cost - currentCost) > TableauRow.tolerance {
                    if cost < currentCost { best = cell }
                    break
                }
            }
        }
        return best?.symbol
    }

    // MARK: - Rows

    func pivot(row position: Int, entering: Symbol) {
        var row = rows[position]
        let leaving = basics[position]
        dropRow(position)
        row.solve(from: leaving, for: entering)
        substitute(entering, by: row)
        insertRow(row, basic: entering)
    }

    /// Replaces a symbol in every row by what it equals from now on.
    func substitute(_ symbol: Symbol, by row: TableauRow) {
        for position in rows.indices { rows[position].substitute(symbol, by: row, scratch: &scratch) }
        for position in objectives.indices {
            objectives[position].row.substitute(symbol, by: row, scratch: &scratch)
        }
        artificialObjective?.substitute(symbol, by: row, scratch: &scratch)
    }

    func insertRow(_ row: TableauRow, basic: Symbol) {
        rowOfSymbol[basic.index] = Int32(truncatingIfNeeded: rows.count)
        rows.append(row)
        basics.append(basic)
    }

    func dropRow(_ position: Int) {
        rowOfSymbol[basics[position].index] = -1
        let last = rows.count - 1
        if position != last {
            rows.swapAt(position, last)
            basics.swapAt(position, last)
            rowOfSymbol[basics[position].index] = Int32(truncatingIfNeeded: position)
        }
        rows.removeLast()
        basics.removeLast()
    }

    func eraseColumn(_ symbol: Symbol) {
        for position in rows.indices { rows[position].remove(symbol) }
        for position in objectives.indices { objectives[position].row.remove(symbol) }
    }
}
