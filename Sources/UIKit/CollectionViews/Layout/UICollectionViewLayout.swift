public import Foundation

/// Says where the items of a collection view are. For subclassing; a plain one has none.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// The view whose items it places.
    open internal(set) weak var collectionView: UICollectionView?

    /// Whether the layout must be prepared before it is asked.
    var isInvalid = true

    /// Creates a layout.
    public override init() {
        super.init()
    }

    /// Gets ready to be asked; called after each invalidation. For overriding.
    open func prepare() {}

    /// The size of the content. For overriding.
    open var collectionViewContentSize: CGSize { .zero }

    /// Returns the attributes of all that a rectangle of the content meets. For overriding.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Returns an item's attributes. For overriding.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a view beside the items. For overriding.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Whether other bounds want another layout. For overriding; false by default.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Whether an item that wants to be of another size changes the layout. For overriding; false by default.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Returns where a drag should come to rest. For overriding; where it would.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Has the layout prepared anew before the next frame. Call super.
    open func invalidateLayout() {
        isInvalid = true
        collectionView?.setNeedsLayout()
    }

    /// Whether the layout is turned round where the language is read from right to left. False by default.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}
