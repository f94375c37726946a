public import UIKit

/// A row of a channel's settings: icon, title, what it is set to, and an arrow
/// or a switch.
///
/// For assistive tools the row is one element; with a switch it is one that is
/// turned on and off.
@preconcurrency @MainActor
open class SBUBaseChannelSettingCell: SBUTableViewCell {
    /// How high a row is expected to be before it is measured.
    static let heightEstimate: CGFloat = 56

    /// The parts of the row, side by side.
    open lazy var baseStackView: UIStackView = SBUStackView(
        axis: .horizontal, alignment: .center, spacing: Spacing.edge)
    /// The icon before the title.
    public var typeIcon = UIImageView()
    /// What the row is called.
    public var titleLabel = UILabel()
    /// What the row is set to.
    public var subTitleLabel = UILabel()
    /// The arrow of a row that leads somewhere. It cannot be pressed by itself: the row can.
    open lazy var rightButton = UIButton(type: .custom)
    /// The switch of a row that is turned on and off.
    open lazy var rightSwitch = UISwitch()
    /// The line under the row.
    open lazy var separateView = UIView()
    /// What is done when the switch was turned.
    public var switchAction: ((Bool) -> Void)?
    /// The colours and fonts.
    @SBUThemeWrapper(theme: SBUTheme.channelSettingsTheme)
    open var theme: SBUChannelSettingsTheme

    /// The row shown, for its colours.
    private(set) var item: SBUChannelSettingItem?
    private let iconSize: CGFloat = 24
    private let separatorHeight: CGFloat = 0.5
    /// What stands over the texts in the accessibility sizes.
    private let header = SBUStackView(axis: .horizontal, alignment: .center, spacing: Spacing.edge)
    private let headerSpacer = UIView()

    /// Puts the parts into the row.
    open override func setupViews() {
        super.setupViews()
        arrangeForTextSize()
        contentView.maximumContentSizeCategory = .accessibilityExtraLarge
        contentView.addConstrained(baseStackView, separateView)
        typeIcon.contentMode = .scaleAspectFit
        titleLabel.numberOfLines = 0
        subTitleLabel.lineBreakMode = .byTruncatingTail
        contentView.followTextSize()
        rightButton.isUserInteractionEnabled = false
        rightButton.isAccessibilityElement = false
        rightSwitch.isAccessibilityElement = false
        selectionStyle = .none
        isAccessibilityElement = true
    }

    /// Places the parts; a long title takes more lines.
    open override func setupLayouts() {
        super.setupLayouts()
        typeIcon.pinSize(iconSize, iconSize)
        rightButton.pinSize(iconSize, iconSize)
        headerSpacer.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        titleLabel.setContentHuggingPriority(.defaultLow, for: .horizontal)
        titleLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        subTitleLabel.setContentHuggingPriority(.required, for: .horizontal)
        rightSwitch.setContentHuggingPriority(.required, for: .horizontal)
        rightSwitch.setContentCompressionResistancePriority(.required, for: .horizontal)
        baseStackView.pinEdges(
            to: contentView,
            insets: NSDirectionalEdgeInsets(
                top: Spacing.group, leading: Spacing.edge, bottom: Spacing.group, trailing: Spacing.edge))
        NSLayoutConstraint.activate([
            baseStackView.heightAnchor.constraint(greaterThanOrEqualToConstant: iconSize + Spacing.tight),
            separateView.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
            separateView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            separateView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            separateView.heightAnchor.constraint(equalToConstant: separatorHeight),
        ])
    }

    /// What is under the icon in the accessibility sizes, and beside it in the others.
    var texts: [UIView] { [titleLabel, subTitleLabel] }
    /// The labels that have the row to themselves in the accessibility sizes.
    var textLabels: [UILabel] { [titleLabel, subTitleLabel] }

    /// Words stay whole in the width of the row, if they have to be smaller for that.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        for label in textLabels { label.keepWordsWhole(in: isStacked ? targetSize.width - 2 * Spacing.edge : 0) }
        return super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    /// Puts the texts under icon and switch in the accessibility sizes, where long words need the whole row.
    override func arrangeForTextSize() {
        super.arrangeForTextSize()
        baseStackView.axis = isStacked ? .vertical : .horizontal
        baseStackView.alignment = isStacked ? .fill : .center
        baseStackView.spacing = isStacked ? Spacing.hair : Spacing.edge
        subTitleLabel.numberOfLines = isStacked ? 0 : 1
        subTitleLabel.keepWidth(!isStacked)
        header.removeFromSuperview()
        if isStacked {
            header.addArranged(typeIcon, headerSpacer)
            header.addArranged(rightButton, rightSwitch)
            for part in [header] + texts { baseStackView.addArrangedSubview(part) }
        } else {
            for part in [typeIcon] + texts + [rightButton, rightSwitch] { baseStackView.addArrangedSubview(part) }
            baseStackView.setCustomSpacing(Spacing.tight, after: subTitleLabel)
        }
    }

    /// Lets the switch tell.
    open override func setupActions() {
        super.setupActions()
        let turned = UIAction { [weak self] _ in
            guard let self else { return }
            onChangeSwitch(rightSwitch)
        }
        rightSwitch.addAction(turned, for: .valueChanged)
    }

    /// Takes colours, fonts and icons from the theme.
    open override func setupStyles() {
        super.setupStyles()
        backgroundColor = theme.backgroundColor
        titleLabel.font = theme.cellTextFont
        titleLabel.textColor = theme.cellTextColor
        subTitleLabel.font = theme.cellSubTextFont
        subTitleLabel.textColor = theme.cellSubTextColor
        typeIcon.tintColor = iconColor
        rightButton.setImage(SBUIconSet.iconChevronRight, for: .normal)
        rightButton.tintColor = theme.cellArrowIconTintColor
        rightSwitch.onTintColor = theme.cellSwitchColor
        separateView.backgroundColor = theme.cellSeparateColor
    }

    private var iconColor: UIColor {
        switch item?.kind {
        case .leave: theme.cellLeaveIconColor
        case .delete: theme.cellDeleteIconColor
        case .ordinary, nil: theme.cellTypeIconTintColor
        }
    }

    /// Fills the row.
    open func configure(with item: SBUChannelSettingItem) {
        self.item = item
        titleLabel.text = item.title
        subTitleLabel.text = item.subTitle
        subTitleLabel.isHidden = (item.subTitle ?? "").isEmpty
        typeIcon.image = item.icon
        rightButton.isHidden = item.isRightButtonHidden
        rightSwitch.isHidden = item.isRightSwitchHidden
        accessibilityIdentifier = item.identifier.map { "settings.\($0)" }
        accessibilityLabel = [item.title, item.subTitle].compactMap { $0 }.filter { !$0.isEmpty }
            .joined(separator: ", ")
        updateStyles()
        updateAccessibility()
    }

    private func updateAccessibility() {
        let hasSwitch = !rightSwitch.isHidden
        accessibilityTraits = hasSwitch ? [.button, .toggleButton] : .button
        accessibilityValue =
            hasSwitch ? (rightSwitch.isOn ? SBUStringSet.Accessibility_On : SBUStringSet.Accessibility_Off) : nil
    }

    /// Shows the switch on or off; nobody is told.
    func show(isOn: Bool) {
        rightSwitch.setOn(isOn, animated: false)
        updateAccessibility()
    }

    /// Turns the switch as a tap on it would.
    func turnSwitch() {
        rightSwitch.setOn(!rightSwitch.isOn, animated: true)
        onChangeSwitch(rightSwitch)
    }

    /// Turns the switch back: what it stands for was refused.
    open func changeBackSwitch() {
        rightSwitch.setOn(!rightSwitch.isOn, animated: true)
        updateAccessibility()
    }

    /// The switch was turned: tells `switchAction`.
    open func onChangeSwitch(_ sender: Any) {
        updateAccessibility()
        switchAction?(rightSwitch.isOn)
    }

    /// Forgets what the row was used for.
    open override func prepareForReuse() {
        super.prepareForReuse()
        switchAction = nil
    }
}
