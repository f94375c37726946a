public import Foundation

/// A row of dots that says on which of several pages one is.
open class UIPageControl: UIControl {
    private static let dot: CGFloat = 7
    private static let step: CGFloat = 16

    /// The number of pages. Default: 0.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            pagesDidChange()
        }
    }
    /// The page, from 0 on; kept among the pages. Default: 0.
    open var currentPage = 0 {
        didSet {
            currentPage = max(0, min(currentPage, numberOfPages - 1))
            setNeedsDisplay()
            accessibilityDidChange()
        }
    }
    /// Whether one page alone has no dot. Default: `false`.
    open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
    /// The colour of the other pages' dots; the current one's, fainter, unless set.
    open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The colour of the current page's dot; the system's for text unless set.
    open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

    /// Creates a control with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a control: archives of views are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
    }

    private func pagesDidChange() {
        currentPage = min(currentPage, max(0, numberOfPages - 1))
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    /// Returns the size of so many dots.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(max(1, pageCount)) * Self.step + 8, height: 26)
    }

    /// The size of the dots.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    /// Returns the size of the dots.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Draws the dots, the first where lines begin.
    open override func draw(_ rect: CGRect) {
        guard numberOfPages > 0, numberOfPages > 1 || !hidesForSinglePage else { return }
        let current = currentPageIndicatorTintColor ?? .label
        let other = pageIndicatorTintColor ?? current.withAlphaComponent(0.3)
        let start = bounds.midX - CGFloat(numberOfPages) * Self.step / 2
        for page in 0..<numberOfPages {
            let place = isRightToLeft ? numberOfPages - 1 - page : page
            let x = start + (CGFloat(place) + 0.5) * Self.step - Self.dot / 2
            (page == currentPage ? current : other).setFill()
            UIBezierPath(ovalIn: CGRect(x: x, y: bounds.midY - Self.dot / 2, width: Self.dot, height: Self.dot)).fill()
        }
    }

    /// A press before the middle goes a page back, after it one on, and tells by `.valueChanged`.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let point = touches.first?.location(in: self), bounds.contains(point), isEnabled else { return }
        turn(by: (point.x > bounds.midX) != isRightToLeft ? 1 : -1)
    }

    private func turn(by step: Int) {
        let page = currentPage + step
        guard page >= 0, page < numberOfPages else { return }
        currentPage = page
        sendActions(for: .valueChanged)
    }

    /// A press by assistive tools goes a page on.
    open override func accessibilityActivate() -> Bool {
        turn(by: 1)
        return true
    }

    /// "page 2 of 5", unless set.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "page \(currentPage + 1) of \(numberOfPages)" }
        set { super.accessibilityValue = newValue }
    }
}
