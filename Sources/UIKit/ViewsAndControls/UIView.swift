public import Foundation

/// A rectangle on the screen that paints, handles touches and holds other views.
///
///     let badge = UIView(frame: CGRect(x: 8, y: 8, width: 20, height: 20))
///     badge.backgroundColor = .systemRed
///     badge.layer.cornerRadius = 10
///     container.addSubview(badge)
///
/// ## Differences on Linux
/// Members are overridden in class bodies only, not in extensions: there is no
/// Objective-C runtime. `awakeFromNib()` is never called: there are no nibs.
@preconcurrency @MainActor
open class UIView: UIResponder, UITraitEnvironment {
    /// The class of the view's layer.
    open class var layerClass: CALayer.Type { CALayer.self }

    /// Whether the view cannot do without constraints.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Says that a view has no size of its own along an axis.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1
    /// Asks for the smallest size that holds the content.
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    /// Asks for the largest size that the content fills.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// What is painted of the view.
    public let layer: CALayer
    /// What the constraints know of the view.
    internal lazy var constraintState = ConstraintState(view: self)
    /// The view controller whose view it is.
    internal weak var owner: (any ViewOwner)?

    private var layout = LayoutFlags()
    private var storedTraits: UITraitCollection
    private var ownTintColor: UIColor?
    private var background: UIColor?

    /// Creates a view with a frame.
    public init(frame: CGRect) {
        layer = Self.makeLayer()
        storedTraits = UIScreen.main.traitCollection
        super.init()
        layer.view = self
        self.frame = frame
    }

    /// Creates a view without size.
    public override convenience init() {
        self.init(frame: .zero)
    }

    /// Creates a view without size: archives of views are not read.
    ///
    /// Not failing, so that a subclass may call it where the original reads a nib.
    public required init?(coder: NSCoder) {
        layer = Self.makeLayer()
        storedTraits = UIScreen.main.traitCollection
        super.init()
        layer.view = self
    }

    private class func makeLayer() -> CALayer {
        layerClass.init()
    }

    /// Never called: there are no nibs.
    open func awakeFromNib() {}

    // MARK: - Place

    /// The rectangle in the superview's coordinates.
    open var frame: CGRect {
        get { layer.frame }
        set {
            guard layer.frame != newValue else { return }
            layer.frame = newValue
            constraintState.placeDidChange()
        }
    }

    /// The rectangle in the view's own coordinates.
    open var bounds: CGRect {
        get { layer.bounds }
        set { layer.bounds = newValue }
    }

    /// Where the middle lies in the superview.
    open var center: CGPoint {
        get { layer.position }
        set {
            guard layer.position != newValue else { return }
            layer.position = newValue
            constraintState.placeDidChange()
        }
    }

    /// How it is moved, turned and scaled about its middle.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    /// What changes with the superview's size.
    open var autoresizingMask: AutoresizingMask = []

    /// Whether the subviews follow their masks when the size changes.
    open var autoresizesSubviews = true

    /// Whether the frame stands as it is among constraints. False means that constraints alone place the view.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet {
            guard oldValue != translatesAutoresizingMaskIntoConstraints else { return }
            superview?.setNeedsLayout()
            constraintState.node.set?.markDirty()
        }
    }

    // MARK: - Look

    /// The colour behind the contents; nil is none.
    open var backgroundColor: UIColor? {
        get { background }
        set {
            background = newValue
            layer.backgroundColor = newValue?.fixed(traitCollection)
        }
    }

    /// How opaque it is with all inside, from 0 to 1.
    open var alpha: CGFloat {
        get { layer.model.opacity }
        set { layer.opacity = Float(max(0, min(1, newValue))) }
    }

    /// Whether it is neither shown nor touched.
    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            guard layer.isHidden != newValue else { return }
            layer.isHidden = newValue
            // A stack gives the room of a hidden view to the others.
            superview?.setNeedsLayout()
            superview?.subviewVisibilityDidChange(self)
        }
    }

    /// Whether what is inside is cut off at the edge.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// Whether it covers all that is under it. Taken and of no effect: the painter finds out.
    open var isOpaque = true

    /// Whether the area is cleared before drawing. It always is.
    open var clearsContextBeforeDrawing = true

    /// How contents of another size are put into the view.
    open var contentMode: ContentMode = .scaleToFill {
        didSet { if oldValue != contentMode { setNeedsDisplay() } }
    }

    /// The colour of what can be pressed; the superview's unless set.
    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .tintColor }
        set {
            ownTintColor = newValue
            propagateTintColor()
        }
    }

    /// How the tint is shown. Taken; tints are never greyed here.
    open var tintAdjustmentMode: TintAdjustmentMode = .automatic

    /// The tint has changed. For overriding.
    open func tintColorDidChange() {}

    private func propagateTintColor() {
        setNeedsDisplay()
        tintColorDidChange()
        for view in subviews where view.ownTintColor == nil { view.propagateTintColor() }
    }

    /// Draws the contents in the current drawing. For overriding; does nothing by itself.
    open func draw(_ rect: CGRect) {}

    /// Has the contents drawn anew for the next frame.
    open func setNeedsDisplay() {
        layer.setNeedsDisplay()
    }

    /// Has the contents drawn anew for the next frame; always all of them.
    open func setNeedsDisplay(_ rect: CGRect) {
        setNeedsDisplay()
    }

    // MARK: - Tree

    /// The view that holds this one.
    open internal(set) weak var superview: UIView?

    /// The views inside, the lowest first.
    open internal(set) var subviews: [UIView] = []

    /// The window that the view is in.
    open var window: UIWindow? { superview?.window }

    /// A number to find the view by.
    open var tag = 0

    /// Puts a view on top of those inside.
    open func addSubview(_ view: UIView) {
        insert(view, at: subviews.count)
    }

    /// Puts a view at a place among those inside.
    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: index)
    }

    /// Puts a view under another one.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
    }

    /// Puts a view on top of another one.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, at: subviews.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? subviews.count)
    }

    /// Takes the view out of its superview.
    open func removeFromSuperview() {
        detach()
    }

    /// A view was put in. For overriding.
    open func didAddSubview(_ subview: UIView) {}
    /// A view is about to be taken out. For overriding.
    open func willRemoveSubview(_ subview: UIView) {}
    /// The superview is about to change. For overriding.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// The superview has changed. For overriding.
    open func didMoveToSuperview() {}
    /// The window is about to change. For overriding.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// The window has changed. For overriding.
    open func didMoveToWindow() {}

    // MARK: - Layout

    /// Has the view laid out before the next frame.
    open func setNeedsLayout() {
        markNeedsLayout()
    }

    /// Lays out what needs it in this view and those that decide about it.
    open func layoutIfNeeded() {
        performLayout()
    }

    /// Places the subviews. For overriding; constraints have been applied before.
    open func layoutSubviews() {}

    /// Has the constraints updated before the next layout.
    open func setNeedsUpdateConstraints() {
        layout.needsConstraints = true
        setNeedsLayout()
    }

    /// Whether `updateConstraints()` is due.
    open func needsUpdateConstraints() -> Bool { layout.needsConstraints }

    /// Updates the constraints now, if it is due.
    open func updateConstraintsIfNeeded() {
        // Whoever has constraints due has layout due too: the way down to it is marked.
        for view in subviews where view.layoutFlags.needsLayout || view.layoutFlags.descendantNeedsLayout {
            view.updateConstraintsIfNeeded()
        }
        guard layout.needsConstraints else { return }
        layout.needsConstraints = false
        updateConstraints()
    }

    /// Changes the view's constraints. For overriding.
    open func updateConstraints() {}

    /// The size that the content wants; `noIntrinsicMetric` where it wants none.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    /// Tells that the content wants another size.
    open func invalidateIntrinsicContentSize() {
        constraintState.intrinsicContentSizeDidChange()
    }

    /// Returns the best size for a room; the present size unless overridden.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        bounds.size
    }

    /// Takes the best size for the present one.
    open func sizeToFit() {
        bounds.size = sizeThatFits(bounds.size)
    }

    /// Returns the size in which the view's constraints are satisfied.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// Returns the size in which the view's constraints are satisfied, the target mattering so much.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        constraintState.fittingSize(
            targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    /// The distances from the frame to what constraints align.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// The area free of bars has changed. For overriding.
    open func safeAreaInsetsDidChange() {}
    /// The margins have changed. For overriding.
    open func layoutMarginsDidChange() {}

    /// How far the first base line lies below the top at a width; nil where there is no text.
    func firstBaseline(forWidth width: CGFloat) -> CGFloat? { nil }
    /// How far the last base line lies below the top at a width; nil where there is no text.
    func lastBaseline(forWidth width: CGFloat) -> CGFloat? { nil }
    /// A subview was hidden or shown.
    func subviewVisibilityDidChange(_ subview: UIView) {}

    // MARK: - Touch

    /// Whether touches reach the view and those inside.
    open var isUserInteractionEnabled = true
    /// Whether more than one touch reaches the view.
    open var isMultipleTouchEnabled = false
    /// Whether the view keeps touches from others once it has one.
    open var isExclusiveTouch = false
    /// The recognizers that watch the touches in the view.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    /// Returns the deepest view at a point that takes touches, or nil.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for view in subviews.reversed() {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    /// Returns whether a point is in the view.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    /// Adds a recognizer.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
        gestureRecognizer.attach(to: self)
    }

    /// Removes a recognizer.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.attach(to: nil)
    }

    /// Whether Tab stops at it. False unless overridden; controls and texts that can be used are stopped at.
    open var canBecomeFocused: Bool { false }

    /// Whether the keyboard acts on it.
    open var isFocused: Bool { window?.focus.isFocused(self) ?? false }

    /// What it can do beside showing and touching.
    open internal(set) var interactions: [any UIInteraction] = []

    /// Adds something that it can do; takes it from the view that had it.
    open func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Takes away something that it can do.
    open func removeInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }

    /// Returns whether a recognizer may begin; for overriding.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// The view controller whose view it is, or the superview.
    open override var next: UIResponder? { owner ?? superview }

    /// Ends the editing of text inside the view; returns whether none goes on.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        guard let current = FirstResponder.current as? UIView, current.isDescendant(of: self) else { return true }
        return current.resignFirstResponder() || force
    }

    // MARK: - Traits

    /// What the view knows of its surroundings.
    open var traitCollection: UITraitCollection { storedTraits }

    /// The traits have changed. For overriding.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Light or dark for this view and those inside, whatever is around them.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { updateTraits() }
    }

    /// Traits that the view has, with all inside, whatever is around it.
    open var traitOverrides: UITraitOverrides {
        get { storedOverrides ?? UITraitOverrides() }
        set {
            storedOverrides = newValue
            updateTraits()
        }
    }
    private(set) var storedOverrides: UITraitOverrides?
    /// The smallest text size that the view has, with all inside, whatever the user asked for; nil for no limit.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        didSet { if oldValue != minimumContentSizeCategory { updateTraits() } }
    }
    /// The largest text size that the view has, with all inside, whatever the user asked for; nil for no limit.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        didSet { if oldValue != maximumContentSizeCategory { updateTraits() } }
    }
    var traitHandlers: TraitChangeHandlers?

    /// Whether directions in the view follow the language.
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet { if oldValue != semanticContentAttribute { directionDidChange() } }
    }

    /// The direction in which the view is laid out.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }

    private func directionDidChange() {
        setNeedsDisplay()
        setNeedsLayout()
    }

    /// Takes over the traits of the surroundings, and tells those inside when they are new.
    func updateTraits() {
        let new = traitsInPlace
        guard new != storedTraits else { return }
        let old = storedTraits
        storedTraits = new
        if let background { layer.backgroundColor = background.fixed(new) }
        setNeedsDisplay()
        setNeedsLayout()
        tellTraits(old)
        for view in subviews { view.updateTraits() }
    }

    /// The traits where there is no superview.
    var rootTraits: UITraitCollection { UIScreen.main.traitCollection }

    /// The style that the view controller or the view itself asks for.
    var traitOverride: UIUserInterfaceStyle {
        overrideUserInterfaceStyle != .unspecified ? overrideUserInterfaceStyle : ownerInterfaceStyle
    }

    /// The density that the view is painted at where it is not the screen's; 0 is the screen's.
    var scaleOverride: CGFloat = 0 {
        didSet { if oldValue != scaleOverride { updateTraits() } }
    }

    /// The traits that the view's controller asks for.
    var ownerOverrides: UITraitOverrides? {
        didSet { updateTraits() }
    }

    /// The style that the view's controller asks for.
    var ownerInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if oldValue != ownerInterfaceStyle { updateTraits() } }
    }

    // MARK: - Accessibility

    /// Whether assistive tools see the view as one thing. False unless set, but controls and labels.
    open var isAccessibilityElement = false { didSet { accessibilityDidChange() } }
    /// What it is called.
    open var accessibilityLabel: String? { didSet { accessibilityDidChange() } }
    /// What pressing it does.
    open var accessibilityHint: String? { didSet { accessibilityDidChange() } }
    /// What it is set to.
    open var accessibilityValue: String? { didSet { accessibilityDidChange() } }
    /// What it is.
    open var accessibilityTraits: UIAccessibilityTraits = .none { didSet { accessibilityDidChange() } }
    /// A name for tests, never read out.
    open var accessibilityIdentifier: String? { didSet { accessibilityDidChange() } }
    /// Whether all inside is hidden from assistive tools.
    open var accessibilityElementsHidden = false { didSet { accessibilityDidChange() } }
    /// Whether all beside is hidden from assistive tools.
    open var accessibilityViewIsModal = false { didSet { accessibilityDidChange() } }
    /// The elements inside in reading order; nil is the subviews.
    open var accessibilityElements: [Any]? { didSet { accessibilityDidChange() } }
    /// What else can be done with it.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? { didSet { accessibilityDidChange() } }

    /// Does what a press does; returns whether there was something to do. For overriding.
    open func accessibilityActivate() -> Bool { false }

    /// What assistive tools know of the view, once they have asked.
    var accessibilityNode: AccessibilityNode?

    func accessibilityDidChange() {
        window?.accessibilityNeedsUpdate()
    }

    // MARK: - Inside

    var layoutFlags: LayoutFlags {
        get { layout }
        set { layout = newValue }
    }

    /// The window that the view is in has got a host or lost it. Also called when the view has moved to a window.
    func hostDidChange() {}

    /// The size or the scroll position has changed.
    func boundsDidChange(from old: CGRect) {
        setNeedsLayout()
        if old.size != bounds.size {
            constraintState.placeDidChange()
            resizeSubviews(from: old.size)
            accessibilityDidChange()
        }
    }
}
