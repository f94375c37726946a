public import Foundation

/// Items placed by a layout, of which only the visible ones exist as views.
///
/// The data source says how many items there are and makes a cell for each that
/// is to be shown; cells that have left the screen are used again.
///
///     let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
///     grid.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
///     grid.dataSource = self
///
/// ## Differences on Linux
/// - Counts that do not follow from an update are told on the standard error
///   stream and the collection is loaded anew; the original raises an exception.
/// - Registered classes are made by their zero-argument initializer.
open class UICollectionView: UIScrollView {
    /// The direction in which a flow scrolls.
    public enum ScrollDirection: Int, Sendable {
        /// Down.
        case vertical = 0
        /// Sideways.
        case horizontal = 1
    }

    /// What attributes are of.
    public enum ElementCategory: UInt, Sendable {
        /// An item.
        case cell = 0
        /// A header, a footer, or another view beside the items.
        case supplementaryView = 1
    }

    /// Where an item comes to lie when it is scrolled to.
    public struct ScrollPosition: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// At the top.
        public static let top = ScrollPosition(rawValue: 1)
        /// In the middle of the height.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 8)
        /// In the middle of the width.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// The kind of the views above sections.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of the views below sections.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// A view beside the items, by its kind and place.
    struct SupplementaryKey: Hashable {
        let kind: String
        let indexPath: IndexPath
    }

    /// Who tells what the collection holds. Held weakly.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { setNeedsReload() } }
    }

    /// Who decides about items and hears of the user's doings. Held weakly.
    open weak var delegate: (any UICollectionViewDelegate)? {
        get { scrollDelegate as? any UICollectionViewDelegate }
        set {
            guard newValue !== scrollDelegate else { return }
            scrollDelegate = newValue
            collectionViewLayout.invalidateLayout()
        }
    }

    /// Where the items are.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet { layoutDidChange(from: oldValue) }
    }

    /// The view behind all items, which does not scroll.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// Whether items can be selected. Default: `true`.
    open var allowsSelection = true
    /// Whether several items can be selected. Default: `false`.
    open var allowsMultipleSelection = false

    var shape = TableShape()
    var liveCells: [IndexPath: UICollectionViewCell] = [:]
    var liveViews: [SupplementaryKey: UICollectionReusableView] = [:]
    var measuredItems: Set<IndexPath> = []
    var pool = CollectionReusePool()
    var kinds: [ObjectIdentifier: CollectionReusePool.Kind] = [:]
    var selectedItems: Set<IndexPath> = []
    var pressedItem: IndexPath?
    var isReloadDue = true
    var isTiling = false
    /// Counts the changes of the items: what calls out notices that they have changed meanwhile.
    var generation = 0
    var updateDepth = 0
    var pendingChanges = TableChanges()
    private var hasBegunAtItsEdge = false

    /// Creates a collection view whose items a layout places.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
        backgroundColor = .systemBackground
        addContextMenu()
    }

    /// Creates a collection view with a flow layout: archives of views are not read.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
        backgroundColor = .systemBackground
        addContextMenu()
    }

    private func layoutDidChange(from old: UICollectionViewLayout) {
        guard old !== collectionViewLayout else { return }
        if old.collectionView === self { old.collectionView = nil }
        collectionViewLayout.collectionView = self
        collectionViewLayout.invalidateLayout()
        generation += 1
    }

    /// Places the items by another layout, gradually if wanted.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            collectionViewLayout = layout
            return
        }
        UIView.animate(withDuration: 0.3) {
            self.collectionViewLayout = layout
            self.layoutIfNeeded()
        }
    }

    /// Shows the items that are in sight, and puts the others away.
    open override func layoutSubviews() {
        tile()
        super.layoutSubviews()
        backgroundView?.frame = bounds
        beginWhereLinesBegin()
    }

    /// A flow that goes sideways begins on the right where the language does.
    private func beginWhereLinesBegin() {
        guard !hasBegunAtItsEdge, bounds.width > 0, contentSize.width > 0 else { return }
        hasBegunAtItsEdge = true
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft, bounds.minX <= 0, contentSize.width > bounds.width
        else { return }
        moveContent(to: CGPoint(x: offsetRange.x.upperBound, y: bounds.minY))
    }

    override func boundsDidChange(from old: CGRect) {
        if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
            (collectionViewLayout as? UICollectionViewFlowLayout)?.forgetMeasurements()
            measuredItems = []
            collectionViewLayout.invalidateLayout()
        }
        super.boundsDidChange(from: old)
    }

    /// Items that ask for their size are asked again when text is of another size.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let (old, new) = (previousTraitCollection, traitCollection)
        guard
            old?.preferredContentSizeCategory != new.preferredContentSizeCategory
                || old?.layoutDirection != new.layoutDirection
        else { return }
        (collectionViewLayout as? UICollectionViewFlowLayout)?.forgetMeasurements()
        measuredItems = []
        collectionViewLayout.invalidateLayout()
    }

    /// What is inside in reading order: headers, items and footers by section.
    open override var accessibilityElements: [Any]? {
        get { super.accessibilityElements ?? viewsInReadingOrder }
        set { super.accessibilityElements = newValue }
    }

    // MARK: - Touches

    /// Highlights the item that is touched.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        pressDidBegin(touches)
    }

    /// Selects the item that was touched.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        pressDidEnd(touches)
    }

    /// Takes the highlight back.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        pressWasCancelled()
    }
}
