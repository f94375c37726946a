import UIKit

/// Applies changes to a table so that the reader stays where they are.
@MainActor
struct ListChangeApplication {
    private let tableView: UITableView

    /// Creates an application to a table.
    init(_ tableView: UITableView) {
        self.tableView = tableView
    }

    /// Applies a change; the data source must have the new rows already.
    ///
    /// At the top, rows move into view. Further down, the rows on the screen
    /// stay where they are, whatever happens above.
    func apply(_ change: ListChange) {
        guard !change.isEmpty else { return }
        guard let anchor = anchor(staying: change) else { return update(change) }
        UIView.performWithoutAnimation {
            update(change)
            tableView.layoutIfNeeded()
            let y = tableView.rectForRow(at: IndexPath(row: anchor.newRow, section: 0)).minY + anchor.offset
            tableView.contentOffset.y = y
        }
    }

    private func update(_ change: ListChange) {
        tableView.performBatchUpdates {
            tableView.deleteRows(at: change.deleted.map { IndexPath(row: $0, section: 0) }, with: .fade)
            tableView.insertRows(at: change.inserted.map { IndexPath(row: $0, section: 0) }, with: .fade)
            for move in change.moved {
                tableView.moveRow(
                    at: IndexPath(row: move.from, section: 0), to: IndexPath(row: move.to, section: 0))
            }
        }
    }

    /// The first row on the screen that stays in the list and does not move, if
    /// the reader is not at the top.
    private func anchor(staying change: ListChange) -> (newRow: Int, offset: CGFloat)? {
        let top = tableView.contentOffset.y
        guard top > -tableView.adjustedContentInset.top + 1 else { return nil }
        let gone = Set(change.deleted + change.moved.map(\.from))
        let arrived = (change.inserted + change.moved.map(\.to)).sorted()
        let visible = (tableView.indexPathsForVisibleRows ?? []).map(\.row).filter { !gone.contains($0) }
        guard let row = visible.min() else { return nil }
        var newRow = row - gone.count(where: { $0 < row })
        for place in arrived where place <= newRow { newRow += 1 }
        return (newRow, top - tableView.rectForRow(at: IndexPath(row: row, section: 0)).minY)
    }
}
