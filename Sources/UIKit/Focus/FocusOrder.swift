internal import Foundation

/// Finds what Tab stops at in a window, in the order in which it is read.
@MainActor
struct FocusOrder {
    private let window: UIWindow
    /// The row that a table was left at.
    private let rowOf: (UITableView) -> IndexPath?
    /// The cell that a grid was left at.
    private let cellOf: (UICollectionView) -> UICollectionViewCell?
    private(set) var items: [FocusItem] = []

    init(
        window: UIWindow, rowOf: @escaping (UITableView) -> IndexPath?,
        cellOf: @escaping (UICollectionView) -> UICollectionViewCell?
    ) {
        self.window = window
        self.rowOf = rowOf
        self.cellOf = cellOf
        collect(inside: window)
    }

    private mutating func collect(inside view: UIView) {
        let shown = view.subviews.filter { inner in
            !inner.isHidden && inner.alpha > 0.01 && inner.isUserInteractionEnabled
                && !inner.accessibilityElementsHidden
        }
        // What is modal hides what lies beside it.
        if let modal = shown.last(where: \.accessibilityViewIsModal) { return collect(modal) }
        for inner in sorted(shown, in: view) { collect(inner) }
    }

    private mutating func collect(_ view: UIView) {
        if let table = view as? UITableView {
            collect(table)
        } else if let grid = view as? UICollectionView, grid.allowsSelection {
            collect(grid)
        } else if view.isFocusStop, isSeen(view) {
            items.append(.view(view))
        } else {
            collect(inside: view)
        }
    }

    /// A table is one stop: the row it was left at. What can be pressed in that row comes after it.
    private mutating func collect(_ table: UITableView) {
        if let header = table.tableHeaderView { collect(header) }
        if let row = rowOf(table) {
            items.append(.row(table, row))
            if let cell = table.cellForRow(at: row) { collect(inside: cell) }
        }
        if let footer = table.tableFooterView { collect(footer) }
        for other in table.subviews
        where !(other is UITableViewCell) && other !== table.tableHeaderView
            && other !== table.tableFooterView && !other.isHidden
        {
            collect(other)
        }
    }

    /// A grid is one stop too: the cell it was left at.
    private mutating func collect(_ grid: UICollectionView) {
        guard let cell = cellOf(grid) else { return }
        items.append(.view(cell))
        collect(inside: cell)
    }

    /// From top to bottom, and on one line from where lines begin; of two at one place the smaller first, so that a bar
    /// comes before what lies under it.
    private func sorted(_ views: [UIView], in parent: UIView) -> [UIView] {
        let isRightToLeft = parent.effectiveUserInterfaceLayoutDirection == .rightToLeft
        func key(_ view: UIView) -> (CGFloat, CGFloat, CGFloat) {
            let frame = view.convert(view.bounds, to: nil)
            return (frame.minY.rounded(), isRightToLeft ? -frame.maxX : frame.minX, frame.width * frame.height)
        }
        return views.enumerated().sorted { one, two in
            let (first, second) = (key(one.element), key(two.element))
            return first == second ? one.offset < two.offset : first < second
        }.map(\.element)
    }

    private func isSeen(_ view: UIView) -> Bool {
        view.convert(view.bounds, to: nil).intersects(window.bounds)
    }
}

extension UIView {
    /// Whether Tab stops at it: what can have the focus, or is pressed as a button is.
    fileprivate var isFocusStop: Bool {
        if canBecomeFocused { return true }
        guard isAccessibilityElement, !accessibilityTraits.contains(.notEnabled) else { return false }
        return !accessibilityTraits.isDisjoint(with: [.button, .link]) && !(self is UIControl)
    }
}
