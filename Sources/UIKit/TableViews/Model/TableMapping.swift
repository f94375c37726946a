internal import Foundation

/// Where the lines of a table are after a batch of changes.
///
/// Holds only what changes: the rows that stay are found by counting, so that a
/// message added to a list of 100,000 costs no dictionary of 100,000.
struct TableMapping {
    /// A section after the batch.
    struct Section {
        /// The section before; `nil` if it is new or loaded anew.
        var old: Int?
        /// The old rows that go, to nowhere or elsewhere, ascending.
        var outgoing: [Int]
        /// The new rows that come, from nowhere or elsewhere, ascending.
        var incoming: [Int]
    }

    let old: TableShape
    let new: TableShape
    let sections: [Section]
    let moves: [IndexPath: IndexPath]
    let reloaded: Set<IndexPath>

    /// The old position of each new line; `nil` for what is new or loaded anew.
    func oldPositions() -> [Int?] {
        var positions: [Int?] = []
        positions.reserveCapacity(new.lineCount)
        let origins = Dictionary(moves.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
        for (section, change) in sections.enumerated() {
            let rows = new.rowCounts[section]
            guard let oldSection = change.old, let header = old.position(of: .header(section: oldSection)) else {
                positions.append(contentsOf: repeatElement(nil, count: rows + 2))
                continue
            }
            positions.append(header)
            var outgoing = change.outgoing[...]
            var incoming = change.incoming[...]
            var source = 0
            for row in 0..<rows {
                if incoming.first == row {
                    incoming.removeFirst()
                    let origin = origins[IndexPath(indexes: [section, row])]
                    positions.append(origin.flatMap { old.position(of: $0) })
                    continue
                }
                while outgoing.first == source {
                    outgoing.removeFirst()
                    source += 1
                }
                positions.append(header + 1 + source)
                source += 1
            }
            positions.append(old.position(of: .footer(section: oldSection)))
        }
        for row in reloaded {
            if let path = newIndexPath(of: row), let position = new.position(of: path) { positions[position] = nil }
        }
        return positions
    }

    /// Where an old row is now, reloaded or not; `nil` if it is gone.
    func newIndexPath(of path: IndexPath) -> IndexPath? {
        if let moved = moves[path] { return moved }
        guard old.contains(path), let section = sections.firstIndex(where: { $0.old == path[0] }) else { return nil }
        let change = sections[section]
        let before = Self.count(in: change.outgoing, below: path[1])
        if before < change.outgoing.count, change.outgoing[before] == path[1] { return nil }
        // The row is the n-th that stays: step over the incoming rows up to there.
        var row = path[1] - before
        for incoming in change.incoming {
            if incoming > row { break }
            row += 1
        }
        return row < new.rowCounts[section] ? IndexPath(indexes: [section, row]) : nil
    }

    private static func count(in ascending: [Int], below value: Int) -> Int {
        var low = 0
        var high = ascending.count
        while low < high {
            let middle = (low + high) / 2
            if ascending[middle] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
