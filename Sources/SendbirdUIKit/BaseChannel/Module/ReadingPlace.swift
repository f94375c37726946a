import UIKit

/// Keeps what is read in its place while rows are made anew.
///
/// The lowest row on the screen (the first, as the list is drawn upside down)
/// stays where it is; at the very bottom the list stays at the bottom.
@MainActor
struct ReadingPlace {
    private let table: UITableView
    private let row: IndexPath?
    private let distance: CGFloat

    init(in table: UITableView) {
        self.table = table
        let offset = table.contentOffset.y
        let isAtBottom = offset + table.contentInset.top < 1
        row = isAtBottom ? nil : table.indexPathsForVisibleRows?.min()
        distance = row.map { offset - table.rectForRow(at: $0).minY } ?? 0
    }

    /// Makes the change, then goes back to the place.
    func keep(during change: () -> Void) {
        UIView.performWithoutAnimation {
            change()
            table.layoutIfNeeded()
            guard let row, row.row < table.numberOfRows(inSection: 0) else { return }
            // Rows on the way are measured as they come into view; the second time all are.
            for _ in 0..<2 {
                table.contentOffset.y = table.rectForRow(at: row).minY + distance
                table.layoutIfNeeded()
            }
        }
    }
}
