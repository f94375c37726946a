/// The cells and section views that are out of sight and wait for further use, and the classes that new ones are made of.
@MainActor
struct TableReusePool {
    /// How many of a kind are kept.
    private static let countMax = 40

    private var cellClasses: [String: UITableViewCell.Type] = [:]
    private var viewClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    private var cells: [String: [UITableViewCell]] = [:]
    private var views: [String: [UITableViewHeaderFooterView]] = [:]

    mutating func register(_ type: UITableViewCell.Type?, for identifier: String) {
        cellClasses[identifier] = type
    }

    mutating func register(_ type: UITableViewHeaderFooterView.Type?, for identifier: String) {
        viewClasses[identifier] = type
    }

    /// A cell that waits, or a new one of the registered class.
    mutating func cell(for identifier: String) -> UITableViewCell? {
        if let cell = cells[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        guard let type = cellClasses[identifier] else { return nil }
        let cell = CellFactory.make(identifier: identifier) { type.init() }
        // An initializer may not have passed the identifier on.
        cell.reuseIdentifier = identifier
        return cell
    }

    mutating func view(for identifier: String) -> UITableViewHeaderFooterView? {
        if let view = views[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        guard let type = viewClasses[identifier] else { return nil }
        let view = CellFactory.make(identifier: identifier) { type.init() }
        view.reuseIdentifier = identifier
        return view
    }

    /// Keeps a cell. False if there are enough of its kind, or it has no name.
    mutating func keep(_ cell: UITableViewCell) -> Bool {
        guard let identifier = cell.reuseIdentifier, cells[identifier, default: []].count < Self.countMax else {
            return false
        }
        cells[identifier, default: []].append(cell)
        return true
    }

    mutating func keep(_ view: UITableViewHeaderFooterView) -> Bool {
        guard let identifier = view.reuseIdentifier, views[identifier, default: []].count < Self.countMax else {
            return false
        }
        views[identifier, default: []].append(view)
        return true
    }
}
