internal import Foundation

/// How many rows each section has, and which line of the table is which.
///
/// A section with `n` rows takes `n + 2` lines: its header, its rows, its footer.
struct TableShape: Equatable {
    let rowCounts: [Int]
    /// The line of each section's header, and the number of all lines at the end.
    private let starts: [Int]

    init(rowCounts: [Int] = []) {
        self.rowCounts = rowCounts.map { max(0, $0) }
        var starts = [0]
        starts.reserveCapacity(rowCounts.count + 1)
        for count in self.rowCounts { starts.append((starts.last ?? 0) + count + 2) }
        self.starts = starts
    }

    var sectionCount: Int { rowCounts.count }

    var lineCount: Int { starts.last ?? 0 }

    var rowCount: Int { rowCounts.reduce(0, +) }

    func contains(_ indexPath: IndexPath) -> Bool {
        guard indexPath.count == 2 else { return false }
        return rowCounts.indices.contains(indexPath[0]) && indexPath[1] >= 0 && indexPath[1] < rowCounts[indexPath[0]]
    }

    /// The position of a row among the lines, `nil` if there is no such row.
    func position(of indexPath: IndexPath) -> Int? {
        contains(indexPath) ? starts[indexPath[0]] + 1 + indexPath[1] : nil
    }

    func position(of line: TableLine) -> Int? {
        guard rowCounts.indices.contains(line.section) else { return nil }
        switch line {
        case .header(let section): return starts[section]
        case .footer(let section): return starts[section + 1] - 1
        case .row(let section, let row): return position(of: IndexPath(indexes: [section, row]))
        }
    }

    /// The line at a position. Positions out of range: `nil`.
    func line(at position: Int) -> TableLine? {
        guard position >= 0, position < lineCount else { return nil }
        var low = 0
        var high = rowCounts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= position { low = middle } else { high = middle }
        }
        let within = position - starts[low]
        if within == 0 { return .header(section: low) }
        if within == rowCounts[low] + 1 { return .footer(section: low) }
        return .row(section: low, row: within - 1)
    }

    /// The row at a position, `nil` for headers and footers.
    func indexPath(at position: Int) -> IndexPath? {
        guard case .row(let section, let row) = line(at: position) else { return nil }
        return IndexPath(indexes: [section, row])
    }
}
