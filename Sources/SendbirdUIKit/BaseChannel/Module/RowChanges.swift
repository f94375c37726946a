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
        let (before, after) = (old[start..<(old.count - end)], new[start..<(new.count - end)])
        guard !before.isEmpty || !after.isEmpty else { return }
        let (gone, come) = Self.differences(before, after)
        deleted = gone.sorted().map { IndexPath(row: start + $0, section: 0) }
        inserted = come.sorted().map { IndexPath(row: start + $0, section: 0) }
        touched = Self.touched(from: old, to: new, start: start, gone: gone, come: come, keptAfter: end)
    }

    /// Where a row of before is after the changes; nil if it is gone.
    func newRow(of row: Int) -> Int? { Self.follow(row, taking: deleted, putting: inserted) }

    /// Where a row of after was before the changes; nil if it is new.
    func oldRow(of row: Int) -> Int? { Self.follow(row, taking: inserted, putting: deleted) }

    /// Follows a row where others are taken out first and put in then, both ascending.
    private static func follow(_ row: Int, taking: [IndexPath], putting: [IndexPath]) -> Int? {
        guard !taking.contains(where: { $0.row == row }) else { return nil }
        var now = row - taking.count(where: { $0.row < row })
        for path in putting {
            if path.row > now { break }
            now += 1
        }
        return now
    }

    /// The indices of what is gone from the first list and of what has come with the second.
    private static func differences(
        _ before: ArraySlice<BaseMessage>, _ after: ArraySlice<BaseMessage>
    ) -> (gone: Set<Int>, come: Set<Int>) {
        let (old, new) = (before.map { MessageKey($0) }, after.map { MessageKey($0) })
        if let differences = differences(old, new, keeping: Set(old).intersection(new)) { return differences }
        // Where rows have changed their order, it most often was the other version that went: what was acknowledged
        // to its place among the sent. The rows that are as they were stay.
        let versions = Dictionary(zip(old, before)) { first, _ in first }
        let same = zip(new, after).filter { versions[$0] === $1 }.map(\.0)
        if let differences = differences(old, new, keeping: Set(same)) { return differences }
        var (gone, come): (Set<Int>, Set<Int>) = ([], [])
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): gone.insert(offset)
            case .insert(let offset, _, _): come.insert(offset)
            }
        }
        return (gone, come)
    }

    /// All rows but those that are kept; nil if these are not in the same order in both lists.
    private static func differences(
        _ old: [MessageKey], _ new: [MessageKey], keeping kept: Set<MessageKey>
    ) -> (gone: Set<Int>, come: Set<Int>)? {
        guard old.filter({ kept.contains($0) }) == new.filter({ kept.contains($0) }) else { return nil }
        return (
            Set(old.indices.filter { !kept.contains(old[$0]) }), Set(new.indices.filter { !kept.contains(new[$0]) })
        )
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
