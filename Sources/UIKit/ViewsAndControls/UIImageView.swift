public import Foundation

/// A picture in a view.
open class UIImageView: UIView {
    /// The picture; nil is none.
    open var image: UIImage? {
        didSet {
            if oldValue?.size != image?.size { invalidateIntrinsicContentSize() }
            setNeedsDisplay()
            if image?.movement != nil || isAnimating { restartMovement() }
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

    // MARK: - Movement

    /// Pictures to be shown one after the other instead of `image`, once `startAnimating()` is called.
    open var animationImages: [UIImage]? {
        didSet { if isAnimating { stopAnimating() } }
    }
    /// The seconds that `animationImages` take together; 0, the default, is a thirtieth of a second each.
    open var animationDuration: TimeInterval = 0
    /// How many times they are shown; 0, the default, is without end.
    open var animationRepeatCount = 0

    /// Whether pictures are shown one after the other: those of `animationImages`, or of a moving `image`.
    open var isAnimating: Bool { movement != nil }

    private var movement: ImageMovement?
    private var movementStart: TimeInterval = 0
    private var movementFrames: FrameObservation?
    /// The picture of the movement that is shown.
    private var step: UIImage?

    /// Shows `animationImages` one after the other, or has a moving `image` go on.
    open func startAnimating() {
        if let animationImages, !animationImages.isEmpty {
            movement = UIImage.animatedImage(with: animationImages, duration: animationDuration)?.movement
        } else {
            movement = image?.movement
        }
        movementStart = FrameClock.shared.now
        followMovement()
    }

    /// Shows `image`, and of a moving one the first picture.
    open func stopAnimating() {
        movement = nil
        step = nil
        followMovement()
        setNeedsDisplay()
    }

    private func restartMovement() {
        step = nil
        if image?.movement != nil { startAnimating() } else { stopAnimating() }
    }

    /// Takes part in the frames only while it is in a window and moves.
    private func followMovement() {
        guard movement != nil, window != nil else {
            movementFrames?.cancel()
            movementFrames = nil
            return
        }
        guard movementFrames == nil else { return }
        movementFrames = FrameClock.shared.observe { [weak self] now in self?.showStep(at: now) }
    }

    private func showStep(at now: TimeInterval) {
        guard let movement, !isHidden else { return }
        let rounds = animationImages == nil ? 0 : animationRepeatCount
        let time = now - movementStart
        if rounds > 0, time >= movement.duration * Double(rounds) { return stopAnimating() }
        let new = movement.image(at: time, rounds: rounds)
        guard new !== step else { return }
        step = new
        setNeedsDisplay()
    }

    /// Moves only while it is in a window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        followMovement()
    }

    // MARK: - Making

    /// Creates a view of a picture, in its size.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        // An initializer's own assignments are not observed.
        if image?.movement != nil { restartMovement() }
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
        let image = step ?? (isHighlighted ? highlightedImage ?? self.image : self.image)
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
