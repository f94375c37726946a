internal import Foundation

/// The movement of an update: what stays glides to its new place, what comes and goes fades.
///
/// All of it is in terms of the screen: where the offset follows what is read,
/// rows that stand still on the screen have no way to go.
@MainActor
struct TableArrival {
    /// How long it takes, in seconds.
    private static let duration = 0.3

    private let table: UITableView
    /// Where the cells were painted, from the upper edge of the table on.
    private let centers: [ObjectIdentifier: CGFloat]
    /// Where rows that are made anew without a movement of their own were, by their new places.
    private let renewed: [IndexPath: (top: CGFloat, bottom: CGFloat)]

    /// Notes where everything is, before the update.
    init(in table: UITableView, _ mapping: TableMapping, reloadedAtOnce: Set<IndexPath>) {
        self.table = table
        var centers: [ObjectIdentifier: CGFloat] = [:]
        var renewed: [IndexPath: (top: CGFloat, bottom: CGFloat)] = [:]
        for (indexPath, cell) in table.liveCells {
            let center = cell.layer.presented.position.y - table.bounds.minY
            centers[ObjectIdentifier(cell)] = center
            if reloadedAtOnce.contains(indexPath), let now = mapping.newIndexPath(of: indexPath) {
                renewed[now] = (center - cell.bounds.height / 2, center + cell.bounds.height / 2)
            }
        }
        self.centers = centers
        self.renewed = renewed
    }

    /// Lays the new rows out, and moves there.
    func run(_ fading: [UITableViewCell], _ animation: UITableView.RowAnimation, _ completion: ((Bool) -> Void)?) {
        let keepsEnd = table.isTurnedOver && table.place?.isStart == false
        let staying = Set(table.liveCells.values.map { ObjectIdentifier($0) })
        table.departing += fading
        UIView.performWithoutAnimation { table.retile() }
        var ends: [(view: UIView, end: CGPoint)] = []
        UIView.performWithoutAnimation {
            for (indexPath, cell) in table.liveCells {
                let end = cell.center
                if staying.contains(ObjectIdentifier(cell)), let center = centers[ObjectIdentifier(cell)] {
                    cell.center.y = center + table.bounds.minY
                } else if let row = renewed[indexPath] {
                    let half = cell.bounds.height / 2
                    cell.center.y = table.bounds.minY + (keepsEnd ? row.bottom - half : row.top + half)
                } else {
                    cell.alpha = 0
                    cell.center = Self.outside(end, of: cell, animation)
                }
                ends.append((cell, end))
            }
            for cell in fading {
                if let center = centers[ObjectIdentifier(cell)] { cell.center.y = center + table.bounds.minY }
                table.sendSubviewToBack(cell)
            }
        }
        UIView.animate(withDuration: Self.duration) {
            for (view, end) in ends {
                view.center = end
                view.alpha = 1
            }
            for cell in fading {
                cell.alpha = 0
                cell.center = Self.outside(cell.center, of: cell, animation)
            }
        } completion: { [weak table] finished in
            table?.didDepart(fading)
            completion?(finished)
        }
    }

    /// Where a row comes from or goes to.
    private static func outside(_ center: CGPoint, of cell: UIView, _ animation: UITableView.RowAnimation) -> CGPoint {
        switch animation {
        case .left: CGPoint(x: center.x - cell.bounds.width, y: center.y)
        case .right: CGPoint(x: center.x + cell.bounds.width, y: center.y)
        case .top: CGPoint(x: center.x, y: center.y - cell.bounds.height)
        case .bottom: CGPoint(x: center.x, y: center.y + cell.bounds.height)
        case .fade, .middle, .none, .automatic: center
        }
    }
}
