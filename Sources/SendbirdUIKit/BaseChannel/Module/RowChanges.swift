import UIKit

/// The least change that leads from the rows that are shown to those to show.
struct RowChanges: Equatable {
    /// Rows to take out, by their old index.
    var deleted: [IndexPath] = []
    /// Rows to put in, by their new index.
    var inserted: [IndexPath] = []
    /// Rows that stay and look different, by their new index.
    var changed: [IndexPath] = []

    /// Whether there is nothing to do.
    var isEmpty: Bool { deleted.isEmpty && inserted.isEmpty && changed.isEmpty }

    /// Compares two lists of rows.
    init(from old: [RowAppearance], to new: [RowAppearance]) {
        let difference = new.map(\.key).difference(from: old.map(\.key))
        var insertedIndices: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): deleted.append(IndexPath(row: offset, section: 0))
            case .insert(let offset, _, _):
                inserted.append(IndexPath(row: offset, section: 0))
                insertedIndices.insert(offset)
            }
        }
        let known = Dictionary(old.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        for (index, row) in new.enumerated() where !insertedIndices.contains(index) && known[row.key] != row {
            changed.append(IndexPath(row: index, section: 0))
        }
    }
}
