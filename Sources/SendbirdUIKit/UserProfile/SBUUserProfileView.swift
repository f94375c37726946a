public import UIKit

/// A person's picture, name and id on a card at the foot of the screen, with a
/// button that opens a channel of two.
@preconcurrency @MainActor
open class SBUUserProfileView: SBUView, SBUUserProfileViewProtocol {
    /// Closes the profile when anything beside the card is tapped.
    open lazy var backgroundCloseButton = UIButton(type: .custom)
    /// The card.
    open lazy var contentView = UIView()
    /// The picture, or the initials.
    open lazy var profileImageView = SBUCoverImageView(frame: .zero)
    /// The name.
    open lazy var userNameLabel = UILabel()
    /// Opens a channel of two.
    open lazy var largeMessageButton = UIButton(type: .custom)
    /// The line above the id.
    open lazy var separatorView = UIView()
    /// The heading over the id.
    open lazy var userIdTitleLabel = UILabel()
    /// The id.
    open lazy var userIdLabel = UILabel()
    /// Hears what was tapped.
    public weak var delegate: (any SBUUserProfileViewDelegate)?
    /// The person shown.
    public private(set) var user: SBUUser?
    /// The colours and fonts.
    @SBUThemeWrapper(theme: SBUTheme.userProfileTheme)
    open var theme: SBUUserProfileTheme

    private let stack = SBUStackView(axis: .vertical, alignment: .fill, spacing: Spacing.tight)
    private let pictureRow = UIView()
    private let pictureSize: CGFloat = 88
    private let buttonHeight: CGFloat = 48
    private let cardWidthMax: CGFloat = 480

    /// Creates a profile, hidden.
    public convenience init(delegate: (any SBUUserProfileViewDelegate)?) {
        self.init(frame: .zero)
        self.delegate = delegate
    }

    /// Makes card, picture, texts and button.
    open override func setupViews() {
        super.setupViews()
        addConstrained(backgroundCloseButton, contentView)
        contentView.addConstrained(stack)
        pictureRow.addConstrained(profileImageView)
        stack.addArranged(
            pictureRow, userNameLabel, largeMessageButton, separatorView, userIdTitleLabel, userIdLabel)
        stack.setCustomSpacing(Spacing.edge, after: userNameLabel)
        stack.setCustomSpacing(Spacing.block, after: largeMessageButton)
        stack.setCustomSpacing(Spacing.edge, after: separatorView)
        stack.setCustomSpacing(Spacing.hair, after: userIdTitleLabel)
        for label in [userNameLabel, userIdLabel] { label.numberOfLines = 4 }
        userNameLabel.textAlignment = .center
        userNameLabel.accessibilityTraits = .header
        userNameLabel.accessibilityIdentifier = "profile.name"
        largeMessageButton.accessibilityIdentifier = "profile.message"
        largeMessageButton.layer.cornerRadius = Spacing.tight
        contentView.layer.cornerRadius = Spacing.edge
        contentView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        backgroundCloseButton.accessibilityLabel = SBUStringSet.Accessibility_Close
        backgroundCloseButton.accessibilityIdentifier = "profile.close"
        accessibilityViewIsModal = true
    }

    /// Puts the card at the foot, as wide as the screen or `cardWidthMax`.
    open override func setupLayouts() {
        super.setupLayouts()
        backgroundCloseButton.pinEdges(to: self)
        profileImageView.pinSize(pictureSize, pictureSize)
        let full = contentView.widthAnchor.constraint(equalTo: widthAnchor)
        full.priority = .defaultHigh
        NSLayoutConstraint.activate([
            contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
            contentView.centerXAnchor.constraint(equalTo: centerXAnchor),
            contentView.widthAnchor.constraint(lessThanOrEqualToConstant: cardWidthMax),
            full,
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Spacing.block),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: Spacing.block),
            contentView.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: Spacing.block),
            safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: Spacing.block),
            profileImageView.topAnchor.constraint(equalTo: pictureRow.topAnchor),
            profileImageView.bottomAnchor.constraint(equalTo: pictureRow.bottomAnchor),
            profileImageView.centerXAnchor.constraint(equalTo: pictureRow.centerXAnchor),
            largeMessageButton.heightAnchor.constraint(greaterThanOrEqualToConstant: buttonHeight),
            separatorView.heightAnchor.constraint(equalToConstant: 0.5),
        ])
    }

    /// Says what a tap does.
    open override func setupActions() {
        super.setupActions()
        backgroundCloseButton.addAction(UIAction { [weak self] _ in self?.onClickClose() }, for: .touchUpInside)
        largeMessageButton.addAction(UIAction { [weak self] _ in self?.onClickMessage() }, for: .touchUpInside)
    }

    /// Takes colours, fonts and icons from the theme.
    open override func setupStyles() {
        super.setupStyles()
        backgroundCloseButton.backgroundColor = theme.overlayColor
        contentView.backgroundColor = theme.backgroundColor
        userNameLabel.font = theme.usernameFont
        userNameLabel.textColor = theme.usernameTextColor
        largeMessageButton.titleLabel?.font = theme.largeItemFont
        largeMessageButton.setTitleColor(theme.largeItemTintColor, for: .normal)
        largeMessageButton.backgroundColor = theme.largeItemBackgroundColor
        separatorView.backgroundColor = theme.separatorColor
        userIdTitleLabel.font = theme.informationTitleFont
        userIdTitleLabel.textColor = theme.informationTitleColor
        userIdLabel.font = theme.informationDesctiptionFont
        userIdLabel.textColor = theme.informationDesctiptionColor
        largeMessageButton.setTitle(SBUStringSet.UserProfile_Message, for: .normal)
        largeMessageButton.accessibilityLabel = SBUStringSet.UserProfile_Message
        userIdTitleLabel.text = SBUStringSet.UserProfile_UserID
    }

    /// Shows a person of a group channel over a view.
    open func show(baseView: UIView, user: SBUUser?) {
        show(baseView: baseView, user: user, isOpenChannel: false)
    }

    /// Shows a person over a view. A button for a message there is for others only.
    open func show(baseView: UIView, user: SBUUser?, isOpenChannel: Bool) {
        guard let user else { return }
        self.user = user
        userNameLabel.text = user.refinedNickname()
        userIdLabel.text = user.userId
        profileImageView.show([user])
        largeMessageButton.isHidden = user.userId == SBUGlobals.currentUser?.userId
        updateStyles()
        baseView.addConstrained(self)
        pinEdges(to: baseView)
        alpha = 0
        UIView.animate(withDuration: 0.2) { self.alpha = 1 }
        becomeFirstResponder()
    }

    /// Takes the profile away.
    open func dismiss() {
        resignFirstResponder()
        UIView.animate(withDuration: 0.2) {
            self.alpha = 0
        } completion: { _ in
            self.removeFromSuperview()
        }
    }

    /// True: Escape closes it while it is shown.
    open override var canBecomeFirstResponder: Bool { true }

    #if !canImport(ObjectiveC)
        /// Escape closes the profile.
        open override var keyCommands: [UIKeyCommand]? {
            let close = UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: []) { [weak self] _ in
                self?.onClickClose()
            }
            return [close]
        }
    #endif

    /// The button for a message was tapped: tells the delegate.
    open func onClickMessage() {
        delegate?.didSelectMessage(userId: user?.userId)
    }

    /// Something beside the card was tapped: tells the delegate.
    open func onClickClose() {
        delegate?.didSelectClose()
    }
}
