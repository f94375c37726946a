public import Foundation

/// Places items beside each other until a line is full, then goes on in the next one.
///
///     let layout = UICollectionViewFlowLayout()
///     layout.itemSize = CGSize(width: 100, height: 100)
///     layout.minimumInteritemSpacing = 2
///
/// ## Differences on Linux
/// Where the language is read from right to left the lines are too, without a
/// subclass that asks for it. Headers do not stay in sight.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// As `estimatedItemSize`: each item is of the size that its content asks for.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

    /// The direction of scrolling. Default: `.vertical`.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical { didSet { invalidateLayout() } }
    /// The room between lines. Default: 10.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The least room between the items of a line. Default: 10.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The size of items of which the delegate says nothing. Default: 50 by 50.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// About how large items are that ask for their size themselves; zero, the default, is that they do not.
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The size of headers; its part along the scrolling counts. Default: none.
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The size of footers; its part along the scrolling counts. Default: none.
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    /// The room around the items of each section. Default: none.
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }

    private var geometry = FlowGeometry(sections: [], breadth: 0, isVertical: true)
    private var measured: [IndexPath: CGSize] = [:]
    private var preparedSize = CGSize.zero

    private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
        collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
    }

    /// Asks for the sizes of all items and places them.
    open override func prepare() {
        super.prepare()
        guard let view = collectionView else { return }
        let insets = view.adjustedContentInset
        let isVertical = scrollDirection == .vertical
        preparedSize = view.bounds.size
        let breadth =
            isVertical
            ? view.bounds.width - insets.left - insets.right : view.bounds.height - insets.top - insets.bottom
        geometry = FlowGeometry(
            sections: (0..<view.numberOfSections).map { section(at: $0, of: view) }, breadth: max(0, breadth),
            isVertical: isVertical)
    }

    private func section(at index: Int, of view: UICollectionView) -> FlowGeometry.Section {
        let delegate = flowDelegate
        var section = FlowGeometry.Section()
        section.insets = delegate?.collectionView(view, layout: self, insetForSectionAt: index) ?? sectionInset
        section.lineSpacing =
            delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index) ?? minimumLineSpacing
        section.itemSpacing =
            delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index)
            ?? minimumInteritemSpacing
        section.header =
            delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index) ?? headerReferenceSize
        section.footer =
            delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: index) ?? footerReferenceSize
        section.sizes = (0..<view.numberOfItems(inSection: index)).map {
            size(of: IndexPath(item: $0, section: index), view, delegate)
        }
        return section
    }

    private func size(
        of indexPath: IndexPath, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> CGSize {
        var size = itemSize
        if estimatedItemSize != .zero {
            size = measured[indexPath] ?? (estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize)
        } else if let delegate {
            size = delegate.collectionView(view, layout: self, sizeForItemAt: indexPath)
        }
        let isUsable = size.width.isFinite && size.height.isFinite
        return isUsable ? CGSize(width: max(0, size.width), height: max(0, size.height)) : .zero
    }

    /// The size of all lines.
    open override var collectionViewContentSize: CGSize { geometry.contentSize }

    /// Returns the attributes of the items, headers and footers that a rectangle meets.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let own = turned(rect)
        var found = geometry.items(in: own).compactMap { layoutAttributesForItem(at: $0) }
        for section in geometry.headers.indices {
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                let path = IndexPath(item: 0, section: section)
                guard let attributes = layoutAttributesForSupplementaryView(ofKind: kind, at: path),
                    !attributes.frame.isEmpty, attributes.frame.intersects(rect)
                else { continue }
                found.append(attributes)
            }
        }
        return found
    }

    /// Returns an item's place.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, geometry.items.indices.contains(indexPath.section),
            geometry.items[indexPath.section].indices.contains(indexPath.item)
        else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = turned(geometry.items[indexPath.section][indexPath.item])
        return attributes
    }

    /// Returns a header's or a footer's place.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let frames = elementKind == UICollectionView.elementKindSectionHeader ? geometry.headers : geometry.footers
        guard frames.indices.contains(indexPath.section), !frames[indexPath.section].isEmpty else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
        attributes.frame = turned(frames[indexPath.section])
        attributes.zIndex = 10
        return attributes
    }

    /// True when the room across the scrolling is another.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        scrollDirection == .vertical
            ? newBounds.width != preparedSize.width : newBounds.height != preparedSize.height
    }

    /// True when an item that measures itself is of another size than it was taken for.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard estimatedItemSize != .zero, preferredAttributes.size != originalAttributes.size else { return false }
        measured[preferredAttributes.indexPath] = preferredAttributes.size
        return true
    }

    /// Whether items are asked for their sizes.
    var measuresItems: Bool { estimatedItemSize != .zero }

    /// Forgets the sizes that items asked for.
    func forgetMeasurements() { measured = [:] }

    /// True: lines begin where the language's do.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    private func turned(_ rect: CGRect) -> CGRect {
        guard flipsHorizontallyInOppositeLayoutDirection,
            collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        else { return rect }
        var rect = rect
        rect.origin.x = geometry.contentSize.width - rect.maxX
        return rect
    }
}
