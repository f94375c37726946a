// How a constraint comes into the tableau, and how it leaves it.

extension ConstraintSolver {
    /// Puts a constraint into the tableau.
    ///
    /// - Returns: false, with the tableau as it was, if the constraint is
    ///   required and contradicts what is there.
    func enter(_ id: Int) -> Bool {
        guard let constraint = constraints[id] else { return true }
        var (row, tag) = makeRow(for: constraint, id: id)
        if let subject = chooseSubject(in: row, tag: tag) {
            row.solve(for: subject)
            substitute(subject, by: row)
            insertRow(row, basic: subject)
        } else if row.cells.allSatisfy(\.symbol.isDummy) {
            // Nothing but constants: true already, or never.
            guard abs(row.constant) < 1e-6 else {
                let opponents = owners(of: row, except: id)
                constraints[id]?.against = opponents
                freeSymbol(tag.marker)
                return false
            }
            row.solve(for: tag.marker)
            insertRow(row, basic: tag.marker)
        } else if let proof = addWithArtificialVariable(row, tag: tag) {
            let opponents = owners(of: proof, except: id)
            constraints[id]?.against = opponents
            freeSymbol(tag.marker)
            isPrimalDirty = true
            return false
        }
        constraints[id]?.tag = tag
        isPrimalDirty = true
        return true
    }

    /// Whose symbols a row of contradicting constants holds: the required constraints at odds, oldest first.
    private func owners(of proof: TableauRow, except id: Int) -> [SolverConstraint.ID] {
        Set(proof.cells.map { Int(ownerOfSymbol[$0.symbol.index]) })
            .filter { $0 >= 0 && $0 != id && (constraints[$0]?.isRequired ?? false) }
            .sorted { (constraints[$0]?.sequence ?? 0) < (constraints[$1]?.sequence ?? 0) }
            .map { SolverConstraint.ID(index: $0) }
    }

    /// The constraint as `0 = row` over non-basic symbols, with its own slack,
    /// error and dummy symbols, and a constant that is not negative.
    private func makeRow(for constraint: SolverConstraint, id: Int) -> (TableauRow, SolverConstraint.Tag) {
        var row = TableauRow(constant: constraint.expression.constant)
        row.cells.reserveCapacity(constraint.expression.terms.count + 4)
        for term in constraint.expression.terms where !TableauRow.isNearZero(term.coefficient) {
            let basic = rowOfSymbol[term.variable.symbol.index]
            if basic >= 0 {
                row.add(rows[Int(basic)], times: term.coefficient, scratch: &scratch)
            } else {
                row.insert(term.variable.symbol, term.coefficient)
            }
        }
        let tag: SolverConstraint.Tag
        switch constraint.relation {
        case .lessThanOrEqual: tag = makeInequality(&row, sign: 1, constraint, id)
        case .greaterThanOrEqual: tag = makeInequality(&row, sign: -1, constraint, id)
        case .equal where constraint.isRequired:
            let dummy = makeSymbol(.dummy, owner: id)
            row.insert(dummy, 1)
            tag = SolverConstraint.Tag(marker: dummy, other: nil, markerCoefficient: 1)
        case .equal:
            let above = makeSymbol(.error, owner: id)
            let below = makeSymbol(.error, owner: id)
            row.insert(above, -1)
            row.insert(below, 1)
            penalize(above, priority: constraint.priority)
            penalize(below, priority: constraint.priority)
            tag = SolverConstraint.Tag(marker: above, other: below, markerCoefficient: -1)
        }
        if row.constant < 0 { row.scale(by: -1) }
        return (row, tag)
    }

    private func makeInequality(
        _ row: inout TableauRow, sign: Double, _ constraint: SolverConstraint, _ id: Int
    ) -> SolverConstraint.Tag {
        let slack = makeSymbol(.slack, owner: id)
        row.insert(slack, sign)
        var tag = SolverConstraint.Tag(marker: slack, other: nil, markerCoefficient: sign)
        if !constraint.isRequired {
            let error = makeSymbol(.error, owner: id)
            row.insert(error, -sign)
            penalize(error, priority: constraint.priority)
            tag.other = error
        }
        return tag
    }

    /// The symbol that the new row can define without making another negative.
    private func chooseSubject(in row: TableauRow, tag: SolverConstraint.Tag) -> Symbol? {
        if let external = row.cells.first(where: \.symbol.isExternal) { return external.symbol }
        if tag.marker.isPivotable, row.coefficient(of: tag.marker) < 0 { return tag.marker }
        if let other = tag.other, other.isPivotable, row.coefficient(of: other) < 0 { return other }
        // A size that no row mentions yet moves nothing else.
        return row.cells.first { cell in
            cell.symbol.isPivotable && cell.coefficient < 0
                && rows.allSatisfy { $0.coefficient(of: cell.symbol) == 0 }
        }?.symbol
    }

    /// Phase one of the simplex for one new row: minimises an artificial symbol that equals it.
    ///
    /// - Returns: `nil` once the row is in; otherwise the artificial symbol's
    ///   row at its minimum, whose symbols prove that no value fits. The row is then not in.
    private func addWithArtificialVariable(_ row: TableauRow, tag: SolverConstraint.Tag) -> TableauRow? {
        let artificial = makeSymbol(.slack, owner: -1)
        insertRow(row, basic: artificial)
        artificialObjective = row
        minimizeArtificialObjective()
        let minimum = artificialObjective?.constant ?? 0
        artificialObjective = nil
        defer {
            eraseColumn(artificial)
            freeSymbol(artificial)
        }
        let position = rowOfSymbol[artificial.index]
        guard position >= 0 else { return nil }
        var rest = rows[Int(position)]
        dropRow(Int(position))
        guard abs(minimum) < 1e-6 else { return rest }
        if let entering = rest.cells.first(where: { !$0.symbol.isDummy })?.symbol {
            rest.solve(from: artificial, for: entering)
            rest.remove(artificial)
            substitute(entering, by: rest)
            insertRow(rest, basic: entering)
        } else if rest.coefficient(of: tag.marker) != 0 {
            // Only dummies are left: the row follows from older ones.
            rest.solve(for: tag.marker)
            insertRow(rest, basic: tag.marker)
        }
        return nil
    }

    /// Takes a constraint's row out of the tableau.
    func leave(_ tag: SolverConstraint.Tag, priority: Float) {
        forgive(tag, priority: priority)
        let row = rowOfSymbol[tag.marker.index]
        if row >= 0 {
            dropRow(Int(row))
        } else if let leaving = leavingRow(forRemovedMarker: tag.marker) {
            var row = rows[leaving]
            let basic = basics[leaving]
            dropRow(leaving)
            row.solve(from: basic, for: tag.marker)
            substitute(tag.marker, by: row)
        }
        discard(tag.marker)
        if let other = tag.other { discard(other) }
        isPrimalDirty = true
    }

    private func discard(_ symbol: Symbol) {
        let row = rowOfSymbol[symbol.index]
        if row >= 0 { dropRow(Int(row)) }
        eraseColumn(symbol)
        freeSymbol(symbol)
    }

    /// The row through which a removed constraint's marker can enter the basis.
    ///
    /// A row that a dummy defines comes first: it is a redundant equality that
    /// now has to take over. Variables come last, since they must stay basic
    /// while a choice is left.
    private func leavingRow(forRemovedMarker marker: Symbol) -> Int? {
        var falling: (row: Int, ratio: Double)?
        var rising: (row: Int, ratio: Double)?
        var external: Int?
        for position in rows.indices {
            let coefficient = rows[position].coefficient(of: marker)
            guard coefficient != 0 else { continue }
            let basic = basics[position]
            if basic.isDummy { return position }
            if basic.isExternal {
                if external.map({ basic < basics[$0] }) ?? true { external = position }
                continue
            }
            let ratio = rows[position].constant / abs(coefficient)
            if coefficient < 0 {
                if isBetter(ratio, position, than: falling) { falling = (position, ratio) }
            } else if isBetter(ratio, position, than: rising) {
                rising = (position, ratio)
            }
        }
        return falling?.row ?? rising?.row ?? external
    }

    /// Whether a row has the smaller ratio, or the same and the older symbol.
    func isBetter(_ ratio: Double, _ row: Int, than best: (row: Int, ratio: Double)?) -> Bool {
        guard let best else { return true }
        if ratio < best.ratio { return true }
        return ratio == best.ratio && basics[row] < basics[best.row]
    }

    // MARK: - The objective

    private func objective(of priority: Float) -> Int {
        var position = 0
        while position < objectives.count, objectives[position].priority > priority { position += 1 }
        if position == objectives.count || objectives[position].priority != priority {
            objectives.insert((priority, TableauRow(constant: 0)), at: position)
        }
        return position
    }

    private func penalize(_ error: Symbol, priority: Float) {
        objectives[objective(of: priority)].row.insert(error, 1)
    }

    /// Takes the errors of a constraint that goes out of its objective.
    private func forgive(_ tag: SolverConstraint.Tag, priority: Float) {
        guard priority < SolverConstraint.required else { return }
        let level = objective(of: priority)
        for symbol in [tag.marker, tag.other].compactMap(\.self) where symbol.isError {
            let row = rowOfSymbol[symbol.index]
            if row >= 0 {
                objectives[level].row.add(rows[Int(row)], times: -1, scratch: &scratch)
            } else {
                objectives[level].row.insert(symbol, -1)
            }
        }
    }
}
