internal import Foundation

/// Something that Tab stops at: a view, or a row of a table.
@MainActor
enum FocusItem {
    case view(UIView)
    case row(UITableView, IndexPath)

    /// The view that is marked: the row's cell, where there is one.
    var view: UIView? {
        switch self {
        case .view(let view): view
        case .row(let table, let indexPath): table.cellForRow(at: indexPath)
        }
    }

    /// Whether it is a text that takes the keys.
    var isText: Bool {
        if case .view(let view) = self { return view.accessibilityInput != nil }
        return false
    }

    func isSame(as other: FocusItem) -> Bool {
        switch (self, other) {
        case (.view(let one), .view(let two)): one === two
        case (.row(let one, _), .row(let two, _)): one === two
        case (.view, .row), (.row, .view): false
        }
    }
}
