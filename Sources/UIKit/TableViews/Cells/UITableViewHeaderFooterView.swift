public import Foundation

/// The view of a section's header or footer.
///
/// ## Differences on Linux
/// As for cells, a table view makes views of a registered class by the
/// zero-argument initializer.
open class UITableViewHeaderFooterView: UIView {
    /// The name under which the table view keeps the view for further use.
    public internal(set) var reuseIdentifier: String?

    /// The view that holds the content.
    public let contentView = UIView()

    /// The view behind the content. Default: none.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// The text. Made when first asked for.
    public private(set) lazy var textLabel: UILabel? = makeTextLabel()
    private var label: UILabel?
    /// Whether the view stands among grouped rows.
    var isGrouped = false

    /// Creates a view.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.standardHeaderHeight))
        addSubview(contentView)
    }

    /// Creates a view: archives of views are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// Creates a view as a table view does for a registered class.
    public required convenience init() {
        self.init(reuseIdentifier: CellFactory.identifierInMaking)
    }

    /// The view is about to be used for another section. For overriding.
    open func prepareForReuse() {}

    private func makeTextLabel() -> UILabel {
        let label = UILabel()
        label.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13, weight: .semibold))
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        contentView.addSubview(label)
        self.label = label
        return label
    }

    /// Places the content.
    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.setLayoutFrame(CGRect(origin: .zero, size: bounds.size))
        backgroundView?.frame = bounds
        guard let label else { return }
        let height = label.sizeThatFits(CGSize(width: max(0, bounds.width - 32), height: bounds.height)).height
        let y = isGrouped ? bounds.height - height - 6 : (bounds.height - height) / 2
        label.frame = CGRect(x: 16, y: y, width: max(0, bounds.width - 32), height: height)
    }

    /// The size that the content needs.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        var size = contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        if let label {
            let text = label.sizeThatFits(CGSize(width: max(0, targetSize.width - 32), height: 0)).height
            size.height = max(size.height, text + 12)
        }
        // What is constrained to the view itself counts as well.
        if constraintState.node.set != nil {
            let own = super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
            size.height = max(size.height, own.height)
        }
        return size
    }
}
