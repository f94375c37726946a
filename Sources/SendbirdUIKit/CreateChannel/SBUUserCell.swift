public import UIKit

/// A row of a list of users: picture, name, and what the list is for, such as a
/// box to choose the person.
///
/// For assistive tools the row is one element, selected or not.
@preconcurrency @MainActor
open class SBUUserCell: SBUTableViewCell {
    /// How high a row is expected to be before it is measured.
    static let heightEstimate: CGFloat = 64
    /// The most lines of a name, which may be of any length.
    private static let nameLinesMax = 6

    /// The parts of the row, side by side.
    open lazy var baseStackView: UIStackView = SBUStackView(
        axis: .horizontal, alignment: .center, spacing: Spacing.group)
    /// The picture, or the initials.
    open lazy var userImageView = SBUCoverImageView(frame: .zero)
    /// The name.
    open lazy var nicknameLabel = UILabel()
    /// The id under the name, where several people have one name.
    open lazy var userIdLabel = UILabel()
    /// The role.
    open lazy var operatorLabel = UILabel()
    /// The sign of a muted person.
    open lazy var mutedStateImageView = UIImageView()
    /// The box to choose the person.
    open lazy var checkboxButton = UIButton(type: .custom)
    /// Opens what can be done about the person; for operators.
    open lazy var moreButton = UIButton(type: .custom)
    /// The line under the row.
    public var separateView = UIView()
    /// What the list is for.
    public private(set) var type = UserListType.none
    /// The person shown.
    public private(set) var user: SBUUser?
    /// The colours and fonts.
    @SBUThemeWrapper(theme: SBUTheme.userCellTheme)
    open var theme: SBUUserCellTheme

    /// What `moreButton` does.
    var moreMenuHandler: (() -> Void)?
    /// What a tap on the picture does.
    var userProfileTapHandler: (() -> Void)?

    private let names = SBUStackView(axis: .vertical, alignment: .fill, spacing: 2)
    /// What stands over the names in the accessibility sizes.
    private let header = SBUStackView(axis: .horizontal, alignment: .center, spacing: Spacing.group)
    private let headerSpacer = UIView()
    private let imageSize: CGFloat = 40
    private let checkboxSize: CGFloat = 24
    /// As large as a finger, though the icon is smaller.
    private let moreSize: CGFloat = 44
    private let separatorHeight: CGFloat = 0.5
    private var isChecked = false

    /// Puts the parts into the row.
    open override func setupViews() {
        super.setupViews()
        names.addArranged(nicknameLabel, userIdLabel)
        contentView.addConstrained(baseStackView, separateView)
        arrangeForTextSize()
        nicknameLabel.lineBreakMode = .byTruncatingTail
        userIdLabel.lineBreakMode = .byTruncatingMiddle
        contentView.followTextSize()
        checkboxButton.isUserInteractionEnabled = false
        checkboxButton.isAccessibilityElement = false
        moreButton.isAccessibilityElement = false
        selectionStyle = .none
        isAccessibilityElement = true
    }

    /// Places the parts; long names give way.
    open override func setupLayouts() {
        super.setupLayouts()
        userImageView.pinSize(imageSize, imageSize)
        mutedStateImageView.pinSize(Spacing.edge, Spacing.edge)
        checkboxButton.pinSize(checkboxSize, checkboxSize)
        moreButton.pinSize(moreSize, moreSize)
        for view in [nicknameLabel, userIdLabel, names] as [UIView] {
            view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
            view.setContentHuggingPriority(.defaultLow, for: .horizontal)
        }
        operatorLabel.setContentHuggingPriority(.required, for: .horizontal)
        operatorLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        baseStackView.heightAnchor.constraint(greaterThanOrEqualToConstant: moreSize).isActive = true
        headerSpacer.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        baseStackView.pinEdges(
            to: contentView,
            insets: NSDirectionalEdgeInsets(
                top: Spacing.tight + 2, leading: Spacing.edge, bottom: Spacing.tight + 2, trailing: Spacing.edge))
        NSLayoutConstraint.activate([
            separateView.leadingAnchor.constraint(equalTo: names.leadingAnchor),
            separateView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            separateView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            separateView.heightAnchor.constraint(equalToConstant: separatorHeight),
        ])
    }

    /// Puts the name under the picture in the accessibility sizes, and beside it in the others.
    override func arrangeForTextSize() {
        super.arrangeForTextSize()
        baseStackView.axis = isStacked ? .vertical : .horizontal
        baseStackView.alignment = isStacked ? .fill : .center
        baseStackView.spacing = isStacked ? Spacing.hair : Spacing.group
        nicknameLabel.numberOfLines = isStacked ? Self.nameLinesMax : 2
        userIdLabel.numberOfLines = isStacked ? 2 : 1
        operatorLabel.keepWidth(!isStacked)
        header.removeFromSuperview()
        if isStacked {
            header.addArranged(userImageView, headerSpacer, mutedStateImageView, checkboxButton, moreButton)
            for part in [header, names, operatorLabel] as [UIView] { baseStackView.addArrangedSubview(part) }
        } else {
            for part in [userImageView, names, mutedStateImageView, operatorLabel, checkboxButton, moreButton]
                as [UIView]
            {
                baseStackView.addArrangedSubview(part)
            }
        }
    }

    /// Lets the button and the picture tell.
    open override func setupActions() {
        super.setupActions()
        moreButton.addAction(UIAction { [weak self] _ in self?.onClickMoreMenu() }, for: .touchUpInside)
        userImageView.addGestureRecognizer(
            UITapGestureRecognizer { [weak self] recognizer in
                guard let tap = recognizer as? UITapGestureRecognizer else { return }
                self?.onTapUserProfileView(sender: tap)
            })
    }

    /// Takes colours, fonts and icons from the theme.
    open override func setupStyles() {
        super.setupStyles()
        backgroundColor = theme.backgroundColor
        moreButton.setImage(SBUIconSet.iconMore, for: .normal)
        moreButton.tintColor = theme.moreButtonColor
        nicknameLabel.font = theme.nicknameTextFont
        nicknameLabel.textColor = theme.nicknameTextColor
        userIdLabel.font = theme.userIdTextFont
        userIdLabel.textColor = theme.userIdTextColor
        operatorLabel.font = theme.subInfoFont
        operatorLabel.textColor = theme.subInfoTextColor
        mutedStateImageView.image = SBUIconSet.iconMute
        mutedStateImageView.tintColor = theme.subInfoTextColor
        separateView.backgroundColor = theme.separateColor
        updateCheckbox()
    }

    /// Fills the row.
    ///
    /// - Parameters:
    ///   - type: What the list is for.
    ///   - user: The person.
    ///   - isChecked: Whether the person is chosen.
    ///   - operatorMode: Whether the reader is an operator: there is a button
    ///     that opens what can be done about the person.
    open func configure(
        type: UserListType, user: SBUUser, isChecked: Bool = false, operatorMode: Bool = false
    ) {
        self.type = type
        self.user = user
        updateStyles()
        let name = user.refinedNickname()
        let isOwn = user.userId == SBUGlobals.currentUser?.userId
        nicknameLabel.text = isOwn ? "\(name) \(SBUStringSet.UserList_Me)" : name
        nicknameLabel.textColor =
            name == SBUStringSet.User_No_Name ? theme.nonameTextColor : theme.nicknameTextColor
        userIdLabel.text = user.userId
        userIdLabel.isHidden = name == user.userId || type == .members
        operatorLabel.text = SBUStringSet.User_Operator
        operatorLabel.isHidden = !type.marksOperators || !user.isOperator
        mutedStateImageView.isHidden = !user.isMuted || !type.hasMenu
        checkboxButton.isHidden = type != .createChannel && type != .invite
        moreButton.isHidden = !operatorMode || isOwn || !type.hasMenu
        userImageView.isUserInteractionEnabled = userProfileTapHandler != nil
        userImageView.show([user])
        accessibilityIdentifier = "userCell.\(user.userId)"
        let states = [
            nicknameLabel.text, user.isOperator ? SBUStringSet.User_Operator : nil,
            user.isMuted ? SBUStringSet.Accessibility_Muted : nil,
        ]
        accessibilityLabel = states.compactMap { $0 }.joined(separator: ", ")
        accessibilityCustomActions = moreButton.isHidden ? nil : [moreAction(name)]
        selectUser(isChecked)
    }

    /// What `moreButton` does, for assistive tools: the row is one element.
    private func moreAction(_ name: String) -> UIAccessibilityCustomAction {
        UIAccessibilityCustomAction(name: SBUStringSet.Accessibility_More_For(name)) { [weak self] _ in
            self?.onClickMoreMenu()
            return true
        }
    }

    /// The button that opens what can be done about the person was tapped.
    open func onClickMoreMenu() {
        moreMenuHandler?()
    }

    /// The picture was tapped.
    open func onTapUserProfileView(sender: UITapGestureRecognizer) {
        userProfileTapHandler?()
    }

    /// Forgets whom the row was used for.
    open override func prepareForReuse() {
        super.prepareForReuse()
        moreMenuHandler = nil
        userProfileTapHandler = nil
    }

    /// Shows whether the person is chosen.
    open func selectUser(_ selected: Bool) {
        isChecked = selected
        updateCheckbox()
        accessibilityTraits = selected ? [.button, .selected] : .button
    }

    private func updateCheckbox() {
        let icon = isChecked ? SBUIconSet.iconCheckboxChecked : SBUIconSet.iconCheckboxUnchecked
        checkboxButton.setImage(icon, for: .normal)
        checkboxButton.tintColor = isChecked ? theme.checkboxOnColor : theme.checkboxOffColor
    }
}
