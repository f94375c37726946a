internal import Foundation

/// The changes of one batch, as an app states them: what goes, by the indices
/// from before the batch; what comes, by the indices after it.
struct TableChanges {
    var deletedRows: Set<IndexPath> = []
    var insertedRows: Set<IndexPath> = []
    var reloadedRows: Set<IndexPath> = []
    /// Those of the reloaded rows whose new looks are there without a movement.
    var rowsReloadedAtOnce: Set<IndexPath> = []
    var movedRows: [IndexPath: IndexPath] = [:]
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var reloadedSections = IndexSet()
    var movedSections: [Int: Int] = [:]

    var isEmpty: Bool {
        deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
            && deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
    }

    /// Why a batch does not lead from the old counts to the new ones, `nil` if it does.
    func contradiction(from old: TableShape, to new: TableShape) -> String? {
        let sections = old.sectionCount - deletedSections.count + insertedSections.count
        guard sections == new.sectionCount else {
            return "\(old.sectionCount) sections before, \(insertedSections.count) inserted and "
                + "\(deletedSections.count) deleted, but \(new.sectionCount) after"
        }
        if let wrong = deletedSections.union(reloadedSections).first(where: { $0 >= old.sectionCount }) {
            return "section \(wrong) is changed, but there were \(old.sectionCount) sections"
        }
        let outgoing = deletedRows.union(reloadedRows).union(movedRows.keys)
        if let wrong = outgoing.filter({ !old.contains($0) }).min() {
            return "row \(wrong) is changed, but there was no such row"
        }
        if let wrong = insertedRows.union(movedRows.values).filter({ !new.contains($0) }).min() {
            return "row \(wrong) is inserted, but there is no such row"
        }
        return rowContradiction(from: old, to: new)
    }

    private func rowContradiction(from old: TableShape, to new: TableShape) -> String? {
        let oldSections = oldSectionsByNew(old, new)
        var change: [Int: Int] = [:]
        let newSections = newSectionsByOld(oldSections)
        for row in deletedRows { if let section = newSections[row[0]] { change[section, default: 0] -= 1 } }
        for row in insertedRows { change[row[0], default: 0] += 1 }
        for (from, to) in movedRows {
            if let section = newSections[from[0]] { change[section, default: 0] -= 1 }
            change[to[0], default: 0] += 1
        }
        for section in 0..<new.sectionCount {
            guard let oldSection = oldSections[section], !reloadedSections.contains(oldSection) else { continue }
            let expected = old.rowCounts[oldSection] + (change[section] ?? 0)
            if expected != new.rowCounts[section] {
                return "section \(section) had \(old.rowCounts[oldSection]) rows, the batch changes that by "
                    + "\(change[section] ?? 0), but there are \(new.rowCounts[section]) now"
            }
        }
        return nil
    }

    /// The old section of each new one, `nil` for inserted ones.
    private func oldSectionsByNew(_ old: TableShape, _ new: TableShape) -> [Int?] {
        let fixed = Dictionary(movedSections.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
        var remaining = (0..<old.sectionCount).filter { !deletedSections.contains($0) && movedSections[$0] == nil }[...]
        return (0..<new.sectionCount).map { section in
            if let moved = fixed[section] { return moved }
            if insertedSections.contains(section) { return nil }
            return remaining.popFirst()
        }
    }

    private func newSectionsByOld(_ oldSections: [Int?]) -> [Int: Int] {
        var result: [Int: Int] = [:]
        for (new, old) in oldSections.enumerated() { if let old { result[old] = new } }
        return result
    }

    /// Follows every line through the batch. The batch must not contradict the shapes.
    func mapping(from old: TableShape, to new: TableShape) -> TableMapping {
        let oldSections = oldSectionsByNew(old, new)
        var outgoing: [Int: [Int]] = [:]
        var incoming: [Int: [Int]] = [:]
        for row in deletedRows.union(movedRows.keys) { outgoing[row[0], default: []].append(row[1]) }
        for row in insertedRows.union(movedRows.values) { incoming[row[0], default: []].append(row[1]) }
        let sections = (0..<new.sectionCount).map { section in
            TableMapping.Section(
                old: oldSections[section].flatMap { reloadedSections.contains($0) ? nil : $0 },
                outgoing: (oldSections[section].flatMap { outgoing[$0] } ?? []).sorted(),
                incoming: (incoming[section] ?? []).sorted())
        }
        return TableMapping(old: old, new: new, sections: sections, moves: movedRows, reloaded: reloadedRows)
    }
}
