internal import Foundation

// Which lines are on screen, and where.

extension UITableView {
    /// How far sections of rounded rows keep from the sides.
    var sideInset: CGFloat { style == .insetGrouped ? 16 : 0 }

    /// Brings the views in line with what is to be seen.
    ///
    /// Every call out of here (cells, heights, "will display") may change the
    /// table: `generation` tells, and the pass begins again with the new lines.
    /// Left alone, each attempt measures a row that no earlier one had, so that
    /// they come to an end; those that were disturbed are counted.
    ///
    /// A table that has left its window has neither its size nor its traits: it is not laid out but where somebody
    /// asks for the place of a row.
    func tile(outsideOfWindow: Bool = false) {
        guard !isTiling, updateDepth == 0, bounds.width > 0, bounds.height > 0 else { return }
        guard window != nil || !wasInWindow || outsideOfWindow else { return }
        let before = bounds.origin
        let cellsBefore = cellsMade
        // If it has not come to rest, the next pass goes on.
        if !layOutLines() { setNeedsLayout() }
        keepPlaceForFrame()
        if bounds.origin != before { tellOfScrolling() }
        prepareSoon(isIdle: cellsMade == cellsBefore)
    }

    /// Attempts until one succeeds. False if the table was changed under it too often.
    private func layOutLines() -> Bool {
        isTiling = true
        defer {
            isTiling = false
            goalTerms = terms
        }
        // What found no room is tried again only where there may be some now.
        if goalTerms != terms { goal = nil }
        var disturbances = 0
        while disturbances < 12 {
            let (lines, moves) = (generation, outsideMoves)
            notePlace()
            if goal == nil { goal = place }
            loadIfDue()
            reloadIfRowsAreGone()
            if tiledSize != bounds.size {
                if tiledSize.width != bounds.width, tiledSize.width != 0 { geometry.forgetMeasurements() }
                tiledSize = bounds.size
                isClampDue = true
            }
            if tilePass() { return true }
            if (lines, moves) != (generation, outsideMoves) || isReloadDue { disturbances += 1 }
        }
        return false
    }

    /// Loads anew if the data source has fewer rows than the table was told:
    /// asking for a row that is not there would break the app.
    private func reloadIfRowsAreGone() {
        guard let dataSource, geometry.shape.lineCount > 0 else { return }
        let shape = geometry.shape
        guard let first = geometry.position(at: bounds.minY).flatMap({ shape.line(at: $0)?.section }),
            let last = geometry.position(at: bounds.maxY).flatMap({ shape.line(at: $0)?.section })
        else { return }
        let sections = dataSource.numberOfSections(in: self)
        let isGone =
            sections < shape.sectionCount
            || (first...max(first, last)).contains {
                dataSource.tableView(self, numberOfRowsInSection: $0) < shape.rowCounts[$0]
            }
        guard isGone else { return }
        LayoutLog.write("The data source has fewer rows than \(type(of: self)) was told; it is loaded anew.")
        setNeedsReload()
        loadIfDue()
    }

    /// One attempt. False if something has moved and another is due.
    private func tilePass() -> Bool {
        let start = generation
        _ = holdPlace()
        let origin = bounds.origin
        var visible: Set<TableLine> = []
        var position = geometry.position(at: bounds.minY) ?? 0
        if let header = floatingHeader(at: position) {
            visible.insert(header)
            guard show(header, start) else { return false }
        }
        while position < geometry.shape.lineCount, geometry.top(of: position) < bounds.maxY {
            guard let line = geometry.shape.line(at: position) else { break }
            visible.insert(line)
            guard show(line, start) else { return false }
            position += 1
        }
        // Measuring may have moved what is to stay, or somebody wants to see something else.
        guard origin == bounds.origin, !holdPlace() else { return false }
        updateContentSize()
        guard !clampIfDue() else { return false }
        putAway(except: visible)
        placeLiveViews()
        return start == generation && origin == bounds.origin && !isReloadDue
    }

    /// Measures a row again, whose content has changed on screen.
    func contentDidChange(in cell: UITableViewCell) {
        guard !isTiling, selfSizingInvalidation != .disabled, let indexPath = indexPath(for: cell),
            let position = geometry.shape.position(of: indexPath), geometry.isMeasured(position)
        else { return }
        geometry.forgetMeasurement(at: position)
        setNeedsLayout()
    }

    /// The header that stays in sight though its own place is above.
    private func floatingHeader(at position: Int) -> TableLine? {
        guard style == .plain, let line = geometry.shape.line(at: position) else { return nil }
        let header = TableLine.header(section: line.section)
        guard let place = geometry.shape.position(of: header), geometry.height(of: place) > 0 else { return nil }
        return header
    }

    // MARK: - Showing lines

    /// Makes a line's view if there is none, and measures it. False if the table has changed meanwhile.
    private func show(_ line: TableLine, _ start: Int) -> Bool {
        switch line {
        case .row(let section, let row):
            let indexPath = IndexPath(row: row, section: section)
            let isNew = liveCells[indexPath] == nil
            guard let cell = liveCells[indexPath] ?? makeCell(at: indexPath, start) else { return false }
            guard measure(cell, line, start) else { return false }
            if isNew { delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath) }
        case .header, .footer:
            guard showSectionView(line, start) else { return false }
        }
        return start == generation
    }

    private func makeCell(at indexPath: IndexPath, _ start: Int) -> UITableViewCell? {
        cellsMade += 1
        let prepared = takePreparedCell(at: indexPath)
        guard let cell = prepared ?? dataSource?.tableView(self, cellForRowAt: indexPath), start == generation else {
            return nil
        }
        // An app that hands out one cell for two rows has it at the last.
        if preparedRow?.cell === cell { preparedRow = nil }
        if let other = liveCells.first(where: { $0.value === cell })?.key { liveCells[other] = nil }
        liveCells[indexPath] = cell
        cell.tableView = self
        UIView.performWithoutAnimation {
            take(cell, at: indexPath)
            cell.layer.isHidden = false
        }
        return cell
    }

    /// Makes a cell one of the table's, with the look of a row.
    func take(_ cell: UITableViewCell, at indexPath: IndexPath) {
        if cell.superview !== self { addSubview(cell) }
        cell.alpha = 1
        if selectedRows.contains(indexPath) != cell.isSelected {
            cell.setSelected(selectedRows.contains(indexPath), animated: false)
        }
        cell.applyBackground(style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
        configureSeparator(of: cell, at: indexPath)
    }

    private func measure(_ cell: UITableViewCell, _ line: TableLine, _ start: Int) -> Bool {
        guard let position = geometry.shape.position(of: line), !geometry.isMeasured(position),
            let indexPath = geometry.shape.indexPath(at: position)
        else { return true }
        var height = delegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
        guard start == generation else { return false }
        if height < 0 {
            UIView.performWithoutAnimation {
                let width = max(0, bounds.width - 2 * sideInset)
                if cell.bounds.width != width {
                    cell.setLayoutFrame(
                        CGRect(x: sideInset, y: geometry.top(of: position), width: width, height: cell.bounds.height))
                }
                height = fittingHeight(of: cell, width: width)
            }
        }
        guard start == generation else { return false }
        geometry.setMeasured(height, at: position)
        return true
    }

    func fittingHeight(of view: UIView, width: CGFloat) -> CGFloat {
        let size = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return LayoutPixels.ceil(size.height)
    }

    private func showSectionView(_ line: TableLine, _ start: Int) -> Bool {
        guard let position = geometry.shape.position(of: line) else { return true }
        let isNew = liveSectionViews[line]?.superview == nil
        if liveSectionViews[line] == nil {
            guard let view = delegateSectionView(line) ?? titleView(line) else {
                if !geometry.isMeasured(position) {
                    let height = sectionViewHeight(line)
                    geometry.setMeasured(height >= 0 ? height : emptySectionViewHeight(line), at: position)
                }
                return start == generation
            }
            guard start == generation else { return false }
            liveSectionViews[line] = view
            addSectionView(view, line)
        }
        guard let view = liveSectionViews[line] else { return true }
        if !geometry.isMeasured(position) {
            let height = sectionViewHeight(line)
            let width = max(0, bounds.width - 2 * sideInset)
            geometry.setMeasured(height >= 0 ? height : fittingHeight(of: view, width: width), at: position)
        }
        if isNew {
            switch line {
            case .header(let section): delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
            case .footer(let section): delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
            case .row: break
            }
        }
        return start == generation
    }

    func addSectionView(_ view: UIView, _ line: TableLine) {
        UIView.performWithoutAnimation {
            view.layer.isHidden = false
            view.translatesAutoresizingMaskIntoConstraints = true
            if view.superview !== self { addSubview(view) }
            // Above the rows that pass under it.
            view.layer.zPosition = 10
        }
    }

    /// The stock view for a section's text.
    private func titleView(_ line: TableLine) -> UIView? {
        guard let title = title(of: line) else { return nil }
        let identifier = "UITableView.title"
        let view = pool.view(for: identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
        view.isGrouped = style != .plain
        view.textLabel?.text = style == .plain ? title : title.uppercased()
        view.textLabel?.font = UIFontMetrics(forTextStyle: .footnote)
            .scaledFont(for: .systemFont(ofSize: 13, weight: style == .plain ? .semibold : .regular))
        view.backgroundColor = style == .plain ? .secondarySystemBackground : .clear
        return view
    }

    // MARK: - Placing and putting away

    func placeLiveViews() {
        for (indexPath, cell) in liveCells {
            guard let position = geometry.shape.position(of: indexPath) else { continue }
            place(cell, in: frame(ofLineAt: position))
            roundCorners(of: cell, at: indexPath)
        }
        followed = 0
        for (line, view) in liveSectionViews {
            guard let position = geometry.shape.position(of: line) else { continue }
            var frame = frame(ofLineAt: position)
            if style == .plain, case .header(let section) = line {
                frame.origin.y = floatingTop(ofHeader: position, section)
            }
            view.setLayoutFrame(frame)
        }
    }

    /// Places a cell; one on its way goes on from where it is seen to where its row is now.
    private func place(_ cell: UITableViewCell, in frame: CGRect) {
        let distance = CGPoint(x: frame.midX - cell.center.x, y: frame.midY - cell.center.y)
        let isMoved = distance != .zero || followed != 0
        if isMoved, cell.layer.carry(by: distance, unseen: CGPoint(x: 0, y: followed)) {
            cell.constraintState.placeDidChange()
        }
        cell.setLayoutFrame(frame)
    }

    func frame(ofLineAt position: Int) -> CGRect {
        CGRect(
            x: sideInset, y: geometry.top(of: position), width: max(0, bounds.width - 2 * sideInset),
            height: geometry.height(of: position))
    }

    private func floatingTop(ofHeader position: Int, _ section: Int) -> CGFloat {
        let own = geometry.top(of: position)
        guard let footer = geometry.shape.position(of: .footer(section: section)) else { return own }
        let last = geometry.top(of: footer) - geometry.height(of: position)
        return max(own, min(bounds.minY + adjustedContentInset.top, last))
    }

    private func roundCorners(of cell: UITableViewCell, at indexPath: IndexPath) {
        guard style == .insetGrouped else { return }
        var corners: CACornerMask = []
        if indexPath.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if indexPath.row == geometry.shape.rowCounts[indexPath.section] - 1 {
            corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        }
        cell.layer.cornerRadius = corners.isEmpty ? 0 : 10
        cell.layer.maskedCorners = corners
    }

    private func putAway(except visible: Set<TableLine>) {
        for indexPath in liveCells.keys
        where !visible.contains(.row(section: indexPath.section, row: indexPath.row)) && !isKept(indexPath) {
            putAwayCell(at: indexPath)
        }
        for line in liveSectionViews.keys where !visible.contains(line) { putAwaySectionView(at: line) }
    }

    /// A row whose actions are shown, or which is being edited, stays.
    private func isKept(_ indexPath: IndexPath) -> Bool {
        guard let cell = liveCells[indexPath] else { return false }
        if let responder = FirstResponder.current as? UIView, responder.isDescendant(of: cell) { return true }
        return false
    }

    func putAwayCell(at indexPath: IndexPath) {
        guard let cell = liveCells.removeValue(forKey: indexPath) else { return }
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
        retire(cell)
    }

    func retire(_ cell: UITableViewCell) {
        cell.layer.removeAllAnimations()
        // Hidden, not removed: a view that comes and goes with each scroll would cost two walks through it.
        if pool.keep(cell) { cell.layer.isHidden = true } else { cell.removeFromSuperview() }
    }

    func putAwaySectionView(at line: TableLine) {
        if let view = liveSectionViews.removeValue(forKey: line) { retire(view, of: line) }
    }

    /// Tells that the view of a header or footer is not shown any more, and keeps it for further use.
    func retire(_ view: UIView, of line: TableLine) {
        switch line {
        case .header(let section): delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        case .footer(let section): delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        case .row: break
        }
        if let reusable = view as? UITableViewHeaderFooterView, pool.keep(reusable) {
            view.layer.isHidden = true
        } else {
            view.removeFromSuperview()
        }
    }

    // MARK: - Edges and separators

    /// What is in sight stays where it is, unless the table is at its top.
    func replaceEdgeView(_ old: UIView?, _ new: UIView?) {
        notePlace()
        if old !== new { old?.removeFromSuperview() }
        if let new, new.superview !== self { addSubview(new) }
        updateContentSize()
        layOutEdgeViews()
        setNeedsLayout()
    }

    func layOutEdgeViews() {
        if let tableHeaderView {
            tableHeaderView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: tableHeaderView.bounds.height)
        }
        if let tableFooterView {
            tableFooterView.frame = CGRect(
                x: 0, y: geometry.end, width: bounds.width, height: tableFooterView.bounds.height)
        }
    }

    func updateSeparators() {
        for (indexPath, cell) in liveCells { configureSeparator(of: cell, at: indexPath) }
    }

    func configureSeparator(of cell: UITableViewCell, at indexPath: IndexPath) {
        let isLast = indexPath.row == geometry.shape.rowCounts[indexPath.section] - 1
        cell.separator.isHidden = separatorStyle == .none || (style == .insetGrouped && isLast)
        cell.separator.backgroundColor = separatorColor
        cell.applySeparatorInset(separatorInset)
    }
}
