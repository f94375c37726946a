public import Foundation

extension UICollectionView {
    /// The selected items, `nil` if none is.
    public var indexPathsForSelectedItems: [IndexPath]? {
        selectedItems.isEmpty ? nil : selectedItems.sorted()
    }

    /// Selects an item without telling the delegate; `nil` deselects all.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for item in selectedItems { deselectItem(at: item, animated: animated) }
            return
        }
        loadIfDue()
        guard allowsSelection, shape.contains(indexPath) else { return }
        if !allowsMultipleSelection {
            for item in selectedItems where item != indexPath { deselectItem(at: item, animated: animated) }
        }
        selectedItems.insert(indexPath)
        liveCells[indexPath]?.isSelected = true
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects an item without telling the delegate.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        guard selectedItems.remove(indexPath) != nil else { return }
        liveCells[indexPath]?.isSelected = false
    }

    // MARK: - Presses

    func pressDidBegin(_ touches: Set<UITouch>) {
        guard allowsSelection, let touch = touches.first, !touch.isSecondary,
            let indexPath = indexPathForItem(at: touch.location(in: self)), let cell = liveCells[indexPath],
            delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
        else { return }
        pressedItem = indexPath
        cell.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: indexPath)
    }

    func pressDidEnd(_ touches: Set<UITouch>) {
        guard let pressed = pressedItem else { return }
        pressWasCancelled()
        guard let touch = touches.first, indexPathForItem(at: touch.location(in: self)) == pressed else { return }
        userDidPress(pressed)
    }

    func pressWasCancelled() {
        guard let pressed = pressedItem else { return }
        pressedItem = nil
        liveCells[pressed]?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: pressed)
    }

    /// Selects an item, or deselects one of several, and tells the delegate.
    func userDidPress(_ indexPath: IndexPath) {
        guard allowsSelection, shape.contains(indexPath) else { return }
        if selectedItems.contains(indexPath) {
            if allowsMultipleSelection { userDidDeselect(indexPath) }
            // Of one that is selected already the delegate hears again, as on the original.
            if !allowsMultipleSelection { delegate?.collectionView(self, didSelectItemAt: indexPath) }
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true, shape.contains(indexPath) else {
            return
        }
        if !allowsMultipleSelection {
            for item in selectedItems.sorted() {
                deselectItem(at: item, animated: false)
                delegate?.collectionView(self, didDeselectItemAt: item)
            }
        }
        selectedItems.insert(indexPath)
        liveCells[indexPath]?.isSelected = true
        delegate?.collectionView(self, didSelectItemAt: indexPath)
    }

    private func userDidDeselect(_ indexPath: IndexPath) {
        guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
        deselectItem(at: indexPath, animated: false)
        delegate?.collectionView(self, didDeselectItemAt: indexPath)
    }
}
