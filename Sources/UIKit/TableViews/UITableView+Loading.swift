internal import Foundation

extension UITableView {
    /// Asks the data source for everything anew. Selection is lost, the offset stays where it can.
    public func reloadData() {
        for line in liveCells.keys { putAwayCell(at: line) }
        for line in liveSectionViews.keys { putAwaySectionView(at: line) }
        selectedRows.removeAll()
        pressedRow = nil
        swiping.close(animated: false)
        prefetchedRows.removeAll()
        pendingChanges = TableChanges()
        isReloadDue = true
        setNeedsLayout()
        guard !isTiling else { return }
        loadIfDue()
    }

    func setNeedsReload() {
        isReloadDue = true
        setNeedsLayout()
    }

    /// Reads the counts, and estimates the heights.
    func loadIfDue() {
        guard isReloadDue, dataSource != nil else { return }
        isReloadDue = false
        for line in liveCells.keys { putAwayCell(at: line) }
        for line in liveSectionViews.keys { putAwaySectionView(at: line) }
        // Which of the new rows were there before is not known.
        if case .rows = place { place = nil }
        if case .rows = goal { goal = nil }
        let shape = currentShape()
        var heights: [Double] = []
        var measured: [Bool] = []
        heights.reserveCapacity(shape.lineCount)
        measured.reserveCapacity(shape.lineCount)
        for section in 0..<shape.sectionCount {
            appendEstimate(.header(section: section), &heights, &measured)
            for row in 0..<shape.rowCounts[section] {
                appendEstimate(.row(section: section, row: row), &heights, &measured)
            }
            appendEstimate(.footer(section: section), &heights, &measured)
        }
        generation += 1
        geometry.replace(shape: shape, heights: heights, measured: measured)
        updateContentSize()
    }

    /// The counts as the data source has them now.
    func currentShape() -> TableShape {
        guard let dataSource else { return TableShape() }
        let sections = max(0, dataSource.numberOfSections(in: self))
        return TableShape(rowCounts: (0..<sections).map { dataSource.tableView(self, numberOfRowsInSection: $0) })
    }

    private func appendEstimate(_ line: TableLine, _ heights: inout [Double], _ measured: inout [Bool]) {
        let (height, isExact) = estimate(line)
        heights.append(Double(height))
        measured.append(isExact)
    }

    /// A line's height before it is shown, and whether that is its real one.
    func estimate(_ line: TableLine) -> (height: CGFloat, isExact: Bool) {
        switch line {
        case .row(let section, let row):
            let indexPath = IndexPath(row: row, section: section)
            let estimate = delegate?.tableView(self, estimatedHeightForRowAt: indexPath) ?? estimatedRowHeight
            if estimate > 0 { return (estimate, false) }
            if estimate == 0 || rowHeight >= 0 {
                let height = delegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
                if height >= 0 { return (height, true) }
            }
            return (Self.standardRowHeight, false)
        case .header(let section):
            let estimate = delegate?.tableView(self, estimatedHeightForHeaderInSection: section)
            return sectionEstimate(line, estimate ?? estimatedSectionHeaderHeight)
        case .footer(let section):
            let estimate = delegate?.tableView(self, estimatedHeightForFooterInSection: section)
            return sectionEstimate(line, estimate ?? estimatedSectionFooterHeight)
        }
    }

    private func sectionEstimate(_ line: TableLine, _ estimate: CGFloat) -> (CGFloat, Bool) {
        let height = sectionViewHeight(line)
        if height >= 0 { return (height, true) }
        if title(of: line) == nil, !asksForSectionView(line) { return (emptySectionViewHeight(line), true) }
        return (estimate > 0 ? estimate : Self.standardHeaderHeight, false)
    }

    /// The height that the delegate or the table view sets, or `automaticDimension`.
    func sectionViewHeight(_ line: TableLine) -> CGFloat {
        switch line {
        case .header(let section):
            delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        case .footer(let section):
            delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        case .row: 0
        }
    }

    func title(of line: TableLine) -> String? {
        switch line {
        case .header(let section): dataSource?.tableView(self, titleForHeaderInSection: section)
        case .footer(let section): dataSource?.tableView(self, titleForFooterInSection: section)
        case .row: nil
        }
    }

    /// Whether the delegate has a view for the line. The view is kept: making it twice would lose its state.
    private func asksForSectionView(_ line: TableLine) -> Bool {
        if liveSectionViews[line] != nil { return true }
        guard let view = delegateSectionView(line) else { return false }
        liveSectionViews[line] = view
        addSectionView(view, line)
        return true
    }

    func delegateSectionView(_ line: TableLine) -> UIView? {
        switch line {
        case .header(let section): delegate?.tableView(self, viewForHeaderInSection: section)
        case .footer(let section): delegate?.tableView(self, viewForFooterInSection: section)
        case .row: nil
        }
    }

    /// The room between grouped sections where there is no text.
    func emptySectionViewHeight(_ line: TableLine) -> CGFloat {
        guard style != .plain else { return 0 }
        switch line {
        case .header(let section): return section == 0 ? 35 : 18
        case .footer: return 18
        case .row: return 0
        }
    }

    func heightsDidChange(_ old: CGFloat, _ new: CGFloat) {
        guard old != new else { return }
        geometry.forgetMeasurements()
        setNeedsLayout()
    }

    func updateContentSize() {
        geometry.origin = tableHeaderView?.bounds.height ?? 0
        let height = geometry.end + (tableFooterView?.bounds.height ?? 0)
        contentSize = CGSize(width: bounds.width, height: height)
    }
}
