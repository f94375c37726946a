public import Foundation

extension UICollectionView {
    /// Asks the data source for everything anew. Selection is lost, the offset stays where it can.
    public func reloadData() {
        selectedItems = []
        pressedItem = nil
        pendingChanges = TableChanges()
        setNeedsReload()
        guard !isTiling else { return }
        loadIfDue()
    }

    func setNeedsReload() {
        isReloadDue = true
        setNeedsLayout()
    }

    func loadIfDue() {
        guard isReloadDue, dataSource != nil else { return }
        isReloadDue = false
        for indexPath in liveCells.keys.sorted() { putAwayCell(at: indexPath) }
        for key in liveViews.keys { putAwayView(key) }
        generation += 1
        shape = currentShape()
        measuredItems = []
        (collectionViewLayout as? UICollectionViewFlowLayout)?.forgetMeasurements()
        collectionViewLayout.invalidateLayout()
    }

    /// The counts as the data source has them now.
    func currentShape() -> TableShape {
        guard let dataSource else { return TableShape() }
        let sections = max(0, dataSource.numberOfSections(in: self))
        return TableShape(rowCounts: (0..<sections).map { dataSource.collectionView(self, numberOfItemsInSection: $0) })
    }

    // MARK: - Reuse

    /// Has cells of a class made for a reuse identifier; `nil` for none.
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        register(cellClass, as: .cell(identifier))
    }

    /// Has views of a class made for a kind and a reuse identifier; `nil` for none.
    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        register(viewClass, as: .supplementary(kind: elementKind, identifier))
    }

    private func register(_ type: AnyClass?, as kind: CollectionReusePool.Kind) {
        guard let type else { return pool.register(nil, for: kind) }
        guard let viewType = type as? UICollectionReusableView.Type else {
            return LayoutLog.write("\(type) is no UICollectionReusableView; nothing is registered for it.")
        }
        pool.register(viewType, for: kind)
    }

    /// Returns a cell that waits for use or a new one of the registered class.
    ///
    /// ## Differences on Linux
    /// Where no class is registered, an empty cell and a line on the standard
    /// error stream; the original raises an exception.
    public func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let cell = dequeue(.cell(identifier)) as? UICollectionViewCell { return cell }
        LayoutLog.write("No cell class is registered for '\(identifier)'; item \(indexPath) gets an empty cell.")
        return UICollectionViewCell()
    }

    /// Returns a view beside the items that waits for use or a new one of the registered class.
    ///
    /// ## Differences on Linux
    /// Where no class is registered, an empty view and a line on the standard error stream.
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = dequeue(.supplementary(kind: elementKind, identifier)) { return view }
        LayoutLog.write("No view class is registered for '\(elementKind)', '\(identifier)'; \(indexPath) is empty.")
        return UICollectionReusableView()
    }

    private func dequeue(_ kind: CollectionReusePool.Kind) -> UICollectionReusableView? {
        guard let view = pool.view(for: kind) else { return nil }
        kinds[ObjectIdentifier(view)] = kind
        return view
    }
}
