internal import Dispatch
internal import Foundation

// Making the next row's cell in a frame that has time for it. A new row costs as much as painting a screenful: made when
// it comes into sight it makes that frame two times as long as the others, while in slow scrolling the frames before it
// have nothing to do.

extension UITableView {
    /// How long a cell that was made ahead is good for, in seconds: what it shows is of when it was made.
    private static let preparedTimeMax: TimeInterval = 0.5

    /// Has a step of making the next row done after this frame, if the content is moved, by less than rows are high, and
    /// no row was made in it.
    func prepareSoon(isIdle: Bool) {
        let movement = bounds.minY - preparedFrom
        preparedFrom = bounds.minY
        guard isIdle, movement != 0, abs(movement) < Self.standardRowHeight, !isPreparing, window?.host != nil,
            !isPreparedRowGood || preparedRow?.isLaidOut == false
        else { return }
        isPreparing = true
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated { self?.prepare(isForward: movement > 0) }
        }
    }

    /// One step: filling a cell, measuring it, or laying it out and composing its picture.
    private func prepare(isForward: Bool) {
        isPreparing = false
        guard !isTiling, updateDepth == 0, !isReloadDue, window?.host != nil else { return }
        // What the data source changes in the table meanwhile waits, as when a row comes into sight.
        isTiling = true
        defer { isTiling = false }
        guard isPreparedRowGood, var row = preparedRow else { return fillNextRow(isForward: isForward) }
        let width = max(0, bounds.width - 2 * sideInset)
        UIView.performWithoutAnimation {
            guard let height = row.height else {
                row.height = rowHeight < 0 ? fittingHeight(of: row.cell, width: width) : rowHeight
                return
            }
            row.cell.setLayoutFrame(CGRect(origin: row.cell.layoutOrigin, size: CGSize(width: width, height: height)))
            row.cell.layoutTree()
            _ = LayerPainter.subtree(of: row.cell.layer)
            row.isLaidOut = true
        }
        preparedRow = row
    }

    /// The cell that was made ahead for a row, if it is still good.
    func takePreparedCell(at indexPath: IndexPath) -> UITableViewCell? {
        guard let row = preparedRow, isPreparedRowGood, row.indexPath == indexPath else { return nil }
        preparedRow = nil
        return row.cell
    }

    private var isPreparedRowGood: Bool {
        guard let row = preparedRow else { return false }
        return row.generation == generation && row.size == bounds.size && !isReloadDue
            && FrameClock.shared.now - row.time < Self.preparedTimeMax
    }

    private func fillNextRow(isForward: Bool) {
        dropPreparedRow()
        guard let dataSource, let indexPath = nextRow(isForward: isForward),
            dataSource.tableView(self, numberOfRowsInSection: indexPath.section)
                == geometry.shape.rowCounts[indexPath.section]
        else { return }
        let start = generation
        let cell = dataSource.tableView(self, cellForRowAt: indexPath)
        // An app may hand out one cell for all rows.
        guard !liveCells.values.contains(where: { $0 === cell }) else { return }
        preparedRow = PreparedRow(
            indexPath: indexPath, cell: cell, generation: start, size: bounds.size, time: FrameClock.shared.now)
        UIView.performWithoutAnimation {
            cell.layer.isHidden = true
            take(cell, at: indexPath)
            let width = max(0, bounds.width - 2 * sideInset)
            let origin = CGPoint(x: sideInset, y: isForward ? bounds.maxY : bounds.minY)
            cell.setLayoutFrame(CGRect(origin: origin, size: CGSize(width: width, height: cell.bounds.height)))
        }
    }

    /// The row beside those on screen.
    private func nextRow(isForward: Bool) -> IndexPath? {
        guard let last = isForward ? liveCells.keys.max() : liveCells.keys.min() else { return nil }
        let next = IndexPath(row: last.row + (isForward ? 1 : -1), section: last.section)
        guard geometry.shape.rowCounts.indices.contains(next.section), next.row >= 0,
            next.row < geometry.shape.rowCounts[next.section]
        else { return nil }
        return next
    }

    private func dropPreparedRow() {
        guard let row = preparedRow else { return }
        preparedRow = nil
        // It was handed out for another row since, or is on its way out.
        guard !liveCells.values.contains(where: { $0 === row.cell }) else { return }
        retire(row.cell)
    }
}
