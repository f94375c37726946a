public import Foundation

extension UITableView {
    /// The number of sections, as last loaded.
    public var numberOfSections: Int {
        loadIfDue()
        return geometry.shape.sectionCount
    }

    /// Returns the number of rows of a section, as last loaded. No such section: 0.
    public func numberOfRows(inSection section: Int) -> Int {
        loadIfDue()
        return geometry.shape.rowCounts.indices.contains(section) ? geometry.shape.rowCounts[section] : 0
    }

    /// Returns a row's rectangle in the content. No such row: zero.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        loadIfDue()
        return geometry.shape.position(of: indexPath).map { frame(ofLineAt: $0) } ?? .zero
    }

    /// Returns the rectangle of a section with its header and footer.
    public func rect(forSection section: Int) -> CGRect {
        loadIfDue()
        guard let first = geometry.shape.position(of: .header(section: section)),
            let last = geometry.shape.position(of: .footer(section: section))
        else { return .zero }
        return frame(ofLineAt: first).union(frame(ofLineAt: last))
    }

    /// Returns the rectangle of a section's header, where it lies among the rows.
    public func rectForHeader(inSection section: Int) -> CGRect {
        loadIfDue()
        return geometry.shape.position(of: .header(section: section)).map { frame(ofLineAt: $0) } ?? .zero
    }

    /// Returns the rectangle of a section's footer.
    public func rectForFooter(inSection section: Int) -> CGRect {
        loadIfDue()
        return geometry.shape.position(of: .footer(section: section)).map { frame(ofLineAt: $0) } ?? .zero
    }

    /// Returns the row at a point of the content, `nil` if there is none.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        loadIfDue()
        guard let position = geometry.position(at: point.y), frame(ofLineAt: position).contains(point) else {
            return nil
        }
        return geometry.shape.indexPath(at: position)
    }

    /// Returns the rows that a rectangle of the content meets, from top to bottom.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        loadIfDue()
        guard rect.height > 0, var position = geometry.position(at: rect.minY) else { return [] }
        var rows: [IndexPath] = []
        while position < geometry.shape.lineCount, geometry.top(of: position) < rect.maxY {
            if let row = geometry.shape.indexPath(at: position), frame(ofLineAt: position).maxY > rect.minY {
                rows.append(row)
            }
            position += 1
        }
        return rows
    }

    /// While an update is described the data has changed already and the lines have not: they stay as they were.
    private func layOutIfLinesAreCurrent() {
        if !isTiling, updateDepth == 0 { layoutIfNeeded() }
    }

    /// Returns the row of a cell that is on screen.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
        liveCells.first { $0.value === cell }?.key
    }

    /// Returns the cell of a row that is on screen; `nil` for others.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        layOutIfLinesAreCurrent()
        return liveCells[indexPath]
    }

    /// The cells on screen, from top to bottom.
    public var visibleCells: [UITableViewCell] {
        layOutIfLinesAreCurrent()
        return liveCells.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The rows on screen, from top to bottom.
    public var indexPathsForVisibleRows: [IndexPath]? {
        layOutIfLinesAreCurrent()
        return liveCells.keys.sorted()
    }

    /// Returns a section's header view, if it is on screen and of the table view's kind.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        liveSectionViews[.header(section: section)] as? UITableViewHeaderFooterView
    }

    /// Returns a section's footer view, if it is on screen and of the table view's kind.
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        liveSectionViews[.footer(section: section)] as? UITableViewHeaderFooterView
    }

    /// The views of the table's parts from the upper edge of the screen on, also in a table turned over.
    var lineViewsInReadingOrder: [UIView] {
        let lines = (Array(liveCells.values) as [UIView] + liveSectionViews.values).sorted { $0.center.y < $1.center.y }
        let parts = [tableHeaderView].compactMap(\.self) + lines + [tableFooterView].compactMap(\.self)
        let known = Set(parts.map { ObjectIdentifier($0) })
        // What an app has added by itself, and what lies behind.
        let others = subviews.filter { !known.contains(ObjectIdentifier($0)) }
        return (others + (isTurnedOver ? parts.reversed() : parts)).filter { !$0.isHidden && $0.alpha > 0.01 }
    }

    // MARK: - Scrolling to rows

    /// Scrolls until a row lies where it is wanted, as far as the content allows.
    ///
    /// Rows on the way may be measured then and have other heights than
    /// estimated; the row ends in its place all the same. No such row: nothing happens.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        loadIfDue()
        guard geometry.shape.contains(indexPath) else { return }
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            stopMotion()
            settle(at: indexPath, scrollPosition)
            return
        }
        layOutIfLinesAreCurrent()
        guard let target = offset(for: indexPath, scrollPosition), target != bounds.origin else { return }
        scroll(to: target, animated: true)
        scrollGoal = (indexPath, scrollPosition)
    }

    /// Scrolls until the selected row nearest to the top lies where it is wanted.
    public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let row = selectedRows.min() else { return }
        scrollToRow(at: row, at: scrollPosition, animated: animated)
    }

    /// Moves to a row and measures around it until it stays.
    func settle(at indexPath: IndexPath, _ position: ScrollPosition) {
        for _ in 0..<6 {
            guard let target = offset(for: indexPath, position) else { return }
            if abs(target.y - bounds.minY) < 0.5, liveCells[indexPath] != nil { return }
            moveContent(to: target)
            guard !isTiling else { return }
            tile(outsideOfWindow: true)
        }
    }

    private func offset(for indexPath: IndexPath, _ position: ScrollPosition) -> CGPoint? {
        guard let line = geometry.shape.position(of: indexPath) else { return nil }
        let row = frame(ofLineAt: line)
        let insets = adjustedContentInset
        let room = bounds.height - insets.top - insets.bottom
        let y: CGFloat
        switch position {
        case .none: return offset(showing: CGRect(x: bounds.minX, y: row.minY, width: 1, height: row.height))
        case .top: y = row.minY - insets.top
        case .middle: y = row.midY - room / 2 - insets.top
        case .bottom: y = row.maxY - room - insets.top
        }
        return clamped(CGPoint(x: bounds.minX, y: y))
    }
}
