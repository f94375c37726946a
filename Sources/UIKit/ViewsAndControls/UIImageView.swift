public import Foundation

/// A picture in a view.
open class UIImageView: UIView {
    /// The picture; nil is none.
    open var image: UIImage? {
        didSet {
            if oldValue?.size != image?.size { invalidateIntrinsicContentSize() }
            setNeedsDisplay()
        }
    }

    /// The picture while highlighted; nil is the same.
    open var highlightedImage: UIImage? { didSet { setNeedsDisplay() } }

    /// Whether the highlighted picture is shown.
    open var isHighlighted = false {
        didSet { if oldValue != isHighlighted { setNeedsDisplay() } }
    }

    /// The size in which symbols are shown; nil is the symbol's own.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// Creates a view of a picture, in its size.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    /// Creates a view of two pictures, in the first one's size.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    /// Creates a view with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        accessibilityTraits = .image
    }

    /// Creates a view: archives of views are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        accessibilityTraits = .image
    }

    private var shown: UIImage? {
        let image = isHighlighted ? highlightedImage ?? self.image : self.image
        return preferredSymbolConfiguration.flatMap { image?.withConfiguration($0) } ?? image
    }

    /// The picture's size.
    open override var intrinsicContentSize: CGSize {
        shown?.size ?? super.intrinsicContentSize
    }

    /// Returns the picture's size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        shown?.size ?? .zero
    }

    /// Draws the picture as the content mode says.
    open override func draw(_ rect: CGRect) {
        guard let image = shown, image.size.width > 0, image.size.height > 0 else { return }
        let place = Self.place(of: image.size, in: bounds, contentMode)
        let scale = max(1, traitCollection.displayScale)
        UIGraphicsGetCurrentContext()?
            .append(image.node(in: place, scale: scale, tint: tintColor, traits: traitCollection))
    }

    /// Where contents of a size lie in a rectangle.
    static func place(of size: CGSize, in bounds: CGRect, _ mode: ContentMode) -> CGRect {
        func placed(_ size: CGSize, _ x: CGFloat, _ y: CGFloat) -> CGRect {
            CGRect(
                x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
                width: size.width, height: size.height)
        }
        func scaled(_ factor: CGFloat) -> CGRect {
            placed(CGSize(width: size.width * factor, height: size.height * factor), 0.5, 0.5)
        }
        let (horizontal, vertical) = (bounds.width / size.width, bounds.height / size.height)
        switch mode {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit: return scaled(min(horizontal, vertical))
        case .scaleAspectFill: return scaled(max(horizontal, vertical))
        case .center: return placed(size, 0.5, 0.5)
        case .top: return placed(size, 0.5, 0)
        case .bottom: return placed(size, 0.5, 1)
        case .left: return placed(size, 0, 0.5)
        case .right: return placed(size, 1, 0.5)
        case .topLeft: return placed(size, 0, 0)
        case .topRight: return placed(size, 1, 0)
        case .bottomLeft: return placed(size, 0, 1)
        case .bottomRight: return placed(size, 1, 1)
        }
    }
}
