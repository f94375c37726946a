public import Foundation

/// The bar at the bottom of a screen that leads to its tabs.
///
/// ## Differences on Linux
/// All tabs are shown, however many; nothing shines through the background.
/// From 600 points on titles stand beside the images.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// The height without what lies beneath the safe area, in points.
    static let contentHeight: CGFloat = 49

    private let background = UIImageView()
    private let hairline = UIView()
    private var buttons: [TabButton] = []

    /// Who hears which tab the user chooses. A tab bar controller's own bar tells its controller.
    open weak var delegate: (any UITabBarDelegate)?

    /// The tabs in order.
    open var items: [UITabBarItem]? {
        didSet {
            for item in oldValue ?? [] where item.bar === self { item.bar = nil }
            if let selectedItem, items?.contains(where: { $0 === selectedItem }) != true { self.selectedItem = nil }
            rebuild()
        }
    }

    /// Replaces the tabs; always at once.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        self.items = items
    }

    /// The chosen tab. Setting it tells nobody.
    open weak var selectedItem: UITabBarItem? { didSet { selectionDidChange() } }

    /// The colour of tabs that are not chosen; the system's grey unless set.
    open var unselectedItemTintColor: UIColor? { didSet { selectionDidChange() } }
    /// The colour of the background; nil: the appearance's.
    open var barTintColor: UIColor? { didSet { restyleBackground() } }
    /// Whether content may lie under it. True at first.
    open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
    /// The image behind the tabs.
    open var backgroundImage: UIImage? { didSet { restyleBackground() } }
    /// The image in place of the line at the upper edge; an empty one removes the line.
    open var shadowImage: UIImage? { didSet { restyleBackground() } }

    /// The look of the bar.
    open var standardAppearance = UITabBarAppearance() {
        didSet {
            oldValue.onChange = nil
            watchAppearance()
            appearanceDidChange()
        }
    }

    /// The look while content ends above the bar. Kept; the bar always has its standard look.
    open var scrollEdgeAppearance: UITabBarAppearance?

    /// What a press on a tab does, where a controller owns the bar.
    var onSelect: ((UITabBarItem) -> Void)?
    /// How far the background reaches down, over what the safe area keeps free.
    var extensionBelow: CGFloat = 0 { didSet { if oldValue != extensionBelow { setNeedsLayout() } } }

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
        hairline.isUserInteractionEnabled = false
        addSubview(background)
        addSubview(hairline)
        accessibilityTraits = .tabBar
        watchAppearance()
        restyleBackground()
    }

    private func watchAppearance() {
        standardAppearance.onChange = { [weak self] in self?.appearanceDidChange() }
    }

    private func appearanceDidChange() {
        restyleBackground()
        rebuild()
    }

    // MARK: - Tabs

    private func rebuild() {
        for button in buttons { button.removeFromSuperview() }
        let look = isWide ? standardAppearance.inlineLayoutAppearance : standardAppearance.stackedLayoutAppearance
        buttons = (items ?? []).map { item in
            item.bar = self
            return TabButton(item: item, look: look) { [weak self] in self?.userDidSelect($0) }
        }
        for button in buttons { addSubview(button) }
        selectionDidChange()
    }

    /// An item says something else now.
    func itemDidChange() {
        rebuild()
    }

    private func userDidSelect(_ item: UITabBarItem) {
        guard item.isEnabled else { return }
        if let onSelect { onSelect(item) } else { selectedItem = item }
        delegate?.tabBar(self, didSelect: item)
    }

    private func selectionDidChange() {
        for button in buttons {
            button.colors = (tintColor, unselectedItemTintColor ?? .secondaryLabel)
            button.isSelected = button.item === selectedItem
        }
        setNeedsLayout()
    }

    /// The tint has changed.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        selectionDidChange()
    }

    private func restyleBackground() {
        background.backgroundColor = barTintColor ?? standardAppearance.backgroundColor
        background.image = backgroundImage ?? standardAppearance.backgroundImage
        hairline.backgroundColor = standardAppearance.shadowColor
        hairline.isHidden =
            shadowImage != nil || standardAppearance.shadowImage != nil || standardAppearance.shadowColor == nil
    }

    // MARK: - Layout

    private var isWide: Bool { bounds.width >= UISheetPresentationController.wideWidth }

    /// The height in which the bar is laid out by a container.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.contentHeight)
    }

    /// As high as a bar is, of any width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.contentHeight)
    }

    /// Places background, line and tabs: side by side where lines begin first, in a wide bar in the middle.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + extensionBelow)
        let thickness = traitCollection.displayScale >= 2 ? 0.5 : 1.0
        hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: thickness)
        guard !buttons.isEmpty else { return }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = min(bounds.width / CGFloat(buttons.count), isWide ? 180 : 160)
        let start = (bounds.width - width * CGFloat(buttons.count)) / 2
        for (index, button) in buttons.enumerated() {
            let place = isRightToLeft ? buttons.count - 1 - index : index
            button.isInline = isWide
            button.frame = CGRect(
                x: start + CGFloat(place) * width, y: 0, width: width, height: min(bounds.height, Self.contentHeight))
        }
    }

    /// The tabs in order.
    open override var accessibilityElements: [Any]? {
        get { super.accessibilityElements ?? buttons }
        set { super.accessibilityElements = newValue }
    }
}
