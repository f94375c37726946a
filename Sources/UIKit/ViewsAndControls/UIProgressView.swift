public import Foundation

/// A bar that fills as something goes on.
open class UIProgressView: UIView {
    /// The look of a bar.
    public enum Style: Int, Sendable {
        /// The usual.
        case `default` = 0
        /// For bars at a screen's edge.
        case bar = 1
    }

    private let fill = UIView()

    /// How full it is, from 0 to 1.
    open var progress: Float = 0 {
        didSet {
            progress = max(0, min(1, progress))
            setNeedsLayout()
            accessibilityDidChange()
        }
    }

    /// The look.
    open var progressViewStyle: Style = .default
    /// The colour of the full part; the tint unless set.
    open var progressTintColor: UIColor? { didSet { fill.backgroundColor = progressTintColor ?? tintColor } }
    /// The colour of the rest.
    open var trackTintColor: UIColor? { didSet { backgroundColor = trackTintColor ?? .tertiarySystemFill } }

    /// Creates a bar of a look.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
        progressViewStyle = style
    }

    /// Creates a bar with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a bar: archives of views are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .tertiarySystemFill
        layer.masksToBounds = true
        layer.cornerRadius = 2
        fill.backgroundColor = tintColor
        addSubview(fill)
        isAccessibilityElement = true
        accessibilityTraits = .updatesFrequently
    }

    /// Fills the bar, moving or at once.
    open func setProgress(_ progress: Float, animated: Bool) {
        guard animated else {
            self.progress = progress
            return
        }
        UIView.animate(withDuration: 0.25) {
            self.progress = progress
            self.layoutIfNeeded()
        }
    }

    /// The tint has changed.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        fill.backgroundColor = progressTintColor ?? tintColor
    }

    /// 4 points high.
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 4) }

    /// Returns the width that there is, 4 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }

    /// Places the full part.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width * CGFloat(progress)
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        fill.frame = CGRect(x: isLeftToRight ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
    }

    /// The percentage, unless set.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "\(Int((progress * 100).rounded())) %" }
        set { super.accessibilityValue = newValue }
    }
}
