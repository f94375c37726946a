public import Foundation

extension UITableView {
    /// Whether changes are collected that have not taken effect yet.
    public var hasUncommittedUpdates: Bool { updateDepth > 0 }

    /// Makes several changes at once.
    ///
    /// Deletions and reloads name rows by their places before all of the changes,
    /// insertions by those after. The data source must have changed accordingly
    /// by the end of `updates`; if it has not, the table says so in the log and loads everything anew.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        commitUpdates(completion: completion)
    }

    /// Begins to collect changes.
    public func beginUpdates() {
        // The counts from before are needed to judge those after.
        loadIfDue()
        updateDepth += 1
    }

    /// Makes the changes since `beginUpdates()`. Without any, has the heights asked for again.
    public func endUpdates() {
        commitUpdates(completion: nil)
    }

    /// Inserts rows, by their places after the update.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.insertedRows.formUnion(indexPaths) }
    }

    /// Deletes rows, by their places before the update.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.deletedRows.formUnion(indexPaths) }
    }

    /// Makes rows anew, by their places before the update.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) {
            $0.reloadedRows.formUnion(indexPaths)
            if animation == .none { $0.rowsReloadedAtOnce.formUnion(indexPaths) }
        }
    }

    /// Fills the existing cells of rows again and measures them.
    ///
    /// ## Differences on Linux
    /// The same as `reloadRows(at:with:)` without animation.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        reloadRows(at: indexPaths, with: .none)
    }

    /// Moves a row from its place before the update to that after it.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change(.automatic) { $0.movedRows[indexPath] = newIndexPath }
    }

    /// Inserts sections, by their places after the update.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.insertedSections.formUnion(sections) }
    }

    /// Deletes sections, by their places before the update.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.deletedSections.formUnion(sections) }
    }

    /// Makes sections anew, by their places before the update.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.reloadedSections.formUnion(sections) }
    }

    /// Moves a section from its place before the update to that after it.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change(.automatic) { $0.movedSections[section] = newSection }
    }

    // MARK: - Collecting

    private func change(_ animation: RowAnimation, _ record: (inout TableChanges) -> Void) {
        beginUpdates()
        record(&pendingChanges)
        if animation != .none { pendingAnimation = animation }
        commitUpdates(completion: nil)
    }

    private func commitUpdates(completion: ((Bool) -> Void)?) {
        guard updateDepth > 0 else { return }
        updateDepth -= 1
        guard updateDepth == 0 else {
            // Inside another update: that one makes the changes.
            completion?(true)
            return
        }
        let changes = pendingChanges
        let animation = pendingAnimation
        pendingChanges = TableChanges()
        pendingAnimation = .none
        guard !changes.isEmpty else {
            heightsMayHaveChanged(completion)
            return
        }
        apply(changes, animation, completion)
    }

    /// An empty update asks for the heights of all rows again, and moves what follows.
    private func heightsMayHaveChanged(_ completion: ((Bool) -> Void)?) {
        geometry.forgetMeasurements()
        animate(true, completion) { self.retile() }
    }

    func retile() {
        setNeedsLayout()
        if isTiling { return }
        layoutIfNeeded()
    }

    func animate(_ isWanted: Bool, _ completion: ((Bool) -> Void)?, _ changes: @escaping () -> Void) {
        if isWanted, window != nil, UIView.areAnimationsEnabled {
            UIView.animate(withDuration: 0.3, animations: changes, completion: completion)
        } else {
            changes()
            completion?(true)
        }
    }
}
