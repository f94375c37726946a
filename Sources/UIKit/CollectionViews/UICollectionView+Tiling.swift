internal import Foundation

// Which items are on screen, and where.

extension UICollectionView {
    /// Brings the views in line with what is to be seen. Calls out of here may
    /// change the collection: `generation` tells, and the pass begins again.
    func tile() {
        guard !isTiling, bounds.width > 0, bounds.height > 0 else { return }
        isTiling = true
        defer { isTiling = false }
        for _ in 0..<12 {
            loadIfDue()
            reloadIfItemsAreGone()
            prepareIfDue()
            if tilePass() { return }
        }
    }

    private func prepareIfDue() {
        guard collectionViewLayout.isInvalid else { return }
        collectionViewLayout.isInvalid = false
        collectionViewLayout.prepare()
        let size = collectionViewLayout.collectionViewContentSize
        if contentSize != size { contentSize = size }
    }

    /// Loads anew if the data source has fewer items than was told: asking for one that is gone would break the app.
    private func reloadIfItemsAreGone() {
        guard let dataSource, shape.lineCount > 0 else { return }
        let sections = dataSource.numberOfSections(in: self)
        let isGone =
            sections < shape.sectionCount
            || shape.rowCounts.indices.contains {
                dataSource.collectionView(self, numberOfItemsInSection: $0) < shape.rowCounts[$0]
            }
        guard isGone else { return }
        LayoutLog.write("The data source has fewer items than \(type(of: self)) was told; it is loaded anew.")
        setNeedsReload()
        loadIfDue()
    }

    /// One attempt. False if something has changed and another is due.
    private func tilePass() -> Bool {
        let start = generation
        var cells: Set<IndexPath> = []
        var views: Set<SupplementaryKey> = []
        let all = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
        for attributes in all where !attributes.isHidden {
            if attributes.representedElementCategory == .cell {
                guard shape.contains(attributes.indexPath) else { continue }
                cells.insert(attributes.indexPath)
                guard show(attributes, start) else { return false }
            } else if let kind = attributes.representedElementKind {
                let key = SupplementaryKey(kind: kind, indexPath: attributes.indexPath)
                views.insert(key)
                guard showView(key, attributes, start) else { return false }
            }
        }
        for indexPath in liveCells.keys.sorted() where !cells.contains(indexPath) { putAwayCell(at: indexPath) }
        for key in liveViews.keys where !views.contains(key) { putAwayView(key) }
        return start == generation && !collectionViewLayout.isInvalid
    }

    private func show(_ attributes: UICollectionViewLayoutAttributes, _ start: Int) -> Bool {
        let indexPath = attributes.indexPath
        let isNew = liveCells[indexPath] == nil
        if isNew {
            guard let cell = dataSource?.collectionView(self, cellForItemAt: indexPath), start == generation else {
                return false
            }
            // An app that hands out one cell for two items has it at the last.
            if let other = liveCells.first(where: { $0.value === cell })?.key { liveCells[other] = nil }
            liveCells[indexPath] = cell
            cell.isSelected = selectedItems.contains(indexPath)
            UIView.performWithoutAnimation {
                if cell.superview !== self { addSubview(cell) }
                cell.apply(attributes)
            }
            measure(cell, attributes)
            delegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
            return start == generation
        }
        if let cell = liveCells[indexPath] {
            cell.apply(attributes)
            measure(cell, attributes)
        }
        return true
    }

    /// Asks an item for its size, if that has not been done. The layout may become invalid by that.
    private func measure(_ cell: UICollectionViewCell, _ attributes: UICollectionViewLayoutAttributes) {
        guard (collectionViewLayout as? UICollectionViewFlowLayout)?.measuresItems ?? false,
            measuredItems.insert(attributes.indexPath).inserted
        else { return }
        let preferred = cell.preferredLayoutAttributesFitting(attributes)
        guard
            collectionViewLayout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else { return }
        collectionViewLayout.isInvalid = true
    }

    private func showView(
        _ key: SupplementaryKey, _ attributes: UICollectionViewLayoutAttributes, _ start: Int
    ) -> Bool {
        if liveViews[key] == nil {
            guard
                let view = dataSource?.collectionView(
                    self, viewForSupplementaryElementOfKind: key.kind, at: key.indexPath), start == generation
            else { return false }
            liveViews[key] = view
            UIView.performWithoutAnimation {
                if view.superview !== self { addSubview(view) }
                view.apply(attributes)
            }
            return true
        }
        liveViews[key]?.apply(attributes)
        return true
    }

    func putAwayCell(at indexPath: IndexPath) {
        guard let cell = liveCells.removeValue(forKey: indexPath) else { return }
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
        retire(cell)
    }

    func putAwayView(_ key: SupplementaryKey) {
        guard let view = liveViews.removeValue(forKey: key) else { return }
        retire(view)
    }

    func retire(_ view: UICollectionReusableView) {
        // Hidden, not removed: a view that comes and goes with each scroll would cost two walks through it.
        if let kind = kinds[ObjectIdentifier(view)], pool.keep(view, as: kind) {
            view.layer.isHidden = true
        } else {
            kinds[ObjectIdentifier(view)] = nil
            view.removeFromSuperview()
        }
    }

    var viewsInReadingOrder: [UIView] {
        func key(_ section: Int, _ order: Int, _ item: Int) -> [Int] { [section, order, item] }
        var parts: [(key: [Int], view: UIView)] = liveCells.map { (key($0.key.section, 1, $0.key.item), $0.value) }
        parts += liveViews.map { entry in
            let isHeader = entry.key.kind == Self.elementKindSectionHeader
            return (key(entry.key.indexPath.section, isHeader ? 0 : 2, entry.key.indexPath.item), entry.value)
        }
        let ordered = parts.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.view)
        let known = Set(ordered.map { ObjectIdentifier($0) })
        let others = subviews.filter { !known.contains(ObjectIdentifier($0)) }
        return (others + ordered).filter { !$0.isHidden && $0.alpha > 0.01 }
    }
}
