public import Foundation

/// The view of an item of a collection. Subclasses put their views into `contentView`.
open class UICollectionViewCell: UICollectionReusableView {
    /// The view that holds the content; as large as the cell.
    public let contentView = UIView()

    /// The view behind everything. Default: none.
    open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }

    /// The view behind the content while the cell is selected or pressed. Default: none.
    open var selectedBackgroundView: UIView? {
        didSet {
            replace(oldValue, by: selectedBackgroundView)
            stateDidChange()
        }
    }

    /// Whether the item is selected. For observing in subclasses.
    open var isSelected: Bool = false { didSet { stateDidChange() } }

    /// Whether the item is being pressed. For observing in subclasses.
    open var isHighlighted: Bool = false { didSet { stateDidChange() } }

    /// Creates a cell with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a cell: archives of views are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        contentView.frame = bounds
        addSubview(contentView)
    }

    private func replace(_ old: UIView?, by new: UIView?) {
        old?.removeFromSuperview()
        guard let new else { return }
        new.frame = bounds
        if new === selectedBackgroundView, let backgroundView {
            insertSubview(new, aboveSubview: backgroundView)
        } else {
            insertSubview(new, at: 0)
        }
        setNeedsLayout()
    }

    private func stateDidChange() {
        selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
        accessibilityDidChange()
    }

    /// The cell is about to be used for another item. For overriding; call super.
    open override func prepareForReuse() {
        super.prepareForReuse()
        isSelected = false
        isHighlighted = false
    }

    /// Places the content and what is behind it.
    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.setLayoutFrame(bounds)
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
    }

    override var fittingContent: CGSize {
        let own = contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return own == .zero ? super.fittingContent : own
    }
}
