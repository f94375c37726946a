public import UIKit

/// Asks for the kind of channel to create, in a card under the top of the screen.
///
/// It offers only what the application allows (`SBUAvailable`).
@preconcurrency @MainActor
open class SBUCreateChannelTypeSelector: SBUView, SBUCreateChannelTypeSelectorProtocol {
    /// Closes the selector when anything beside it is tapped.
    open lazy var backgroundCloseButton = UIButton(type: .custom)
    /// The card.
    open lazy var contentView = UIView()
    /// What the card asks.
    public let titleLabel = UILabel()
    /// The kinds, side by side.
    public var selectorStackView: UIStackView = SBUStackView(
        axis: .horizontal, alignment: .fill, spacing: Spacing.tight)
    /// Chooses a group channel.
    open lazy var createGroupChannelButton = createButton(type: .group)
    /// Chooses a supergroup channel.
    open lazy var createSuperGroupChannelButton = createButton(type: .supergroup)
    /// Chooses a broadcast channel.
    open lazy var createBroadcastChannelButton = createButton(type: .broadcast)
    /// The colours and fonts.
    @SBUThemeWrapper(theme: SBUTheme.componentTheme)
    open var theme: SBUComponentTheme

    /// Hears what kind was chosen.
    public weak var delegate: (any SBUCreateChannelTypeSelectorDelegate)?
    private let buttonHeight: CGFloat = 84

    /// Creates a selector, hidden.
    public required convenience init(delegate: (any SBUCreateChannelTypeSelectorDelegate)?) {
        self.init(frame: .zero)
        self.delegate = delegate
    }

    /// Makes card and buttons.
    open override func setupViews() {
        super.setupViews()
        isHidden = true
        addConstrained(backgroundCloseButton, contentView)
        contentView.addConstrained(titleLabel, selectorStackView)
        titleLabel.text = SBUStringSet.CreateChannel_Header_Title
        titleLabel.accessibilityTraits = .header
        titleLabel.numberOfLines = 0
        titleLabel.adjustsFontForContentSizeCategory = true
        selectorStackView.distribution = .fillEqually
        arrangeForTextSize()
        for button in [createGroupChannelButton, createSuperGroupChannelButton, createBroadcastChannelButton] {
            selectorStackView.addArrangedSubview(button)
        }
        contentView.layer.cornerRadius = Spacing.edge
        backgroundCloseButton.accessibilityLabel = SBUStringSet.Accessibility_Close
        backgroundCloseButton.accessibilityIdentifier = "typeSelector.close"
        accessibilityViewIsModal = true
    }

    /// Puts the card under the top of the screen.
    open override func setupLayouts() {
        super.setupLayouts()
        backgroundCloseButton.pinEdges(to: self)
        let edge = Spacing.edge
        NSLayoutConstraint.activate([
            contentView.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: edge),
            contentView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: edge),
            trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: edge),
            titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: edge),
            titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: edge),
            contentView.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: edge),
            selectorStackView.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: edge),
            selectorStackView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: edge),
            contentView.trailingAnchor.constraint(equalTo: selectorStackView.trailingAnchor, constant: edge),
            contentView.bottomAnchor.constraint(equalTo: selectorStackView.bottomAnchor, constant: edge),
            selectorStackView.heightAnchor.constraint(greaterThanOrEqualToConstant: buttonHeight),
        ])
    }

    /// Puts the kinds one under the other in the accessibility sizes.
    private func arrangeForTextSize() {
        let isStacked = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        selectorStackView.axis = isStacked ? .vertical : .horizontal
    }

    /// Arranges the kinds anew in another text size.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        arrangeForTextSize()
    }

    /// Says what a tap does.
    open override func setupActions() {
        super.setupActions()
        on(backgroundCloseButton) { $0.onClickClose() }
        on(createGroupChannelButton) { $0.onClickCreateGroupChannel() }
        on(createSuperGroupChannelButton) { $0.onClickCreateSuperGroupChannel() }
        on(createBroadcastChannelButton) { $0.onClickCreateBroadcastChannel() }
    }

    private func on(_ button: UIButton, _ act: @escaping @MainActor (SBUCreateChannelTypeSelector) -> Void) {
        let action = UIAction { [weak self] _ in
            guard let self else { return }
            act(self)
        }
        button.addAction(action, for: .touchUpInside)
    }

    /// Takes colours and fonts from the theme.
    open override func setupStyles() {
        super.setupStyles()
        backgroundCloseButton.backgroundColor = theme.overlayColor
        contentView.backgroundColor = theme.backgroundColor
        titleLabel.font = theme.titleFont
        titleLabel.textColor = theme.titleColor
        for button in [createGroupChannelButton, createSuperGroupChannelButton, createBroadcastChannelButton] {
            button.theme = theme
        }
    }

    /// Makes the button of a kind: its icon over its name.
    open func createButton(type: ChannelCreationType) -> ChannelTypeButton {
        ChannelTypeButton(type: type)
    }

    /// Shows the selector with the kinds that are allowed now.
    open func show() {
        createSuperGroupChannelButton.isHidden = !SBUAvailable.isSupportSuperGroupChannel()
        createBroadcastChannelButton.isHidden = !SBUAvailable.isSupportBroadcastChannel()
        superview?.bringSubviewToFront(self)
        isHidden = false
        alpha = 0
        UIView.animate(withDuration: 0.2) { self.alpha = 1 }
    }

    /// Takes the selector away.
    open func dismiss() {
        UIView.animate(withDuration: 0.2) {
            self.alpha = 0
        } completion: { _ in
            self.isHidden = true
        }
    }

    /// Closes without a choice.
    open func onClickClose() {
        dismiss()
        delegate?.didSelectCloseSelector()
    }

    /// Chooses a group channel.
    open func onClickCreateGroupChannel() {
        dismiss()
        delegate?.didSelectCreateGroupChannel()
    }

    /// Chooses a supergroup channel.
    open func onClickCreateSuperGroupChannel() {
        dismiss()
        delegate?.didSelectCreateSuperGroupChannel()
    }

    /// Chooses a broadcast channel.
    open func onClickCreateBroadcastChannel() {
        dismiss()
        delegate?.didSelectCreateBroadcastChannel()
    }
}
