internal import Foundation

/// What the keyboard acts on in a window: where Tab has come to, with a ring around it.
@MainActor
final class WindowFocus {
    private unowned let window: UIWindow
    private let ring = FocusRingView()
    private weak var focusedView: UIView?
    private weak var table: UITableView?
    private var row: IndexPath?

    init(window: UIWindow) {
        self.window = window
    }

    /// Where the focus is; nil while the pointer is used.
    var current: FocusItem? {
        followRow()
        if let table, let row, table.window === window, table.hasRow(at: row) { return .row(table, row) }
        if let focusedView, focusedView.window === window { return .view(focusedView) }
        if let text = FirstResponder.current as? UIView, text.window === window { return .view(text) }
        return nil
    }

    /// Rows come and go above: the focus stays with the cell that has the ring.
    private func followRow() {
        guard let table, let cell = ring.superview as? UITableViewCell, let now = table.indexPath(for: cell) else {
            return
        }
        row = now
    }

    /// Whether a view has it.
    func isFocused(_ view: UIView) -> Bool {
        if case .view(let focused)? = current { return focused === view }
        return false
    }

    // MARK: - Moving

    /// Does what a key does where nobody has a command for it. Returns whether it did anything.
    func perform(_ input: String, _ flags: UIKeyModifierFlags) -> Bool {
        if flags.isEmpty, moveInGrid(input) { return true }
        switch (input, flags) {
        case ("\t", []): return move(by: 1)
        case ("\t", .shift): return move(by: -1)
        case (UIKeyCommand.inputDownArrow, []): return moveRow(by: 1)
        case (UIKeyCommand.inputUpArrow, []): return moveRow(by: -1)
        case (UIKeyCommand.inputPageDown, []): return movePage(by: 1)
        case (UIKeyCommand.inputPageUp, []): return movePage(by: -1)
        case (UIKeyCommand.inputHome, []): return moveToEnd(isFirst: true)
        case (UIKeyCommand.inputEnd, []): return moveToEnd(isFirst: false)
        case ("\r", []), (" ", []): return activate()
        case (UIKeyCommand.inputMenu, []), (UIKeyCommand.inputF10, .shift): return openMenu()
        default: return false
        }
    }

    /// Goes to the next stop, or the one before; round at the end.
    func move(by step: Int) -> Bool {
        let items = order.items
        guard !items.isEmpty else { return false }
        let index = current.flatMap { here in items.firstIndex { $0.isSame(as: here) } }
        let next = index.map { ($0 + step + items.count) % items.count } ?? (step > 0 ? 0 : items.count - 1)
        focus(items[next])
        return true
    }

    /// Puts the focus somewhere.
    func focus(_ item: FocusItem) {
        let text = FirstResponder.current as? UIView
        switch item {
        case .view(let view):
            table = nil
            focusedView = view
            if item.isText {
                ring.removeFromSuperview()
                view.becomeFirstResponder()
                view.superview.map { reveal(view, in: $0) }
                return
            }
            if text !== view { text?.resignFirstResponder() }
        case .row(let table, let indexPath):
            focusedView = nil
            self.table = table
            row = indexPath
            text?.resignFirstResponder()
            table.revealRow(at: indexPath)
        }
        guard let view = item.view else { return ring.removeFromSuperview() }
        ring.show(around: view)
        view.superview.map { reveal(view, in: $0) }
        AccessibilityTree.shared.attend(to: view)
    }

    /// The pointer is used: the ring goes, and Tab begins anew from the text that has the keys.
    func pointerDidPress() {
        guard ring.superview != nil || focusedView != nil else { return }
        ring.removeFromSuperview()
        focusedView = nil
        table = nil
    }

    /// Goes to the first field that one searches with; returns whether there is one.
    func focusSearch() -> Bool {
        for case .view(let view) in order.items where view is UISearchTextField {
            focus(.view(view))
            return true
        }
        return false
    }

    private var order: FocusOrder {
        FocusOrder(
            window: window,
            rowOf: { [weak self] table in
                guard let self else { return nil }
                if table === self.table, let row, table.hasRow(at: row) { return row }
                return table.indexPathForSelectedRow ?? table.firstVisibleRow
            },
            cellOf: { [weak self] grid in
                if let cell = self?.focusedView as? UICollectionViewCell, cell.grid === grid { return cell }
                return grid.visibleCells.first
            })
    }

    private func reveal(_ view: UIView, in superview: UIView) {
        for case let scroll as UIScrollView in sequence(first: superview, next: \.superview)
        where !(scroll is UITableView) {
            scroll.scrollRectToVisible(view.convert(view.bounds, to: scroll).insetBy(dx: -8, dy: -8), animated: false)
        }
    }

    // MARK: - Grids

    /// Goes from a cell of a grid to the nearest one in an arrow's direction. Returns whether the focus is in a grid
    /// and the key an arrow.
    private func moveInGrid(_ input: String) -> Bool {
        guard case .view(let view)? = current, let cell = view as? UICollectionViewCell, let grid = cell.grid else {
            return false
        }
        let steps: [String: CGVector] = [
            UIKeyCommand.inputLeftArrow: CGVector(dx: -1, dy: 0), UIKeyCommand.inputRightArrow: CGVector(dx: 1, dy: 0),
            UIKeyCommand.inputUpArrow: CGVector(dx: 0, dy: -1), UIKeyCommand.inputDownArrow: CGVector(dx: 0, dy: 1),
        ]
        guard let step = steps[input] else { return false }
        guard let next = grid.item(from: cell, towards: step) else { return true }
        grid.scrollToItem(at: next, at: [], animated: false)
        grid.layoutIfNeeded()
        if let found = grid.cellForItem(at: next) { focus(.view(found)) }
        return true
    }

    // MARK: - Rows

    /// The table that arrows move in: the one with the focus, or the first that is seen.
    private var arrowTable: UITableView? {
        if let table, table.window === window { return table }
        if let text = FirstResponder.current, (text as? UITextView) != nil { return nil }
        for case .row(let table, _) in order.items { return table }
        return nil
    }

    private func moveRow(by step: Int) -> Bool {
        guard let table = arrowTable else { return false }
        followRow()
        guard table === self.table, let row else { return focusFirst(of: table) }
        // A table that is shown upside down counts the other way.
        guard let next = table.row(after: row, by: table.isUpsideDown ? -step : step) else { return true }
        focus(.row(table, next))
        return true
    }

    private func focusFirst(of table: UITableView) -> Bool {
        guard let row = table.indexPathForSelectedRow ?? table.firstVisibleRow else { return false }
        focus(.row(table, row))
        return true
    }

    private func movePage(by step: Int) -> Bool {
        guard let table = arrowTable else { return false }
        followRow()
        let page = max(1, (table.indexPathsForVisibleRows?.count ?? 1) - 1)
        var row = self.row ?? table.firstVisibleRow
        for _ in 0..<page {
            guard let here = row, let next = table.row(after: here, by: table.isUpsideDown ? -step : step) else {
                break
            }
            row = next
        }
        guard let row else { return false }
        focus(.row(table, row))
        return true
    }

    private func moveToEnd(isFirst: Bool) -> Bool {
        guard let table = arrowTable, let row = table.endRow(isFirst: isFirst != table.isUpsideDown) else {
            return false
        }
        focus(.row(table, row))
        return true
    }

    // MARK: - Acting

    /// Does what a press of the pointer would.
    private func activate() -> Bool {
        guard let view = current?.view, ring.superview != nil else { return false }
        if case .row = current { return press(view.pressTarget(UITapGestureRecognizer.self), isSecondary: false) }
        return AccessibilityTree.shared.node(of: view).perform(0)
    }

    /// Does what the pointer's second button would.
    private func openMenu() -> Bool {
        guard let view = current?.view else { return false }
        return press(view.pressTarget(UILongPressGestureRecognizer.self), isSecondary: true)
    }

    private func press(_ view: UIView, isSecondary: Bool) -> Bool {
        let seen = view.convert(view.bounds, to: nil).intersection(window.bounds)
        guard !seen.isEmpty else { return false }
        let place = current
        window.input.down(at: CGPoint(x: seen.midX, y: seen.midY), isSecondary: isSecondary)
        window.input.up()
        // The pointer's press has taken the focus away; it was the keyboard's.
        if let place, place.view?.window === window { focus(place) }
        return true
    }
}

extension UIGestureRecognizer {
    fileprivate func serves(_ kind: UIGestureRecognizer.Type) -> Bool {
        kind == UILongPressGestureRecognizer.self ? self is UILongPressGestureRecognizer : type(of: self) == kind
    }
}

extension UIView {
    /// What of it a press is for: the first view inside with a recognizer of the kind, or itself.
    fileprivate func pressTarget(_ kind: UIGestureRecognizer.Type) -> UIView {
        func find(_ view: UIView) -> UIView? {
            guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return nil }
            if view.gestureRecognizers?.contains(where: { type(of: $0) == kind && $0.isEnabled }) == true {
                return view
            }
            return view.subviews.lazy.compactMap(find).first
        }
        return find(self) ?? self
    }
}
