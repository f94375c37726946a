public import UIKit

/// What a list shows in place of rows: why there are none, and what to do.
@preconcurrency @MainActor
open class SBUEmptyView: SBUView {
    /// The icon over the text.
    open lazy var statusImageView = UIImageView()
    /// Why there are no rows.
    public var statusLabel = UILabel()
    /// What to do about it; hidden if there is nothing to say.
    public let hintLabel = UILabel()
    /// The button that tries again; shown for `.error` only.
    open lazy var retryButton = UIButton(type: .system)
    /// Why there are no rows.
    public internal(set) var type = EmptyViewType.none
    /// Hears that the reader wants to try again.
    open weak var delegate: (any SBUEmptyViewDelegate)?
    /// The colours and fonts.
    @SBUThemeWrapper(theme: SBUTheme.componentTheme)
    open var theme: SBUComponentTheme

    private let stack = SBUStackView(axis: .vertical, alignment: .center, spacing: Spacing.tight)
    private let iconSize: CGFloat = 40
    private let discSize: CGFloat = 88
    private let textWidthMax: CGFloat = 320

    /// Creates a view that says nothing.
    public required convenience init() {
        self.init(frame: .zero)
    }

    /// Makes icon, texts and button.
    open override func setupViews() {
        super.setupViews()
        stack.addArranged(statusImageView, statusLabel, hintLabel, retryButton)
        stack.setCustomSpacing(Spacing.edge, after: statusImageView)
        stack.setCustomSpacing(Spacing.edge, after: hintLabel)
        addConstrained(stack)
        for label in [statusLabel, hintLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
        }
        statusImageView.contentMode = .center
        followTextSize()
        statusImageView.layer.cornerRadius = discSize / 2
        statusImageView.isAccessibilityElement = false
        statusLabel.accessibilityIdentifier = "empty.status"
        retryButton.accessibilityIdentifier = "empty.retry"
        updateViews()
    }

    /// Puts everything in the middle, a little above it.
    open override func setupLayouts() {
        super.setupLayouts()
        statusImageView.pinSize(discSize, discSize)
        let full = stack.widthAnchor.constraint(equalTo: widthAnchor, constant: -2 * Spacing.block)
        full.priority = .defaultHigh
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: centerYAnchor, constant: -Spacing.block),
            stack.widthAnchor.constraint(lessThanOrEqualToConstant: textWidthMax),
            full,
        ])
    }

    /// Lets the button tell the delegate.
    open override func setupActions() {
        super.setupActions()
        let retry = UIAction { [weak self] _ in
            guard let self else { return }
            onClickRetry(retryButton)
        }
        retryButton.addAction(retry, for: .touchUpInside)
    }

    /// Takes colours and fonts from the theme.
    open override func setupStyles() {
        super.setupStyles()
        backgroundColor = theme.emptyViewBackgroundColor
        statusImageView.tintColor = theme.emptyViewRetryButtonTintColor
        statusImageView.backgroundColor = theme.broadcastIconBackgroundColor
        statusLabel.font = theme.titleFont
        statusLabel.textColor = theme.titleColor
        hintLabel.font = theme.emptyViewStatusFont
        hintLabel.textColor = theme.emptyViewStatusTintColor
        retryButton.titleLabel?.font = theme.emptyViewRetryButtonFont
        retryButton.setTitleColor(theme.emptyViewRetryButtonTintColor, for: .normal)
        retryButton.tintColor = theme.emptyViewRetryButtonTintColor
    }

    /// Shows another reason.
    open func reloadData(_ type: EmptyViewType) {
        self.type = type
        updateViews()
    }

    /// Shows icon, texts and button for the reason.
    open func updateViews() {
        let content = EmptyViewContent(type)
        isHidden = type == .none
        // With the largest letters the words need its room.
        statusImageView.isHidden = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        statusImageView.image = content.icon.map { SBUIconSet.largeIcon($0, size: iconSize) }
        statusLabel.text = content.status
        hintLabel.text = content.hint
        hintLabel.isHidden = content.hint == nil
        retryButton.isHidden = type != .error
        retryButton.setTitle(SBUStringSet.Retry, for: .normal)
        retryButton.accessibilityLabel = SBUStringSet.Retry
    }

    /// The button was tapped: tells the delegate.
    open func onClickRetry(_ sender: Any) {
        delegate?.didSelectRetry()
    }

    /// Makes room for larger letters.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateViews()
    }
}
