public import Foundation

/// Where and how an item, or a view beside the items, is shown.
///
/// A subclass with properties of its own overrides `copy()`.
open class UICollectionViewLayoutAttributes: NSObject {
    /// What the attributes are of.
    public let representedElementCategory: UICollectionView.ElementCategory
    /// The kind of the view beside the items; nil for an item.
    public let representedElementKind: String?

    /// Of which item, or which section.
    open var indexPath: IndexPath
    /// Where the middle lies in the content.
    open var center = CGPoint.zero
    /// The size.
    open var size = CGSize.zero
    /// How it is moved, turned and scaled about its middle.
    open var transform = CGAffineTransform.identity
    /// How opaque it is.
    open var alpha: CGFloat = 1
    /// The order among the others; a higher one lies above.
    open var zIndex = 0
    /// Whether it is left out.
    open var isHidden = false

    /// Creates the attributes of an item, without size.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init(.cell, nil, indexPath)
    }

    /// Creates the attributes of a header, a footer, or another view beside the items.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(.supplementaryView, elementKind, indexPath)
    }

    init(_ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath) {
        representedElementCategory = category
        representedElementKind = kind
        self.indexPath = indexPath
    }

    /// The rectangle in the content.
    open var frame: CGRect {
        get {
            CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        }
        set {
            size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }

    /// The rectangle in its own coordinates.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// Returns attributes with the same values.
    open override func copy() -> Any {
        let copy = UICollectionViewLayoutAttributes(representedElementCategory, representedElementKind, indexPath)
        copy.center = center
        copy.size = size
        copy.transform = transform
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        return copy
    }
}
