public import Foundation

/// A view of a collection that is used again for other items or sections.
///
/// ## Differences on Linux
/// A collection view makes views of a registered class by the zero-argument
/// initializer, which calls `init(frame:)`. A subclass inherits it when it
/// overrides the two designated initializers.
open class UICollectionReusableView: UIView {
    /// The name under which the collection view keeps the view for further use.
    public internal(set) var reuseIdentifier: String?

    /// Creates a view with a frame.
    public override init(frame: CGRect) {
        reuseIdentifier = CellFactory.identifierInMaking
        super.init(frame: frame)
    }

    /// Creates a view: archives of views are not read.
    public required init?(coder: NSCoder) {
        reuseIdentifier = CellFactory.identifierInMaking
        super.init(coder: coder)
    }

    /// Creates a view as a collection view does for a registered class.
    public required convenience init() {
        self.init(frame: .zero)
    }

    /// The view is about to be used for something else. For overriding.
    open func prepareForReuse() {
        removeFocusRing()
    }

    /// Takes the place and look that the layout gives. For overriding; call super.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        bounds.size = layoutAttributes.size
        center = layoutAttributes.center
        transform = layoutAttributes.transform
        alpha = layoutAttributes.alpha
        layer.zPosition = CGFloat(layoutAttributes.zIndex)
        layer.isHidden = layoutAttributes.isHidden
    }

    /// Returns the attributes with the size that the content asks for. For overriding.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
            return layoutAttributes
        }
        let size = fittingContent
        if size.width > 0, size.height > 0 { preferred.size = size }
        return preferred
    }

    var fittingContent: CGSize { systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
}
