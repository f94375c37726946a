public import Foundation

/// A view that shows a part of content larger than itself, and moves it by drag, wheel and touchpad.
///
/// The offset is the origin of the view's bounds: subviews keep their frames
/// while the content moves. Constraints from subviews to the edges of the scroll
/// view are to its content and thereby give `contentSize`.
///
/// ## Differences on Linux
/// A turn of the wheel counts as a drag that ends at once: the delegate hears
/// `scrollViewDidScroll(_:)` and, when the turning ends, `scrollViewDidEndDecelerating(_:)`.
open class UIScrollView: UIView, UIScrollViewDelegating {
    /// How fast content comes to rest: the factor by which its speed falls each millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The factor.
        public let rawValue: CGFloat

        /// Creates a rate from its factor.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The usual rate: 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A quick halt: 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// When scrolling puts the keyboard away.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Never.
        case none = 0
        /// When a drag begins.
        case onDrag = 1
        /// With the finger. Here: when a drag begins.
        case interactive = 2
        /// As `.onDrag`, with what belongs to the keyboard.
        case onDragWithAccessory = 3
        /// As `.interactive`, with what belongs to the keyboard.
        case interactiveWithAccessory = 4
    }

    /// When the safe area is added to the content's insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Above and below.
        case automatic = 0
        /// Along the directions in which the content scrolls.
        case scrollableAxes = 1
        /// Never.
        case never = 2
        /// On all sides.
        case always = 3
    }

    /// The colour of the scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// By the appearance, light or dark.
        case `default` = 0
        /// Dark.
        case black = 1
        /// Light.
        case white = 2
    }

    /// The delegate as stored; apps use `delegate`.
    public weak var scrollDelegate: (any UIScrollViewDelegate)?

    // MARK: - Content

    /// The size of the content. Default: zero.
    open var contentSize: CGSize = .zero {
        didSet { if contentSize != oldValue { contentSizeDidChange() } }
    }

    /// What the content keeps from the edges of the view. Default: zero.
    open var contentInset: UIEdgeInsets = .zero {
        didSet { if contentInset != oldValue { insetsDidChange() } }
    }

    /// When the safe area counts among the insets. Default: `.automatic`.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { insetsDidChange() } }
    }

    /// The insets by which `contentOffset` was last kept.
    var knownInsets: UIEdgeInsets = .zero

    /// The point of the content that lies at the view's upper left corner.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            stopMotion()
            moveContent(to: newValue)
        }
    }

    // MARK: - Behaviour

    /// Whether the user may scroll. Default: `true`.
    open var isScrollEnabled: Bool = true
    /// Whether a movement ends at multiples of the view's size. Default: `false`.
    open var isPagingEnabled: Bool = false
    /// Whether content goes past its edge and springs back. Default: `true`.
    open var bounces: Bool = true
    /// Whether it does so even when it is not taller than the view. Default: `false`.
    open var alwaysBounceVertical: Bool = false
    /// Whether it does so even when it is not wider than the view. Default: `false`.
    open var alwaysBounceHorizontal: Bool = false
    /// Whether a drag keeps to the direction in which it began. Default: `false`.
    open var isDirectionalLockEnabled: Bool = false
    /// How fast the content comes to rest. Default: `.normal`.
    open var decelerationRate: DecelerationRate = .normal
    /// Whether the view scrolls to its top on request of the system. Default: `true`.
    open var scrollsToTop: Bool = true
    /// When scrolling puts the keyboard away. Default: `.none`.
    open var keyboardDismissMode: KeyboardDismissMode = .none
    /// Whether touches wait until it is known that they do not drag. Default: `true`.
    open var delaysContentTouches: Bool = true
    /// Whether a drag takes touches from the content. Default: `true`.
    open var canCancelContentTouches: Bool = true

    // MARK: - Indicators

    /// Whether the position is shown on the side. Default: `true`.
    open var showsVerticalScrollIndicator: Bool = true {
        didSet { verticalIndicator?.isHidden = !showsVerticalScrollIndicator }
    }
    /// Whether the position is shown below. Default: `true`.
    open var showsHorizontalScrollIndicator: Bool = true {
        didSet { horizontalIndicator?.isHidden = !showsHorizontalScrollIndicator }
    }
    /// The colour of the indicators. Default: `.default`.
    open var indicatorStyle: IndicatorStyle = .default
    /// What the side indicator keeps from the edges.
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
    /// What the lower indicator keeps from the edges.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
    /// What both indicators keep from the edges. Reads as the side indicator's.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    var verticalIndicator: ScrollIndicator?
    var horizontalIndicator: ScrollIndicator?

    // MARK: - State

    /// Whether a finger is on the content. Read by the delegate's methods.
    open internal(set) var isTracking: Bool = false
    /// Whether the user drags the content.
    open internal(set) var isDragging: Bool = false
    /// Whether the content moves on after a drag.
    open var isDecelerating: Bool { motion?.kind == .deceleration }

    /// The recognizer behind dragging.
    public private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = makePanGestureRecognizer()

    var motion: ScrollMotion?
    var motionFrames: FrameObservation?
    /// Where the content was when the drag began, and how far it was past its edge, before the band's give.
    var dragStart = CGPoint.zero
    var lockedAxis: NSLayoutConstraint.Axis?
    /// Whether a wheel or touchpad is moving the content.
    var isWheelTurning = false

    // MARK: - Zoom

    /// The smallest scale. Default: 1.
    open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
    /// The largest scale. Default: 1: no zoom.
    open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
    /// Whether a pinch may go past the limits. Default: `true`.
    open var bouncesZoom: Bool = true
    /// Whether fingers zoom the content. Read by the delegate's methods.
    open internal(set) var isZooming: Bool = false
    /// Whether the scale goes back after a pinch past its limits.
    open var isZoomBouncing: Bool { zoomFrames != nil && !isZooming }
    /// The recognizer behind zooming; `nil` while the limits leave no room for it.
    public internal(set) var pinchGestureRecognizer: UIPinchGestureRecognizer?
    var currentZoomScale: CGFloat = 1
    var zoomFrames: FrameObservation?
    /// The scale when a pinch began, and the point of the content under it.
    var pinch: (scale: CGFloat, anchor: CGPoint)?

    // MARK: - Guides and parts

    /// The rectangle of the content, for constraints.
    public private(set) lazy var contentLayoutGuide = UILayoutGuide(role: .scrollContent, owningView: self)
    /// The visible rectangle, for constraints of what shall not move with the content.
    public private(set) lazy var frameLayoutGuide = UILayoutGuide(role: .scrollFrame, owningView: self)

    /// What is shown and told when the content is pulled down past its top.
    open var refreshControl: UIRefreshControl? {
        didSet { refreshControlDidChange(from: oldValue) }
    }

    /// Creates a scroll view.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpScrolling()
    }

    /// Creates a scroll view without size.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpScrolling()
    }

    private func setUpScrolling() {
        clipsToBounds = true
        addGestureRecognizer(panGestureRecognizer)
    }

    /// Places the indicators; subviews keep their frames.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeZoomedView()
        keepInsets()
        layOutIndicators()
        layOutRefreshControl()
    }

    /// The insets may hold the safe area.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetsDidChange()
    }

    /// The insets have changed, the safe area included. For overriding.
    open func adjustedContentInsetDidChange() {}

    // MARK: - Scrolling

    /// Moves the content so that a point of it lies at the upper left corner.
    ///
    /// Animated, the delegate is told by `scrollViewDidEndScrollingAnimation(_:)`. The offset is not limited.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scroll(to: contentOffset, animated: animated)
    }

    /// Moves the content by the least that brings a rectangle of it into view.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        scroll(to: offset(showing: rect), animated: animated)
    }

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() {
        showIndicators()
    }

    // MARK: - For subclasses in this module

    /// The offset has changed. Called before the delegate is told.
    func contentOffsetDidChange() {}

    /// The content has another size.
    func contentSizeDidChange() {
        setNeedsLayout()
        if !isDragging, motion == nil { cover(from: bounds.origin) }
    }

    /// Moves the content to an offset, or to the nearest one at which it covers the view.
    func cover(from offset: CGPoint) {
        moveContent(to: clamped(offset))
    }

    /// A movement by itself has ended. Called before the delegate is told.
    func motionDidEnd(_ kind: ScrollMotion.Kind) {}
}
