public import Foundation

extension UICollectionView {
    /// Makes several changes at once.
    ///
    /// Deletions and reloads name items by their places before all of the
    /// changes, insertions by those after. The data source must have changed
    /// accordingly by the end of `updates`; if it has not, the collection says
    /// so in the log and loads everything anew.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        // The counts from before are needed to judge those after.
        loadIfDue()
        updateDepth += 1
        updates?()
        commitUpdates(completion)
    }

    /// Inserts items, by their places after the update.
    public func insertItems(at indexPaths: [IndexPath]) {
        change { $0.insertedRows.formUnion(indexPaths) }
    }

    /// Deletes items, by their places before the update.
    public func deleteItems(at indexPaths: [IndexPath]) {
        change { $0.deletedRows.formUnion(indexPaths) }
    }

    /// Makes items anew, by their places before the update.
    public func reloadItems(at indexPaths: [IndexPath]) {
        change { $0.reloadedRows.formUnion(indexPaths) }
    }

    /// Makes items anew: the same as `reloadItems(at:)`.
    public func reconfigureItems(at indexPaths: [IndexPath]) {
        reloadItems(at: indexPaths)
    }

    /// Moves an item from its place before the update to that after it.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.movedRows[indexPath] = newIndexPath }
    }

    /// Inserts sections, by their places after the update.
    public func insertSections(_ sections: IndexSet) {
        change { $0.insertedSections.formUnion(sections) }
    }

    /// Deletes sections, by their places before the update.
    public func deleteSections(_ sections: IndexSet) {
        change { $0.deletedSections.formUnion(sections) }
    }

    /// Makes sections anew, by their places before the update.
    public func reloadSections(_ sections: IndexSet) {
        change { $0.reloadedSections.formUnion(sections) }
    }

    /// Moves a section from its place before the update to that after it.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections[section] = newSection }
    }

    private func change(_ record: (inout TableChanges) -> Void) {
        loadIfDue()
        updateDepth += 1
        record(&pendingChanges)
        commitUpdates(nil)
    }

    private func commitUpdates(_ completion: ((Bool) -> Void)?) {
        updateDepth -= 1
        guard updateDepth == 0 else {
            // Inside another update: that one makes the changes.
            completion?(true)
            return
        }
        let changes = pendingChanges
        pendingChanges = TableChanges()
        if changes.isEmpty {
            collectionViewLayout.invalidateLayout()
            if !isTiling { layoutIfNeeded() }
            completion?(true)
        } else {
            apply(changes, completion)
        }
    }

    private func apply(_ changes: TableChanges, _ completion: ((Bool) -> Void)?) {
        guard !isReloadDue, dataSource != nil else {
            setNeedsReload()
            loadIfDue()
            completion?(true)
            return
        }
        let new = currentShape()
        if let contradiction = changes.contradiction(from: shape, to: new) {
            LayoutLog.write("\(type(of: self)) cannot make an update: \(contradiction). It is loaded anew.")
            reloadData()
            completion?(false)
            return
        }
        let mapping = changes.mapping(from: shape, to: new)
        let leaving = rekey(mapping)
        shape = new
        generation += 1
        selectedItems = Set(selectedItems.compactMap { mapping.newIndexPath(of: $0) })
        pressedItem = pressedItem.flatMap { mapping.newIndexPath(of: $0) }
        measuredItems = []
        (collectionViewLayout as? UICollectionViewFlowLayout)?.forgetMeasurements()
        collectionViewLayout.invalidateLayout()
        guard window != nil, UIView.areAnimationsEnabled, !isTiling else {
            for cell in leaving { retire(cell) }
            if !isTiling { layoutIfNeeded() }
            completion?(true)
            return
        }
        animate(leaving, completion)
    }

    /// Gives the cells on screen their new places; returns those whose items are gone or made anew.
    private func rekey(_ mapping: TableMapping) -> [UICollectionViewCell] {
        var kept: [IndexPath: UICollectionViewCell] = [:]
        var leaving: [UICollectionViewCell] = []
        for (indexPath, cell) in liveCells.sorted(by: { $0.key < $1.key }) {
            if !mapping.reloaded.contains(indexPath), let now = mapping.newIndexPath(of: indexPath) {
                kept[now] = cell
            } else {
                leaving.append(cell)
                delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
            }
        }
        liveCells = kept
        for key in liveViews.keys { putAwayView(key) }
        return leaving
    }

    /// Moves what stays, fades what comes and goes.
    private func animate(_ leaving: [UICollectionViewCell], _ completion: ((Bool) -> Void)?) {
        let before = Dictionary(uniqueKeysWithValues: liveCells.values.map { (ObjectIdentifier($0), $0.center) })
        var moves: [(cell: UICollectionViewCell, center: CGPoint)] = []
        UIView.performWithoutAnimation {
            layoutIfNeeded()
            for cell in liveCells.values {
                moves.append((cell, cell.center))
                if let start = before[ObjectIdentifier(cell)] { cell.center = start } else { cell.alpha = 0 }
            }
            for cell in leaving { sendSubviewToBack(cell) }
        }
        UIView.animate(withDuration: 0.3) {
            for (cell, center) in moves {
                cell.center = center
                cell.alpha = 1
            }
            for cell in leaving { cell.alpha = 0 }
        } completion: { [weak self] finished in
            for cell in leaving {
                cell.alpha = 1
                self?.retire(cell)
            }
            completion?(finished)
        }
    }
}
