internal import Foundation

// What the keyboard needs to know of a table.
extension UITableView {
    /// The first row that is seen, by where it is shown.
    var firstVisibleRow: IndexPath? {
        let rows = indexPathsForVisibleRows ?? []
        return isUpsideDown ? rows.max() : rows.min()
    }

    /// Whether it is shown upside down, as lists are whose newest row is the first.
    var isUpsideDown: Bool { transform.d < 0 }

    func hasRow(at indexPath: IndexPath) -> Bool {
        indexPath.section < numberOfSections && indexPath.row < numberOfRows(inSection: indexPath.section)
    }

    /// The next row, or the one before, over the edges of sections; nil at the end.
    func row(after indexPath: IndexPath, by step: Int) -> IndexPath? {
        var section = indexPath.section
        var row = indexPath.row + step
        while section >= 0, section < numberOfSections {
            let count = numberOfRows(inSection: section)
            if row >= 0, row < count { return IndexPath(row: row, section: section) }
            section += step
            guard section >= 0, section < numberOfSections else { return nil }
            row = step > 0 ? 0 : numberOfRows(inSection: section) - 1
        }
        return nil
    }

    /// The first row of all, or the last; nil when there is none.
    func endRow(isFirst: Bool) -> IndexPath? {
        let sections = isFirst ? Array(0..<numberOfSections) : (0..<numberOfSections).reversed()
        guard let section = sections.first(where: { numberOfRows(inSection: $0) > 0 }) else { return nil }
        return IndexPath(row: isFirst ? 0 : numberOfRows(inSection: section) - 1, section: section)
    }

    /// Scrolls as far as a row needs to be seen whole.
    func revealRow(at indexPath: IndexPath) {
        scrollToRow(at: indexPath, at: .none, animated: false)
        layoutIfNeeded()
    }
}
