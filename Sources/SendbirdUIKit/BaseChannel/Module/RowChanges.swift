import SendbirdChatSDK
import UIKit

/// The least change that leads from the messages that a table has to those it is to have.
///
/// Both ends that are the same objects are passed over, so that a message more
/// in a list of many costs next to nothing.
struct RowChanges: Equatable {
    /// Rows to take out, by their old index.
    private(set) var deleted: [IndexPath] = []
    /// Rows to put in, by their new index.
    private(set) var inserted: [IndexPath] = []
    /// Rows that stay and may look different, as they or a neighbour have changed, by their new index.
    private(set) var touched: [IndexPath] = []

    /// Whether there is nothing to do.
    var isEmpty: Bool { deleted.isEmpty && inserted.isEmpty && touched.isEmpty }

    /// Compares two lists of messages, the lowest row first.
    init(from old: [BaseMessage], to new: [BaseMessage]) {
        let shortest = min(old.count, new.count)
        var start = 0
        while start < shortest, old[start] === new[start] { start += 1 }
        var end = 0
        while end < shortest - start, old[old.count - 1 - end] === new[new.count - 1 - end] { end += 1 }
        let oldKeys = old[start..<(old.count - end)].map { MessageKey($0) }
        let newKeys = new[start..<(new.count - end)].map { MessageKey($0) }
        guard !oldKeys.isEmpty || !newKeys.isEmpty else { return }
        let (gone, come) = Self.differences(oldKeys, newKeys)
        deleted = gone.sorted().map { IndexPath(row: start + $0, section: 0) }
        inserted = come.sorted().map { IndexPath(row: start + $0, section: 0) }
        touched = Self.touched(from: old, to: new, start: start, gone: gone, come: come, keptAfter: end)
    }

    /// Where a row that stays was before, by where it is now.
    func oldPath(of path: IndexPath) -> IndexPath {
        var row = path.row
        for come in inserted where come < path { row -= 1 }
        for gone in deleted where gone.row <= row { row += 1 }
        return IndexPath(row: row, section: 0)
    }

    /// The indices of what is gone from the first list and of what has come with the second.
    private static func differences(_ old: [MessageKey], _ new: [MessageKey]) -> (gone: Set<Int>, come: Set<Int>) {
        let (before, after) = (Set(old), Set(new))
        let staysInOrder = old.filter { after.contains($0) } == new.filter { before.contains($0) }
        if staysInOrder {
            return (
                Set(old.indices.filter { !after.contains(old[$0]) }),
                Set(new.indices.filter { !before.contains(new[$0]) })
            )
        }
        var (gone, come): (Set<Int>, Set<Int>) = ([], [])
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): gone.insert(offset)
            case .insert(let offset, _, _): come.insert(offset)
            }
        }
        return (gone, come)
    }

    /// Walks both lists side by side: rows that stay are touched if they are another version, or stand
    /// beside a row that came, went or is another version.
    private static func touched(
        from old: [BaseMessage], to new: [BaseMessage], start: Int, gone: Set<Int>, come: Set<Int>, keptAfter: Int
    ) -> [IndexPath] {
        var rows: Set<Int> = []
        var (oldIndex, newIndex) = (start, start)
        while oldIndex < old.count - keptAfter || newIndex < new.count - keptAfter {
            if gone.contains(oldIndex - start) {
                rows.formUnion([newIndex - 1, newIndex])
                oldIndex += 1
                continue
            }
            if come.contains(newIndex - start) {
                rows.formUnion([newIndex - 1, newIndex + 1])
            } else {
                if old[oldIndex] !== new[newIndex] { rows.formUnion([newIndex - 1, newIndex, newIndex + 1]) }
                oldIndex += 1
            }
            newIndex += 1
        }
        return rows.filter { new.indices.contains($0) && !come.contains($0 - start) }.sorted()
            .map { IndexPath(row: $0, section: 0) }
    }
}
