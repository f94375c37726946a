internal import Foundation

extension NSDiffableDataSourceSnapshot {
    /// The changes that lead from an older snapshot to this one; nil when sections have changed their order.
    func changes(since old: Self) -> TableChanges? {
        let before = Set(old.sectionIdentifiers)
        let now = Set(sectionIdentifiers)
        guard old.sectionIdentifiers.filter({ now.contains($0) }) == sectionIdentifiers.filter({ before.contains($0) })
        else { return nil }
        var changes = TableChanges()
        for (index, section) in old.sectionIdentifiers.enumerated() where !now.contains(section) {
            changes.deletedSections.insert(index)
        }
        for (index, section) in sectionIdentifiers.enumerated() where !before.contains(section) {
            changes.insertedSections.insert(index)
        }
        for (index, section) in sectionIdentifiers.enumerated() {
            guard let oldIndex = old.indexOfSection(section) else { continue }
            addChanges(&changes, of: section, from: old, oldIndex, to: index)
        }
        let oldPaths = reloadedItemIdentifiers.compactMap { old.indexPath(of: $0) }
        // What moves or goes is made anew by that.
        changes.reloadedRows = Set(oldPaths).subtracting(changes.movedRows.keys).subtracting(changes.deletedRows)
            .filter { !changes.deletedSections.contains($0.section) }
        return changes
    }

    private func addChanges(
        _ changes: inout TableChanges, of section: SectionIdentifierType, from old: Self, _ oldIndex: Int, to index: Int
    ) {
        let difference = itemIdentifiers(inSection: section)
            .difference(from: old.itemIdentifiers(inSection: section)).inferringMoves()
        for change in difference {
            switch change {
            case .remove(let offset, _, let target):
                let path = IndexPath(item: offset, section: oldIndex)
                if let target {
                    changes.movedRows[path] = IndexPath(item: target, section: index)
                } else {
                    changes.deletedRows.insert(path)
                }
            case .insert(let offset, _, let source):
                if source == nil { changes.insertedRows.insert(IndexPath(item: offset, section: index)) }
            }
        }
    }
}
