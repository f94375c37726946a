public import Foundation

/// A column of rows, of which only the visible ones exist as views.
///
/// The data source says how many rows there are and makes a cell for each row
/// that is to be shown; cells that have left the screen are used again. Rows
/// may be as high as their content asks for: each is measured when it is first
/// shown, and until then counts with its estimate.
///
/// What is read stays where it is on screen, whatever is measured, comes, goes or
/// changes, and the offset follows. At its very top the table stays at the top,
/// and what is new there comes into view. Elsewhere the first row that is wholly
/// in sight, stays and is not itself made anew keeps the edge at which reading it
/// begins: the upper one, also on the screen where the table is turned over. Only
/// where the content ends is there no room for that; then the table stands at its end.
///
///     tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
///     tableView.dataSource = self
///
/// ## Differences on Linux
/// - Counts that do not follow from an update are told on the standard error
///   stream and the table is loaded anew; the original raises an exception.
/// - Rows inserted above the visible ones do not move those, unless the table is
///   scrolled to its very top; nor does another height of the table itself.
/// - Registered classes are made by their zero-argument initializer.
open class UITableView: UIScrollView {
    /// The look of the sections.
    public enum Style: Int, Sendable {
        /// Rows from edge to edge, with headers that stay in sight.
        case plain = 0
        /// Sections set apart.
        case grouped = 1
        /// Sections set apart, with round corners and margins.
        case insetGrouped = 2
    }

    /// Where a row comes to lie when it is scrolled to.
    public enum ScrollPosition: Int, Sendable {
        /// Wherever the least movement brings it.
        case none = 0
        /// At the top.
        case top = 1
        /// In the middle.
        case middle = 2
        /// At the bottom.
        case bottom = 3
    }

    /// How a row comes or goes.
    public enum RowAnimation: Int, Sendable {
        /// It appears gradually.
        case fade = 0
        /// From or to the right.
        case right = 1
        /// From or to the left.
        case left = 2
        /// From or to above.
        case top = 3
        /// From or to below.
        case bottom = 4
        /// At once.
        case none = 5
        /// From or to the middle.
        case middle = 6
        /// As suits.
        case automatic = 100
    }

    /// When rows on screen are measured again by themselves.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Never.
        case disabled = 0
        /// When their content or its constraints change.
        case enabled = 1
        /// As `.enabled`.
        case enabledIncludingConstraints = 2
    }

    /// The lines between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// None.
        case none = 0
        /// Thin lines.
        case singleLine = 1
    }

    /// As a height: the one that the content asks for. As an estimate: the table's own.
    public nonisolated static let automaticDimension: CGFloat = -1
    /// The height of a row whose content says nothing.
    nonisolated static let standardRowHeight: CGFloat = 44
    /// The height of a header with a line of text.
    nonisolated static let standardHeaderHeight: CGFloat = 28

    /// The look of the sections.
    public let style: Style

    /// Who tells what the table holds. Held weakly.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { setNeedsReload() } }
    }

    /// Who decides about the look and hears of the user's doings. Held weakly.
    open weak var delegate: (any UITableViewDelegate)? {
        get { scrollDelegate as? any UITableViewDelegate }
        set {
            guard newValue !== scrollDelegate else { return }
            scrollDelegate = newValue
            setNeedsReload()
        }
    }

    /// Who loads data before it is needed. Held weakly.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// Whether data is loaded before it is needed. Default: `true`.
    open var isPrefetchingEnabled: Bool = true

    // MARK: - Heights

    /// The height of rows of which the delegate says nothing. Default: as high as their content.
    open var rowHeight: CGFloat = automaticDimension { didSet { heightsDidChange(oldValue, rowHeight) } }
    /// About how high rows are. Default: the table's own estimate.
    open var estimatedRowHeight: CGFloat = automaticDimension
    /// The height of headers. Default: as high as their content.
    open var sectionHeaderHeight: CGFloat = automaticDimension {
        didSet { heightsDidChange(oldValue, sectionHeaderHeight) }
    }
    /// The height of footers. Default: as high as their content.
    open var sectionFooterHeight: CGFloat = automaticDimension {
        didSet { heightsDidChange(oldValue, sectionFooterHeight) }
    }
    /// About how high headers are.
    open var estimatedSectionHeaderHeight: CGFloat = automaticDimension
    /// About how high footers are.
    open var estimatedSectionFooterHeight: CGFloat = automaticDimension
    /// The room above each header. Default: none.
    open var sectionHeaderTopPadding: CGFloat = automaticDimension
    /// When a row on screen is measured again because its content has changed. Default: `.enabled`.
    open var selfSizingInvalidation: SelfSizingInvalidation = .enabled
    /// Whether rows are inset to a width that reads well. Taken; rows go from edge to edge.
    open var cellLayoutMarginsFollowReadableWidth: Bool = false

    // MARK: - Look

    /// The lines between rows. Default: thin ones.
    open var separatorStyle: SeparatorStyle = .singleLine { didSet { updateSeparators() } }
    /// The colour of the lines. Default: `.separator`.
    open var separatorColor: UIColor? = .separator { didSet { updateSeparators() } }
    /// What the lines keep from their ends. Default: 16 where lines begin.
    open var separatorInset: UIEdgeInsets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
        didSet { updateSeparators() }
    }

    /// The view above all rows, which scrolls with them. Its height is its frame's.
    open var tableHeaderView: UIView? {
        didSet { replaceEdgeView(oldValue, tableHeaderView) }
    }
    /// The view below all rows, which scrolls with them. Its height is its frame's.
    open var tableFooterView: UIView? {
        didSet { replaceEdgeView(oldValue, tableFooterView) }
    }
    /// The view behind all rows, which does not scroll.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: - Selection

    /// Whether rows can be selected. Default: `true`.
    open var allowsSelection: Bool = true
    /// Whether several rows can be selected. Default: `false`.
    open var allowsMultipleSelection: Bool = false
    /// Whether rows can be selected while editing. Default: `false`.
    open var allowsSelectionDuringEditing: Bool = false
    /// Whether several rows can be selected while editing. Default: `false`.
    open var allowsMultipleSelectionDuringEditing: Bool = false
    /// Whether the table is being edited. Default: `false`.
    open var isEditing: Bool = false
    var selectedRows: Set<IndexPath> = []
    var pressedRow: IndexPath?

    // MARK: - State

    var geometry = TableGeometry()
    var liveCells: [IndexPath: UITableViewCell] = [:]
    var liveSectionViews: [TableLine: UIView] = [:]
    var pool = TableReusePool()
    var isReloadDue = true
    var isTiling = false
    /// Counts the changes of the lines: what calls out notices that they have changed meanwhile.
    var generation = 0
    /// The size for which the lines were last laid out.
    var tiledSize = CGSize.zero
    /// What is kept where it is on screen until the next frame; noted before anything changes.
    var place: TablePlace?
    /// What passes work for: `place`, or the end of the content where there is no room for that.
    var goal: TablePlace?
    /// The lines and the room for which there was none.
    var goalTerms: TableTerms?
    /// Whether the window tells when the frame for which `place` is kept is there.
    var awaitsFrame = false
    /// Whether the table has been in a window; from then on it is laid out in a window alone.
    var wasInWindow = false
    /// Whether the content's end may have passed the visible part by: looked after when all in sight is measured.
    var isClampDue = false
    /// How far the offset has followed what is read since cells were last placed.
    var followed: CGFloat = 0
    /// Cells of rows that are gone, which are still on their way out.
    var departing: [UITableViewCell] = []
    /// Counts the movements that the table did not make itself.
    var outsideMoves = 0
    /// How often a row's cell was made or taken from those made ahead.
    var cellsMade = 0
    /// The row that comes next, made ahead.
    var preparedRow: PreparedRow?
    /// Whether a row is about to be made ahead.
    var isPreparing = false
    /// Where the content stood when that was last thought of.
    var preparedFrom: CGFloat = 0
    var updateDepth = 0
    var pendingChanges = TableChanges()
    var pendingAnimation: RowAnimation = .none
    var prefetchedRows: Set<IndexPath> = []
    /// Where an animated scroll goes, for the end's correction.
    var scrollGoal: (indexPath: IndexPath, position: ScrollPosition)?
    lazy var swiping = TableSwiping(tableView: self)

    /// Creates a table view.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUpTable()
    }

    /// Creates a plain table view.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Creates a plain table view: archives of views are not read.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        setUpTable()
    }

    private func setUpTable() {
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        alwaysBounceVertical = true
        addGestureRecognizer(swiping.recognizer)
        addContextMenu()
    }

    /// Begins or ends editing.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
        for cell in liveCells.values { cell.setEditing(editing, animated: animated) }
    }

    /// Shows the rows that are in sight, and puts the others away.
    open override func layoutSubviews() {
        keepInsets()
        tile()
        super.layoutSubviews()
        backgroundView?.frame = bounds
        layOutEdgeViews()
        tellPrefetching()
    }

    /// What is inside in reading order: the lines on screen as they are seen, from above.
    open override var accessibilityElements: [Any]? {
        get { super.accessibilityElements ?? lineViewsInReadingOrder }
        set { super.accessibilityElements = newValue }
    }

    /// Rows of another text size, or of other pixels, are measured anew; those in sight keep their place.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let (old, new) = (previousTraitCollection, traitCollection)
        guard
            old?.preferredContentSizeCategory != new.preferredContentSizeCategory
                || old?.displayScale != new.displayScale
        else { return }
        geometry.forgetMeasurements()
        setNeedsLayout()
    }

    /// Somebody wants to see another part: what was kept in place no longer is.
    override func contentOffsetDidChange() {
        super.contentOffsetDidChange()
        outsideMoves += 1
        place = nil
        goal = nil
        swiping.contentDidScroll()
    }

    override func hostDidChange() {
        super.hostDidChange()
        windowDidChange()
    }

    override func contentSizeDidChange() {
        isClampDue = true
        if !isTiling { setNeedsLayout() }
    }

    /// Not before the rows at the end are measured is it known where the content ends.
    override func cover(from offset: CGPoint) {
        moveContent(to: offset)
        isClampDue = true
        setNeedsLayout()
    }

    override func motionDidEnd(_ kind: ScrollMotion.Kind) {
        super.motionDidEnd(kind)
        if isClampDue { setNeedsLayout() }
        if kind == .animation, let goal = scrollGoal {
            scrollGoal = nil
            settle(at: goal.indexPath, goal.position)
        }
    }

    // MARK: - Touches

    /// Highlights the row that is touched.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        pressDidBegin(touches)
    }

    /// Selects the row that was touched.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        pressDidEnd(touches)
    }

    /// Takes the highlight back.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        pressWasCancelled()
    }
}
