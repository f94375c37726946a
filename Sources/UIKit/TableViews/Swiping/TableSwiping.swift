internal import Foundation

/// Moves a row aside to show its actions, and carries one out.
@MainActor
final class TableSwiping {
    private unowned let tableView: UITableView
    let recognizer = UIPanGestureRecognizer()
    private let gate: SwipeGate
    /// The row that is moved aside, and what is behind it.
    private var open: SwipedRow?
    private var offsetAtStart: CGFloat = 0

    init(tableView: UITableView) {
        self.tableView = tableView
        gate = SwipeGate()
        recognizer.delegate = gate
        gate.mayBegin = { [weak self] in self?.mayBegin() ?? false }
        recognizer.addHandler { [weak self] _ in self?.follow() }
    }

    /// Whether a row's actions are shown.
    var isOpen: Bool { open != nil }

    /// The row whose actions are shown.
    var openRow: IndexPath? { open?.indexPath }

    // MARK: - The drag

    private var isRightToLeft: Bool { tableView.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func mayBegin() -> Bool {
        let distance = recognizer.translation(in: tableView)
        guard abs(distance.x) > abs(distance.y), tableView.updateDepth == 0 else { return false }
        guard let indexPath = tableView.indexPathForRow(at: start(distance)) else { return false }
        if open?.indexPath == indexPath { return true }
        return configuration(at: indexPath, movesRight: distance.x > 0) != nil
    }

    private func start(_ distance: CGPoint) -> CGPoint {
        let place = recognizer.location(in: tableView)
        return CGPoint(x: place.x - distance.x, y: place.y - distance.y)
    }

    private func configuration(at indexPath: IndexPath, movesRight: Bool) -> UISwipeActionsConfiguration? {
        guard tableView.dataSource?.tableView(tableView, canEditRowAt: indexPath) ?? false else { return nil }
        let isLeading = movesRight != isRightToLeft
        let configuration =
            isLeading
            ? tableView.delegate?.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
            : tableView.delegate?.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
        return configuration.flatMap { $0.actions.isEmpty ? nil : $0 }
    }

    private func follow() {
        let distance = recognizer.translation(in: tableView)
        switch recognizer.state {
        case .began: begin(distance)
        case .changed: move(to: offsetAtStart + distance.x)
        case .ended: end(velocity: recognizer.velocity(in: tableView).x)
        case .cancelled: close(animated: true)
        case .possible, .failed: break
        }
    }

    private func begin(_ distance: CGPoint) {
        guard let indexPath = tableView.indexPathForRow(at: start(distance)) else { return }
        if let open, open.indexPath == indexPath {
            offsetAtStart = open.offset
        } else {
            close(animated: true)
            guard show(indexPath, movesRight: distance.x > 0) else { return }
            offsetAtStart = 0
        }
        move(to: offsetAtStart + distance.x)
    }

    /// Puts the actions behind a row. False if there are none.
    @discardableResult
    func show(_ indexPath: IndexPath, movesRight: Bool) -> Bool {
        guard let cell = tableView.liveCells[indexPath],
            let configuration = configuration(at: indexPath, movesRight: movesRight)
        else { return false }
        tableView.pressWasCancelled()
        tableView.delegate?.tableView(tableView, willBeginEditingRowAt: indexPath)
        let actions = SwipeActionsView(configuration: configuration, isAtRight: !movesRight) { [weak self] index in
            self?.perform(index)
        }
        actions.frame = cell.bounds
        UIView.performWithoutAnimation { cell.insertSubview(actions, belowSubview: cell.contentView) }
        open = SwipedRow(indexPath: indexPath, cell: cell, actions: actions, movesRight: movesRight)
        return true
    }

    private func move(to offset: CGFloat) {
        guard let open else { return }
        open.move(to: open.movesRight ? max(0, offset) : min(0, offset))
    }

    private func end(velocity: CGFloat) {
        guard let open else { return }
        let reach = abs(open.offset)
        let width = open.actions.naturalWidth
        let isFull =
            open.actions.configuration.performsFirstActionWithFullSwipe
            && reach > open.cell.bounds.width * 0.6
        if isFull {
            perform(0)
        } else if reach > width / 2 || (velocity > 0) == open.movesRight && abs(velocity) > 300 {
            settle(at: open.movesRight ? width : -width)
        } else {
            close(animated: true)
        }
    }

    private func settle(at offset: CGFloat) {
        guard let open else { return }
        tableView.animate(true, nil) {
            open.move(to: offset)
            open.cell.layoutIfNeeded()
        }
    }

    // MARK: - Actions

    /// Carries out an action of the open row.
    func perform(_ index: Int) {
        guard let open, open.actions.configuration.actions.indices.contains(index) else { return }
        let action = open.actions.configuration.actions[index]
        action.handler(action, open.actions.button(at: index) ?? open.actions) { [weak self] _ in
            self?.close(animated: true)
        }
    }

    /// Moves the row back.
    func close(animated: Bool) {
        guard let row = open else { return }
        open = nil
        tableView.animate(animated, { _ in row.actions.removeFromSuperview() }) {
            row.move(to: 0)
            row.cell.layoutIfNeeded()
        }
        tableView.delegate?.tableView(tableView, didEndEditingRowAt: row.indexPath)
    }

    // MARK: - What happens around

    func contentDidScroll() {
        if isOpen, tableView.isDragging { close(animated: true) }
    }

    func rowsDidMove(_ mapping: TableMapping) {
        guard let row = open else { return }
        if let now = mapping.newIndexPath(of: row.indexPath), !mapping.reloaded.contains(row.indexPath) {
            open?.indexPath = now
        } else {
            close(animated: false)
        }
    }
}

/// Lets the drag begin only sideways over a row with actions.
private final class SwipeGate: UIGestureRecognizerDelegate {
    var mayBegin: () -> Bool = { false }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin() }
}
