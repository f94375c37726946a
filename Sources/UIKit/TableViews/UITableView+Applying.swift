internal import Foundation

// Making a batch of changes.

extension UITableView {
    func apply(_ changes: TableChanges, _ animation: RowAnimation, _ completion: ((Bool) -> Void)?) {
        guard !isReloadDue, dataSource != nil else {
            setNeedsReload()
            loadIfDue()
            completion?(true)
            return
        }
        let old = geometry.shape
        let new = currentShape()
        if let contradiction = changes.contradiction(from: old, to: new) {
            LayoutLog.write("\(type(of: self)) cannot make an update: \(contradiction). It is loaded anew.")
            reloadData()
            completion?(false)
            return
        }
        // No tiling from here to the new geometry: the data has changed already, the lines have not.
        let mapping = changes.mapping(from: old, to: new)
        let isAnimated = animation != .none && window != nil && UIView.areAnimationsEnabled && !isTiling
        notePlace()
        let arrival = isAnimated ? TableArrival(in: self, mapping, reloadedAtOnce: changes.rowsReloadedAtOnce) : nil
        let leaving = rekeyCells(mapping)
        // Headers and footers are cheap to make again, and their texts may have changed.
        let sectionViews = liveSectionViews
        liveSectionViews = [:]
        replaceGeometry(mapping)
        remapState(mapping)
        generation += 1
        updateContentSize()
        // Cells, lines and data agree again: from here on others may hear of it.
        for (line, view) in sectionViews { retire(view, of: line) }
        for (indexPath, cell) in leaving { delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath) }
        let fading = leaving.filter { arrival != nil && !changes.rowsReloadedAtOnce.contains($0.indexPath) }
        for (indexPath, cell) in leaving where !fading.contains(where: { $0.indexPath == indexPath }) { retire(cell) }
        guard let arrival else {
            retile()
            completion?(true)
            return
        }
        arrival.run(fading.map(\.cell), animation, completion)
    }

    /// Gives the cells on screen their new places; returns those whose rows are gone or made anew, by their old ones.
    private func rekeyCells(_ mapping: TableMapping) -> [(indexPath: IndexPath, cell: UITableViewCell)] {
        var kept: [IndexPath: UITableViewCell] = [:]
        var leaving: [(indexPath: IndexPath, cell: UITableViewCell)] = []
        for (indexPath, cell) in liveCells.sorted(by: { $0.key < $1.key }) {
            if !mapping.reloaded.contains(indexPath), let now = mapping.newIndexPath(of: indexPath) {
                kept[now] = cell
            } else {
                leaving.append((indexPath, cell))
            }
        }
        liveCells = kept
        return leaving
    }

    private func replaceGeometry(_ mapping: TableMapping) {
        let old = geometry
        var heights: [Double] = []
        var measured: [Bool] = []
        let positions = mapping.oldPositions()
        heights.reserveCapacity(positions.count)
        measured.reserveCapacity(positions.count)
        for (position, source) in positions.enumerated() {
            if let source {
                heights.append(Double(old.height(of: source)))
                measured.append(old.isMeasured(source))
            } else if let line = mapping.new.line(at: position) {
                let (height, isExact) = estimate(line)
                heights.append(Double(height))
                measured.append(isExact)
            }
        }
        // A row made anew most often is about as high as it was.
        for row in mapping.reloaded {
            guard let from = mapping.old.position(of: row), let now = mapping.newIndexPath(of: row),
                let to = mapping.new.position(of: now), !measured[to]
            else { continue }
            heights[to] = Double(old.height(of: from))
        }
        geometry.replace(shape: mapping.new, heights: heights, measured: measured)
        // A section's first text may have come or gone: sections are few.
        for section in 0..<mapping.new.sectionCount {
            for line in [TableLine.header(section: section), .footer(section: section)] {
                if let position = mapping.new.position(of: line), liveSectionViews[line] == nil {
                    geometry.forgetMeasurement(at: position)
                }
            }
        }
    }

    private func remapState(_ mapping: TableMapping) {
        place = place.flatMap { remapped($0, mapping) }
        goal = goal.flatMap { remapped($0, mapping) }
        selectedRows = Set(selectedRows.compactMap { mapping.newIndexPath(of: $0) })
        pressedRow = pressedRow.flatMap { mapping.newIndexPath(of: $0) }
        prefetchedRows = Set(prefetchedRows.compactMap { mapping.newIndexPath(of: $0) })
        if let goal = scrollGoal { scrollGoal = mapping.newIndexPath(of: goal.indexPath).map { ($0, goal.position) } }
        swiping.rowsDidMove(mapping)
        for (indexPath, cell) in liveCells { configureSeparator(of: cell, at: indexPath) }
    }
}
