public import Foundation

/// Shows at the top of a scroll view that its content is being loaded again.
///
/// Give it to `UIScrollView.refreshControl`. Pulled down far enough and let go,
/// it sends `.valueChanged` and stays until `endRefreshing()`.
open class UIRefreshControl: UIControl {
    /// How far the content must be pulled, and the room that the control takes.
    static let height: CGFloat = 60

    private let spinner = UIActivityIndicatorView(style: .medium)
    private let titleLabel = UILabel()

    /// Whether loading is shown.
    public private(set) var isRefreshing: Bool = false

    /// A line of text below the wheel. Default: none.
    open var attributedTitle: NSAttributedString? {
        didSet {
            titleLabel.attributedText = attributedTitle
            setNeedsLayout()
        }
    }

    /// The scroll view that the control belongs to.
    weak var scrollView: UIScrollView?

    /// Creates a control. Its scroll view gives it its place.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a control: archives of views are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        titleLabel.textAlignment = .center
        titleLabel.font = .preferredFont(forTextStyle: .footnote)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.textColor = .secondaryLabel
        addSubview(spinner)
        addSubview(titleLabel)
        spinner.hidesWhenStopped = false
        alpha = 0
    }

    /// Shows that loading has begun, and makes room for it. Sends no event.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        alpha = 1
        spinner.startAnimating()
        scrollView?.refreshingDidChange(to: true)
    }

    /// Shows that loading has ended.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        spinner.stopAnimating()
        alpha = 0
        scrollView?.refreshingDidChange(to: false)
    }

    /// Shows how far the content is pulled, from 0 to 1.
    func showPull(_ share: CGFloat) {
        if !isRefreshing { alpha = min(1, max(0, share)) }
    }

    /// Places the wheel and the text.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = spinner.intrinsicContentSize
        let hasTitle = attributedTitle != nil
        spinner.frame = CGRect(
            x: (bounds.width - side.width) / 2, y: (bounds.height - side.height) / 2 - (hasTitle ? 10 : 0),
            width: side.width, height: side.height)
        titleLabel.isHidden = !hasTitle
        titleLabel.frame = CGRect(x: 8, y: bounds.height - 24, width: max(0, bounds.width - 16), height: 20)
    }
}
