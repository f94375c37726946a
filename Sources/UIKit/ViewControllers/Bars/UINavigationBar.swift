public import Foundation

/// The bar at the top of a screen: a title, buttons at both sides, and the way back.
///
/// A navigation controller makes and fills its own. One that stands alone shows
/// the items that it is given with `items` or `pushItem(_:animated:)`.
///
/// ## Differences on Linux
/// Titles are of one size, and nothing shines through the background.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    /// The height without what lies above the safe area, in points.
    static let contentHeight: CGFloat = 44

    private let background = UIImageView()
    private let hairline = UIView()
    private var contentView: NavigationBarContentView?
    private var itemStack: [UINavigationItem] = []
    private var needsRebuilding = true
    /// What a press on the back button does, where a navigation controller owns the bar.
    var onBack: (() -> Void)?
    /// Whether the content below is at its top.
    var isAtScrollEdge = false {
        didSet { if oldValue != isAtScrollEdge, hasScrollEdgeAppearance { appearanceDidChange() } }
    }

    /// Creates a bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a bar: there are no archived ones on Linux.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        background.contentMode = .scaleToFill
        hairline.isUserInteractionEnabled = false
        addSubview(background)
        addSubview(hairline)
        standardAppearance.onChange = { [weak self] in self?.appearanceDidChange() }
        restyleBackground()
    }

    /// Hears of presses and changes. A navigation controller's own bar tells its controller.
    open weak var delegate: (any UINavigationBarDelegate)?

    // MARK: - Items

    /// The items, the topmost last.
    open var items: [UINavigationItem]? {
        get { itemStack }
        set { setItems(newValue, animated: false) }
    }

    /// The item that is shown.
    open var topItem: UINavigationItem? { itemStack.last }

    /// The item that the back button leads to.
    open var backItem: UINavigationItem? { itemStack.dropLast().last }

    /// Replaces the items.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        let old = itemStack
        let new = items ?? []
        let isPush = !(new.last.map { item in old.contains { $0 === item } } ?? false)
        replace(with: new, isPush: isPush, animated: animated, along: nil)
    }

    /// Puts an item on top.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        replace(with: itemStack + [item], isPush: true, animated: animated, along: nil)
        delegate?.navigationBar(self, didPush: item)
    }

    /// Takes the topmost item away and returns it.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let item = itemStack.last else { return nil }
        replace(with: Array(itemStack.dropLast()), isPush: false, animated: animated, along: nil)
        delegate?.navigationBar(self, didPop: item)
        return item
    }

    /// Replaces the items and moves along with a transition, or in an animation of its own.
    func replace(
        with new: [UINavigationItem], isPush: Bool, animated: Bool, along transition: ViewControllerTransition?
    ) {
        let oldTop = itemStack.last
        for item in itemStack where item.bar === self { item.bar = nil }
        itemStack = new
        for item in new { item.bar = self }
        guard oldTop !== new.last else {
            itemDidChange(nil)
            return
        }
        exchangeContent(isPush: isPush, animated: animated, along: transition)
    }

    private func exchangeContent(isPush: Bool, animated: Bool, along transition: ViewControllerTransition?) {
        let old = contentView
        contentView = nil
        needsRebuilding = true
        guard animated, window != nil, let old else {
            old?.removeFromSuperview()
            setNeedsLayout()
            return
        }
        UIView.performWithoutAnimation {
            rebuildIfNeeded()
            layoutIfNeeded()
        }
        guard let new = contentView else { return }
        let towardsStart: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : -1
        let shift = bounds.width / 3 * (isPush ? -towardsStart : towardsStart)
        UIView.performWithoutAnimation {
            new.alpha = 0
            new.titleView.transform = CGAffineTransform(translationX: shift, y: 0)
        }
        let movement = {
            new.alpha = 1
            new.titleView.transform = .identity
            old.alpha = 0
            old.titleView.transform = CGAffineTransform(translationX: -shift, y: 0)
        }
        let end = {
            old.titleView.transform = .identity
            old.removeFromSuperview()
        }
        if let transition {
            transition.animate(alongsideTransition: { _ in movement() }, completion: { _ in end() })
        } else {
            UIView.animate(withDuration: 0.3, animations: movement) { _ in end() }
        }
    }

    /// An item, or with nil the stack beneath the topmost one, says something else now.
    func itemDidChange(_ item: UINavigationItem?) {
        guard item == nil || item === topItem || item === backItem else { return }
        needsRebuilding = true
        restyleBackground()
        setNeedsLayout()
    }

    private func rebuildIfNeeded() {
        guard needsRebuilding else { return }
        needsRebuilding = false
        contentView?.removeFromSuperview()
        contentView = nil
        guard let topItem else { return }
        let view = NavigationBarContentView(
            item: topItem, back: backItem, appearance: shownAppearance, titleAttributes: shownTitleAttributes,
            onBack: { [weak self] in self?.goBack() })
        view.frame = contentFrame
        addSubview(view)
        contentView = view
        restyleBackground()
    }

    private func goBack() {
        guard let topItem, delegate?.navigationBar(self, shouldPop: topItem) ?? true else { return }
        if let onBack { onBack() } else { popItem(animated: true) }
    }

    // MARK: - Look

    /// The look of the bar.
    open var standardAppearance = UINavigationBarAppearance() {
        didSet {
            oldValue.onChange = nil
            standardAppearance.onChange = { [weak self] in self?.appearanceDidChange() }
            appearanceDidChange()
        }
    }

    /// The look while the content below is at its top; nil: as `standardAppearance`.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet {
            oldValue?.onChange = nil
            scrollEdgeAppearance?.onChange = { [weak self] in self?.appearanceDidChange() }
            appearanceDidChange()
        }
    }

    /// The look in a low bar; kept, bars are of one height on Linux.
    open var compactAppearance: UINavigationBarAppearance?

    /// The colour of the background; nil: the appearance's.
    open var barTintColor: UIColor? {
        didSet { restyleBackground() }
    }

    /// Light text on black, or as light or dark has it.
    open var barStyle: UIBarStyle = .default {
        didSet { appearanceDidChange() }
    }

    /// Whether content may lie under it. True at first.
    open var isTranslucent = true {
        didSet { superview?.setNeedsLayout() }
    }

    /// Font and colour of the title; the appearance's count before.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { appearanceDidChange() }
    }

    /// The image in place of the line at the lower edge; an empty one removes the line.
    open var shadowImage: UIImage? {
        didSet { restyleBackground() }
    }

    private var ownBackgroundImage: UIImage?

    /// Sets the image behind the content; an empty one makes the bar clear.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        ownBackgroundImage = backgroundImage
        restyleBackground()
    }

    /// Returns the image behind the content.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { ownBackgroundImage }

    /// The look that counts now.
    var shownAppearance: UINavigationBarAppearance {
        let standard = topItem?.standardAppearance ?? standardAppearance
        guard isAtScrollEdge else { return standard }
        return topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? standard
    }

    /// Whether it matters that the content below is at its top.
    var hasScrollEdgeAppearance: Bool {
        scrollEdgeAppearance != nil || topItem?.scrollEdgeAppearance != nil
    }

    private var shownTitleAttributes: [NSAttributedString.Key: Any] {
        var attributes = titleTextAttributes ?? [:]
        if barStyle == .black, attributes[.foregroundColor] == nil { attributes[.foregroundColor] = UIColor.white }
        return attributes.merging(shownAppearance.titleTextAttributes) { _, appearance in appearance }
    }

    private func appearanceDidChange() {
        needsRebuilding = true
        restyleBackground()
        setNeedsLayout()
    }

    private func restyleBackground() {
        let appearance = shownAppearance
        let isClear = ownBackgroundImage.map { $0.size == .zero } ?? false
        let color = barTintColor ?? (barStyle == .black ? .black : appearance.backgroundColor)
        background.backgroundColor = isClear ? .clear : color
        background.image = isClear ? nil : ownBackgroundImage ?? appearance.backgroundImage
        hairline.backgroundColor = appearance.shadowColor
        hairline.isHidden = shadowImage != nil || appearance.shadowImage != nil || appearance.shadowColor == nil
    }

    // MARK: - Layout

    /// The height in which the bar is laid out by a container, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.contentHeight)
    }

    /// As high as a bar is, of any width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.contentHeight)
    }

    private var contentFrame: CGRect {
        let height = Self.contentHeight
        return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
            .inset(by: UIEdgeInsets(top: 0, left: sideInsets.left, bottom: 0, right: sideInsets.right))
    }

    /// What the window's safe area takes at the sides.
    private var sideInsets: UIEdgeInsets { window?.safeAreaInsets ?? .zero }

    /// How far the background reaches up, over what the safe area keeps free.
    var extensionAbove: CGFloat = 0 {
        didSet { if oldValue != extensionAbove { setNeedsLayout() } }
    }

    /// Places background, line and content.
    open override func layoutSubviews() {
        super.layoutSubviews()
        rebuildIfNeeded()
        background.frame = CGRect(
            x: 0, y: -extensionAbove, width: bounds.width, height: bounds.height + extensionAbove)
        // Half a point where there are pixels for it, else one.
        let thickness = traitCollection.displayScale >= 2 ? 0.5 : 1.0
        hairline.frame = CGRect(x: 0, y: bounds.height - thickness, width: bounds.width, height: thickness)
        contentView?.frame = contentFrame
    }
}
