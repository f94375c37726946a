public import Foundation

/// A view that arranges views in a row or a column.
///
/// The arranged views get their frames from the stack view when it is laid
/// out; hidden ones take no room. To the constraints outside, the stack view
/// itself looks like content of the size that its arranged views want.
///
/// ## Differences on Linux
/// The frames are computed directly; there are no constraints of the stack
/// view's own to find in `constraints`. Where views of equal priority could
/// share a surplus or a lack, the first one is stretched and the last one cut.
open class UIStackView: UIView {
    /// How the arranged views share the length of the stack view.
    public enum Distribution: Int, Sendable {
        /// Stretched or cut by their priorities until they fill it.
        case fill = 0
        /// All of the same length.
        case fillEqually = 1
        /// In proportion to the lengths of their content.
        case fillProportionally = 2
        /// As long as they want, with equal gaps.
        case equalSpacing = 3
        /// As long as they want, with equal distances between their middles.
        case equalCentering = 4
    }

    /// Where the arranged views lie across the stack view.
    public enum Alignment: Int, Sendable {
        /// Across all of it.
        case fill = 0
        /// At the edge where lines begin, of a column.
        case leading = 1
        /// With the first baselines in one line, of a row.
        case firstBaseline = 2
        /// In the middle.
        case center = 3
        /// At the edge where lines end, of a column.
        case trailing = 4
        /// With the last baselines in one line, of a row.
        case lastBaseline = 5

        /// At the upper edge, of a row.
        public static var top: Alignment { .leading }
        /// At the lower edge, of a row.
        public static var bottom: Alignment { .trailing }
    }

    /// As custom spacing: the stack view's `spacing`.
    public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
    /// As custom or general spacing: the system's distance between neighbours.
    public class var spacingUseSystem: CGFloat { 1.1754943508222875e-38 }

    /// The views arranged, in order.
    public private(set) var arrangedSubviews: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    /// A row or a column. Default: a row.
    open var axis: NSLayoutConstraint.Axis = .horizontal {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }

    /// How the arranged views share the length. Default: `.fill`.
    open var distribution: Distribution = .fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }

    /// Where the arranged views lie across. Default: `.fill`.
    open var alignment: Alignment = .fill {
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }

    /// The gap between neighbours, in points; the least one for equal distributions. Default: 0.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementDidChange() } }
    }

    /// Whether the gaps of a column count from baseline to baseline. Default: `false`.
    open var isBaselineRelativeArrangement: Bool = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Whether the arranged views keep off the layout margins. Default: `false`.
    open var isLayoutMarginsRelativeArrangement: Bool = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Creates an empty stack view.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates an empty stack view: archives of views are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates a stack view that arranges views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Appends a view to the arranged ones, and makes it a subview if it is not.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count - (arranges(view) ? 1 : 0))
    }

    /// Inserts a view among the arranged ones, and makes it a subview if it is not.
    ///
    /// An index outside of the list counts as its nearer end.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        // One that stands there already is not moved: rows put their parts in order each time they are filled.
        if arrangedSubviews.indices.contains(stackIndex), arrangedSubviews[stackIndex] === view { return }
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arrangementDidChange()
    }

    /// Takes a view from the arranged ones. It stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard arranges(view) else { return }
        arrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    /// Sets the gap after one arranged view, instead of `spacing`.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranges(arrangedSubview) else { return }
        let isDefault = spacing == Self.spacingUseDefault
        customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
        arrangementDidChange()
    }

    /// The gap set for one arranged view; `spacingUseDefault` if none is.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// A subview that goes is no longer arranged.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    /// Gives the arranged views their frames.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutArrangedSubviews()
    }

    /// The margins may be part of the arrangement.
    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        if isLayoutMarginsRelativeArrangement { arrangementDidChange() }
    }

    /// A hidden view takes no room.
    override func subviewVisibilityDidChange(_ subview: UIView) {
        super.subviewVisibilityDidChange(subview)
        if arranges(subview) { arrangementDidChange() }
    }

    func arranges(_ view: UIView) -> Bool {
        arrangedSubviews.contains { $0 === view }
    }

    /// Asks for layout here and wherever the stack view's size matters.
    func arrangementDidChange() {
        setNeedsLayout()
        constraintState.intrinsicContentSizeDidChange()
    }

    /// The gap after an arranged view that is not the last.
    func gap(after view: UIView) -> CGFloat {
        let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
        return gap == Self.spacingUseSystem ? LayoutMetrics.systemSpacing : gap
    }
}
