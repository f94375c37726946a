internal import Foundation

extension UICollectionView {
    /// Asks the delegate for an item's menu where one is asked for.
    func addContextMenu() {
        addGestureRecognizer(
            ContextMenuRecognizer { [weak self] point in
                guard let self, let indexPath = indexPathForItem(at: point) else { return nil }
                return delegate?.collectionView(self, contextMenuConfigurationForItemsAt: [indexPath], point: point)
                    .map { ($0, nil) }
            })
    }
}
