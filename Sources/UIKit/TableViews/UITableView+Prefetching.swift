internal import Foundation

extension UITableView {
    /// Tells which rows around the visible ones are likely to be next: one screen on both sides.
    func tellPrefetching() {
        guard isPrefetchingEnabled, let prefetchDataSource, !liveCells.isEmpty else { return }
        let near = bounds.insetBy(dx: 0, dy: -bounds.height)
        let wanted = (indexPathsForRows(in: near) ?? []).filter { liveCells[$0] == nil }
        let wantedSet = Set(wanted)
        let fresh = wanted.filter { !prefetchedRows.contains($0) }
        let dropped = prefetchedRows.subtracting(wantedSet).filter { liveCells[$0] == nil }
        prefetchedRows = wantedSet
        let middle = liveCells.keys.min() ?? IndexPath(row: 0, section: 0)
        if !dropped.isEmpty {
            prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: dropped.sorted())
        }
        if !fresh.isEmpty {
            // Those after the visible rows in order, those before from below.
            let after = fresh.filter { $0 > middle }.sorted()
            let before = fresh.filter { $0 < middle }.sorted(by: >)
            prefetchDataSource.tableView(self, prefetchRowsAt: after + before)
        }
    }
}
