internal import Foundation

// Making a batch of changes.

extension UITableView {
    /// Where a row is on screen, to be kept.
    private struct Anchor {
        let indexPath: IndexPath
        let top: CGFloat
    }

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
        let anchors = anchorCandidates()
        keepsTop = anchors.isEmpty
        let leaving = rekeyCells(mapping)
        replaceGeometry(mapping)
        remapState(mapping)
        generation += 1
        restore(anchors, mapping)
        guard isAnimated else {
            for (cell, _) in leaving { retire(cell) }
            retile()
            completion?(true)
            return
        }
        animateArrival(leaving, animation, completion)
    }

    /// The rows in sight that may serve to keep the place, from the top.
    private func anchorCandidates() -> [Anchor] {
        // At the very top, what is inserted above comes into view.
        guard bounds.minY > -adjustedContentInset.top + 0.5 else { return [] }
        return liveCells.keys.sorted().compactMap { indexPath in
            guard let position = geometry.shape.position(of: indexPath) else { return nil }
            let frame = frame(ofLineAt: position)
            return frame.maxY > bounds.minY ? Anchor(indexPath: indexPath, top: frame.minY) : nil
        }
    }

    private func restore(_ anchors: [Anchor], _ mapping: TableMapping) {
        for anchor in anchors {
            guard let now = mapping.newIndexPath(of: anchor.indexPath), let position = geometry.shape.position(of: now)
            else { continue }
            let shift = geometry.top(of: position) - anchor.top
            if shift != 0 { followContent(by: shift) } else { updateContentSize() }
            return
        }
        updateContentSize()
    }

    /// Gives the cells on screen their new places; returns those whose rows are gone or made anew.
    private func rekeyCells(_ mapping: TableMapping) -> [(cell: UITableViewCell, isReloaded: Bool)] {
        var kept: [IndexPath: UITableViewCell] = [:]
        var leaving: [(cell: UITableViewCell, isReloaded: Bool)] = []
        for (indexPath, cell) in liveCells.sorted(by: { $0.key < $1.key }) {
            let isReloaded = mapping.reloaded.contains(indexPath)
            if !isReloaded, let now = mapping.newIndexPath(of: indexPath) {
                kept[now] = cell
            } else {
                leaving.append((cell, isReloaded))
                delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
            }
        }
        liveCells = kept
        // Headers and footers are cheap to make again, and their texts may have changed.
        for line in liveSectionViews.keys { putAwaySectionView(at: line) }
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
        selectedRows = Set(selectedRows.compactMap { mapping.newIndexPath(of: $0) })
        pressedRow = pressedRow.flatMap { mapping.newIndexPath(of: $0) }
        prefetchedRows = Set(prefetchedRows.compactMap { mapping.newIndexPath(of: $0) })
        if let goal = scrollGoal { scrollGoal = mapping.newIndexPath(of: goal.indexPath).map { ($0, goal.position) } }
        swiping.rowsDidMove(mapping)
        for (indexPath, cell) in liveCells { configureSeparator(of: cell, at: indexPath) }
    }

    // MARK: - Animation

    /// Moves what stays, fades what comes and goes.
    private func animateArrival(
        _ leaving: [(cell: UITableViewCell, isReloaded: Bool)], _ animation: RowAnimation,
        _ completion: ((Bool) -> Void)?
    ) {
        let staying = Set(liveCells.values.map { ObjectIdentifier($0) })
        var before: [ObjectIdentifier: CGPoint] = [:]
        for cell in liveCells.values {
            before[ObjectIdentifier(cell)] = CGPoint(x: cell.center.x, y: cell.center.y - bounds.minY)
        }
        UIView.performWithoutAnimation { retile() }
        var arrivals: [(view: UIView, end: CGPoint)] = []
        UIView.performWithoutAnimation {
            for cell in liveCells.values {
                let end = cell.center
                if staying.contains(ObjectIdentifier(cell)), let start = before[ObjectIdentifier(cell)] {
                    cell.center = CGPoint(x: start.x, y: start.y + bounds.minY)
                    arrivals.append((cell, end))
                } else if !staying.contains(ObjectIdentifier(cell)) {
                    cell.alpha = 0
                    cell.center = Self.outside(end, of: cell, animation)
                    arrivals.append((cell, end))
                }
            }
            for (cell, _) in leaving { sendSubviewToBack(cell) }
        }
        UIView.animate(withDuration: 0.3) {
            for (view, end) in arrivals {
                view.center = end
                view.alpha = 1
            }
            for (cell, _) in leaving {
                cell.alpha = 0
                cell.center = Self.outside(cell.center, of: cell, animation)
            }
        } completion: { [weak self] finished in
            for (cell, _) in leaving {
                cell.alpha = 1
                self?.retire(cell)
            }
            completion?(finished)
        }
    }

    /// Where a row comes from or goes to.
    private static func outside(_ center: CGPoint, of cell: UIView, _ animation: RowAnimation) -> CGPoint {
        switch animation {
        case .left: CGPoint(x: center.x - cell.bounds.width, y: center.y)
        case .right: CGPoint(x: center.x + cell.bounds.width, y: center.y)
        case .top: CGPoint(x: center.x, y: center.y - cell.bounds.height)
        case .bottom: CGPoint(x: center.x, y: center.y + cell.bounds.height)
        case .fade, .middle, .none, .automatic: center
        }
    }
}
