internal import Foundation

/// A row moved aside.
@MainActor
struct SwipedRow {
    var indexPath: IndexPath
    let cell: UITableViewCell
    let actions: SwipeActionsView
    /// Whether the row moves to the right, and the actions are at its left.
    let movesRight: Bool

    var offset: CGFloat { cell.swipeOffset }

    func move(to offset: CGFloat) {
        cell.swipeOffset = offset
        actions.frame = cell.bounds
        actions.shownWidth = abs(offset)
    }
}
