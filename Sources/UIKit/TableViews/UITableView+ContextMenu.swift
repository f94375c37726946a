internal import Foundation

extension UITableView {
    /// Asks the delegate for a row's menu where one is asked for.
    func addContextMenu() {
        addGestureRecognizer(
            ContextMenuRecognizer { [weak self] point in
                guard let self, let indexPath = indexPathForRow(at: point) else { return nil }
                return delegate?.tableView(self, contextMenuConfigurationForRowAt: indexPath, point: point)
                    .map { ($0, nil) }
            })
    }
}
