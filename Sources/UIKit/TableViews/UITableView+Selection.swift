public import Foundation

extension UITableView {
    /// The first selected row.
    public var indexPathForSelectedRow: IndexPath? { selectedRows.min() }

    /// The selected rows from top to bottom, `nil` if none is.
    public var indexPathsForSelectedRows: [IndexPath]? {
        selectedRows.isEmpty ? nil : selectedRows.sorted()
    }

    /// Selects a row without telling the delegate; `nil` deselects all.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for row in selectedRows { deselectRow(at: row, animated: animated) }
            return
        }
        loadIfDue()
        guard geometry.shape.contains(indexPath) else { return }
        if !selectsSeveral {
            for row in selectedRows where row != indexPath { deselectRow(at: row, animated: animated) }
        }
        selectedRows.insert(indexPath)
        liveCells[indexPath]?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects a row without telling the delegate.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard selectedRows.remove(indexPath) != nil else { return }
        liveCells[indexPath]?.setSelected(false, animated: animated)
    }

    private var selectsSeveral: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    private var selectsRows: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    // MARK: - Presses

    func pressDidBegin(_ touches: Set<UITouch>) {
        if swiping.isOpen {
            swiping.close(animated: true)
            return
        }
        guard selectsRows, let touch = touches.first, !touch.isSecondary,
            let indexPath = indexPathForRow(at: touch.location(in: self)), let cell = liveCells[indexPath],
            delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
        else { return }
        pressedRow = indexPath
        cell.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: indexPath)
    }

    func pressDidEnd(_ touches: Set<UITouch>) {
        guard let pressed = pressedRow else { return }
        pressWasCancelled()
        guard let touch = touches.first, indexPathForRow(at: touch.location(in: self)) == pressed else { return }
        userDidPress(pressed)
    }

    func pressWasCancelled() {
        guard let pressed = pressedRow else { return }
        pressedRow = nil
        liveCells[pressed]?.setHighlighted(false, animated: true)
        delegate?.tableView(self, didUnhighlightRowAt: pressed)
    }

    /// Selects a row, or deselects one of several, and tells the delegate.
    func userDidPress(_ indexPath: IndexPath) {
        guard geometry.shape.contains(indexPath) else { return }
        if selectsSeveral, selectedRows.contains(indexPath) {
            userDidDeselect(indexPath)
            return
        }
        var wanted: IndexPath? = indexPath
        if let delegate { wanted = delegate.tableView(self, willSelectRowAt: indexPath) }
        guard let wanted, geometry.shape.contains(wanted) else { return }
        if !selectsSeveral { for row in selectedRows.sorted() where row != wanted { userDidDeselect(row) } }
        selectedRows.insert(wanted)
        liveCells[wanted]?.setSelected(true, animated: false)
        delegate?.tableView(self, didSelectRowAt: wanted)
    }

    private func userDidDeselect(_ indexPath: IndexPath) {
        var wanted: IndexPath? = indexPath
        if let delegate { wanted = delegate.tableView(self, willDeselectRowAt: indexPath) }
        guard let wanted, selectedRows.contains(wanted) else { return }
        deselectRow(at: wanted, animated: false)
        delegate?.tableView(self, didDeselectRowAt: wanted)
    }
}
