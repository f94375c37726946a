public import Foundation

extension UITableView {
    /// Has cells of a class made for a reuse identifier; `nil` for none.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let cellClass else { return pool.register(nil as UITableViewCell.Type?, for: identifier) }
        guard let type = cellClass as? UITableViewCell.Type else {
            return LayoutLog.write("\(cellClass) is no UITableViewCell; nothing is registered for '\(identifier)'.")
        }
        pool.register(type, for: identifier)
    }

    /// Has section views of a class made for a reuse identifier; `nil` for none.
    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let aClass else { return pool.register(nil as UITableViewHeaderFooterView.Type?, for: identifier) }
        guard let type = aClass as? UITableViewHeaderFooterView.Type else {
            return LayoutLog.write(
                "\(aClass) is no UITableViewHeaderFooterView; nothing is registered for '\(identifier)'.")
        }
        pool.register(type, for: identifier)
    }

    /// Returns a cell that waits for use or a new one of the registered class; `nil` if none is registered.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        pool.cell(for: identifier)
    }

    /// Returns a cell that waits for use or a new one of the registered class.
    ///
    /// ## Differences on Linux
    /// Where no class is registered, an empty cell and a line on the standard
    /// error stream; the original raises an exception.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = pool.cell(for: identifier) { return cell }
        LayoutLog.write("No cell class is registered for '\(identifier)'; row \(indexPath) gets an empty cell.")
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// Returns a section view that waits for use or a new one of the registered class; `nil` if none is registered.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        pool.view(for: identifier)
    }
}
