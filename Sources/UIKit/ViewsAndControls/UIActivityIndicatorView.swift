public import Foundation

/// A wheel that turns while something is going on.
open class UIActivityIndicatorView: UIView {
    /// The size of a wheel.
    public enum Style: Int, Sendable {
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101

        var side: CGFloat { self == .large ? 37 : 20 }
    }

    private static let spokes = 8
    private var step = 0
    private var frames: FrameObservation?

    /// The size.
    open var style: Style {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// The colour.
    open var color: UIColor! = .secondaryLabel { didSet { setNeedsDisplay() } }

    /// Whether it is hidden while it does not turn.
    open var hidesWhenStopped = true {
        didSet { isHidden = hidesWhenStopped && !isAnimating }
    }

    /// Whether it turns.
    open private(set) var isAnimating = false

    /// Creates a wheel of a size.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        setUp()
    }

    /// Creates a wheel with a frame.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        setUp()
    }

    /// Creates a wheel: archives of views are not read.
    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isHidden = true
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityLabel = "In progress"
        accessibilityTraits = .updatesFrequently
    }

    /// Shows the wheel and turns it.
    open func startAnimating() {
        isAnimating = true
        isHidden = false
        updateFrames()
    }

    /// Stops the wheel, and hides it where it is said so.
    open func stopAnimating() {
        isAnimating = false
        if hidesWhenStopped { isHidden = true }
        updateFrames()
    }

    /// Turns only while in a window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateFrames()
    }

    private func updateFrames() {
        guard isAnimating, window != nil else {
            frames?.cancel()
            frames = nil
            return
        }
        guard frames == nil else { return }
        frames = FrameClock.shared.observe { [weak self] now in self?.turn(now) }
    }

    private func turn(_ now: TimeInterval) {
        let new = Int(now * 10) % Self.spokes
        guard new != step else { return }
        step = new
        setNeedsDisplay()
    }

    /// The size of the style.
    open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }

    /// Returns the size of the style.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Draws the spokes, each fainter than the one before.
    open override func draw(_ rect: CGRect) {
        let side = min(style.side, min(bounds.width, bounds.height))
        let path = UIBezierPath()
        path.lineWidth = side * 0.11
        path.lineCapStyle = .round
        let context = UIGraphicsGetCurrentContext()
        for index in 0..<Self.spokes {
            let angle = CGFloat(index) / CGFloat(Self.spokes) * 2 * .pi - .pi / 2
            let age = (step - index + Self.spokes) % Self.spokes
            let spoke = UIBezierPath()
            spoke.lineWidth = path.lineWidth
            spoke.lineCapStyle = .round
            for (length, isStart) in [(side * 0.24, true), (side * 0.43, false)] {
                let point = CGPoint(x: bounds.midX + cos(angle) * length, y: bounds.midY + sin(angle) * length)
                if isStart { spoke.move(to: point) } else { spoke.addLine(to: point) }
            }
            let faded = color.fixed(traitCollection)
            let strength = max(0.2, 1 - CGFloat(age) * 0.13)
            context?.setStrokeColor(faded.copy(alpha: faded.alpha * strength) ?? faded)
            spoke.stroke()
        }
    }
}
