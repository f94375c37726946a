public import UIKit

/// A title in the navigation bar, with room for a quiet second line.
@preconcurrency @MainActor
open class SBUNavigationTitleView: SBUView {
    /// The title.
    open var text: String? {
        didSet { updateTexts() }
    }
    /// How the title stands in its room. Default: centred.
    open var textAlignment: NSTextAlignment = .center {
        didSet { titleLabel.textAlignment = textAlignment }
    }
    /// What goes on, under the title, such as that the connection is being
    /// looked for; nil for nothing.
    open var status: String? {
        didSet { updateTexts() }
    }
    /// The colours and fonts.
    @SBUThemeWrapper(theme: SBUTheme.componentTheme)
    open var theme: SBUComponentTheme

    private let titleLabel = UILabel()
    private let statusLabel = UILabel()
    private let stack = SBUStackView(axis: .vertical, alignment: .fill, spacing: 0)

    /// Creates a title that says nothing yet.
    public required convenience init() {
        self.init(frame: .zero)
    }

    /// Makes the labels.
    open override func setupViews() {
        super.setupViews()
        stack.addArranged(titleLabel, statusLabel)
        addConstrained(stack)
        for label in [titleLabel, statusLabel] {
            label.textAlignment = textAlignment
            label.lineBreakMode = .byTruncatingTail
        }
        statusLabel.accessibilityIdentifier = "navigation.status"
        titleLabel.accessibilityIdentifier = "navigation.title"
        titleLabel.accessibilityTraits = .header
        updateTexts()
    }

    /// Lets the labels fill the view.
    open override func setupLayouts() {
        super.setupLayouts()
        stack.pinEdges(to: self)
    }

    /// Takes colours and fonts from the theme.
    open override func setupStyles() {
        super.setupStyles()
        titleLabel.font = theme.titleFont.forBarTitle
        titleLabel.textColor = theme.titleColor
        statusLabel.font = theme.titleStatusFont.forBarStatus
        statusLabel.textColor = theme.titleStatusColor
    }

    /// As wide as the longer line.
    open override var intrinsicContentSize: CGSize {
        stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    private func updateTexts() {
        titleLabel.text = text
        statusLabel.text = status
        statusLabel.isHidden = (status ?? "").isEmpty
        invalidateIntrinsicContentSize()
        // The bar gives a title view the room it asked for when the bar was laid out.
        superview?.setNeedsLayout()
    }
}
