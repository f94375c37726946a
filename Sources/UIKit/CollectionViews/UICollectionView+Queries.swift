public import Foundation

extension UICollectionView {
    /// The number of sections, as last loaded.
    public var numberOfSections: Int {
        loadIfDue()
        return shape.sectionCount
    }

    /// Returns the number of items of a section, as last loaded. No such section: 0.
    public func numberOfItems(inSection section: Int) -> Int {
        loadIfDue()
        return shape.rowCounts.indices.contains(section) ? shape.rowCounts[section] : 0
    }

    /// Returns where an item is. No such item: `nil`.
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepare()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    /// Returns where a view beside the items is. None there: `nil`.
    public func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepare()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    private func prepare() {
        if !isTiling { layoutIfNeeded() }
    }

    /// Returns the item at a point of the content, `nil` if there is none.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        prepare()
        let near = CGRect(x: point.x, y: point.y, width: 0.5, height: 0.5)
        return collectionViewLayout.layoutAttributesForElements(in: near)?
            .last { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
    }

    /// Returns the item of a cell that is on screen.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        liveCells.first { $0.value === cell }?.key
    }

    /// Returns the cell of an item that is on screen; `nil` for others.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        prepare()
        return liveCells[indexPath]
    }

    /// The cells on screen, in the order of the items.
    public var visibleCells: [UICollectionViewCell] {
        prepare()
        return liveCells.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The items on screen, in order.
    public var indexPathsForVisibleItems: [IndexPath] {
        prepare()
        return liveCells.keys.sorted()
    }

    /// Returns a view beside the items that is on screen.
    public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        liveViews[SupplementaryKey(kind: elementKind, indexPath: indexPath)]
    }

    /// Scrolls until an item lies where it is wanted, as far as the content allows. No such item: nothing happens.
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
        let insets = adjustedContentInset
        let room = bounds.inset(by: insets)
        var target = offset(showing: frame)
        if scrollPosition.contains(.top) { target.y = frame.minY - insets.top }
        if scrollPosition.contains(.bottom) { target.y = frame.maxY - room.height - insets.top }
        if scrollPosition.contains(.centeredVertically) { target.y = frame.midY - room.height / 2 - insets.top }
        if scrollPosition.contains(.left) { target.x = frame.minX - insets.left }
        if scrollPosition.contains(.right) { target.x = frame.maxX - room.width - insets.left }
        if scrollPosition.contains(.centeredHorizontally) { target.x = frame.midX - room.width / 2 - insets.left }
        scroll(to: clamped(target), animated: animated)
    }
}
