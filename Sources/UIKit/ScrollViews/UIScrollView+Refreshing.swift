internal import Foundation

extension UIScrollView {
    func refreshControlDidChange(from old: UIRefreshControl?) {
        if let old, old.isRefreshing { refreshingDidChange(to: false) }
        old?.removeFromSuperview()
        old?.scrollView = nil
        guard let refreshControl else { return }
        refreshControl.scrollView = self
        insertSubview(refreshControl, at: 0)
        if refreshControl.isRefreshing { refreshingDidChange(to: true) }
        setNeedsLayout()
    }

    /// Makes room above the content while it is loading.
    func refreshingDidChange(to isRefreshing: Bool) {
        contentInset.top += isRefreshing ? UIRefreshControl.height : -UIRefreshControl.height
    }

    func layOutRefreshControl() {
        guard let refreshControl else { return }
        let top = adjustedContentInset.top - (refreshControl.isRefreshing ? UIRefreshControl.height : 0)
        let pulled = -bounds.minY - top
        refreshControl.frame = CGRect(
            x: 0, y: min(bounds.minY + top, -UIRefreshControl.height), width: bounds.width,
            height: UIRefreshControl.height)
        refreshControl.showPull(pulled / UIRefreshControl.height)
    }

    /// Begins refreshing if the content was let go far enough down.
    func refreshControlDragDidEnd() {
        guard let refreshControl, !refreshControl.isRefreshing,
            -bounds.minY - adjustedContentInset.top >= UIRefreshControl.height
        else { return }
        refreshControl.beginRefreshing()
        refreshControl.sendActions(for: .valueChanged)
    }
}
