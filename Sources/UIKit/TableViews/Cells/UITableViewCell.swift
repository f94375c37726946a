public import Foundation

/// The view of a row.
///
/// Subclasses put their views into `contentView` and constrain them to its
/// edges: that gives the row its height.
///
/// ## Differences on Linux
/// A table view makes cells of a registered class by the zero-argument
/// initializer, which passes the reuse identifier on to
/// `init(style:reuseIdentifier:)`. A subclass inherits it when it overrides the
/// two designated initializers, as subclasses with `init(coder:)` do.
open class UITableViewCell: UIView {
    /// A cell's arrangement of image and texts.
    public enum CellStyle: Int, Sendable {
        /// An image and a text.
        case `default` = 0
        /// A text at the beginning and one at the end.
        case value1 = 1
        /// A small text at the beginning and one after it.
        case value2 = 2
        /// Two texts, one above the other.
        case subtitle = 3
    }

    /// How a selected cell looks.
    public enum SelectionStyle: Int, Sendable {
        /// As any other.
        case none = 0
        /// As `.default`.
        case blue = 1
        /// As `.default`.
        case gray = 2
        /// With a grey background.
        case `default` = 3
    }

    /// What is shown at the end of a cell.
    public enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none = 0
        /// An arrow: the row leads on.
        case disclosureIndicator = 1
        /// A button and an arrow.
        case detailDisclosureButton = 2
        /// A check mark.
        case checkmark = 3
        /// A button.
        case detailButton = 4
    }

    /// What editing a row means.
    public enum EditingStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// The row goes.
        case delete = 1
        /// A row comes.
        case insert = 2
    }

    /// How separators are drawn in a table. Kept by the table view.
    let style: CellStyle
    /// The name under which the table view keeps the cell for further use.
    public internal(set) var reuseIdentifier: String?

    /// The view that holds the cell's content.
    public let contentView = UIView()

    /// The colour behind the content. Default: the one that suits the table view's style.
    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            hasOwnBackground = true
            super.backgroundColor = newValue
        }
    }
    private var hasOwnBackground = false

    /// Takes the colour that rows of a table view have, unless the cell has one of its own.
    func applyBackground(_ color: UIColor) {
        if !hasOwnBackground { super.backgroundColor = color }
    }

    /// The view behind everything. Default: none.
    open var backgroundView: UIView? {
        didSet { replaceBackground(oldValue, backgroundView) }
    }

    /// The view behind the content while the cell is selected. Default: a grey one.
    open var selectedBackgroundView: UIView? {
        didSet {
            replaceBackground(oldValue, selectedBackgroundView)
            updateSelectionLook()
        }
    }

    /// The text. Made when first asked for.
    public private(set) lazy var textLabel: UILabel? = makeTextLabel()
    /// The second text, for the styles that have one. Made when first asked for.
    public private(set) lazy var detailTextLabel: UILabel? = makeDetailTextLabel()
    /// The image. Made when first asked for.
    public private(set) lazy var imageView: UIImageView? = makeImageView()
    /// The parts that exist.
    var parts = CellParts()

    /// How the cell looks while it is selected. Default: `.default`.
    open var selectionStyle: SelectionStyle = .default {
        didSet { updateSelectionLook() }
    }

    /// What is shown at the end. Default: `.none`.
    open var accessoryType: AccessoryType = .none {
        didSet { if accessoryType != oldValue { updateAccessory() } }
    }

    /// What is shown at the end instead of an accessory of a type. Default: none.
    open var accessoryView: UIView? {
        didSet {
            if accessoryView !== oldValue {
                oldValue?.removeFromSuperview()
                updateAccessory()
            }
        }
    }

    /// What is shown at the end while editing. Taken; rows are not edited in place here.
    open var editingAccessoryType: AccessoryType = .none
    /// What the line below the cell keeps from its ends. Default: the table view's.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? tableSeparatorInset }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    private var ownSeparatorInset: UIEdgeInsets?
    private var tableSeparatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

    /// Takes over the table view's inset, which counts unless the cell has one of its own.
    func applySeparatorInset(_ inset: UIEdgeInsets) {
        guard inset != tableSeparatorInset else { return }
        tableSeparatorInset = inset
        setNeedsLayout()
    }

    /// By how many steps the content is moved in. Default: 0.
    open var indentationLevel: Int = 0 { didSet { setNeedsLayout() } }
    /// The length of a step. Default: 10.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// Whether the row may be moved in editing. Taken; rows are not moved by hand here.
    open var showsReorderControl: Bool = false
    /// Whether the background follows the state by itself. Taken; it does for the default selection.
    open var automaticallyUpdatesBackgroundConfiguration: Bool = true

    private var selectedState = false
    private var highlightedState = false

    /// Whether the row is selected.
    open var isSelected: Bool {
        get { selectedState }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether the row is being pressed.
    open var isHighlighted: Bool {
        get { highlightedState }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Whether the row is being edited.
    open private(set) var isEditing: Bool = false

    /// Texts and image to fill a cell of a style with; setting it fills the cell. Default: none.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { applyContentConfiguration() }
    }

    /// The table view that shows the cell.
    weak var tableView: UITableView?
    let separator = UIView()
    /// How far the content is moved aside to show actions.
    var swipeOffset: CGFloat = 0 { didSet { if swipeOffset != oldValue { setNeedsLayout() } } }

    /// Creates a cell.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        setUpCell()
    }

    /// Creates a cell: archives of views are not read.
    public required init?(coder: NSCoder) {
        style = .default
        super.init(coder: coder)
        setUpCell()
    }

    /// Creates a cell of the default style, as a table view does for a registered class.
    public required convenience init() {
        self.init(style: .default, reuseIdentifier: CellFactory.identifierInMaking)
    }

    private func setUpCell() {
        applyBackground(.systemBackground)
        clipsToBounds = true
        contentView.frame = bounds
        addSubview(contentView)
        separator.isUserInteractionEnabled = false
        addSubview(separator)
    }

    /// The cell is about to be used for another row. For overriding.
    open func prepareForReuse() {
        isHighlighted = false
        isSelected = false
        swipeOffset = 0
        removeFocusRing()
    }

    /// Selects the cell or not. For overriding; the table view calls it.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != selectedState else { return }
        selectedState = selected
        updateSelectionLook()
    }

    /// Highlights the cell or not. For overriding; the table view calls it.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != highlightedState else { return }
        highlightedState = highlighted
        updateSelectionLook()
    }

    /// Begins or ends editing of the cell. For overriding.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
    }

    /// Returns texts and image for `contentConfiguration` that suit the cell's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .value1, .value2: .valueCell()
        case .subtitle: .subtitleCell()
        }
    }

    /// Places the content, the accessory and the separator.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    /// The size that the content needs, with the accessory beside it.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    /// The size that the content needs at a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
    }
}
