public import UIKit

/// A row of the settings of a channel's notifications: the switch with what it
/// means under it, or an option to choose.
@preconcurrency @MainActor
open class SBUGroupChannelPushSettingCell: SBUBaseChannelSettingCell {
    /// What the switch means.
    open lazy var descriptionLabel = UILabel()
    private let textStack = SBUStackView(axis: .vertical, alignment: .fill, spacing: Spacing.hair)
    private var isOption = false
    private var isChosen = false

    /// Puts the parts into the row.
    open override func setupViews() {
        super.setupViews()
        typeIcon.isHidden = true
        descriptionLabel.numberOfLines = 0
        descriptionLabel.adjustsFontForContentSizeCategory = true
        textStack.addArranged(titleLabel, descriptionLabel)
        // What was put in after the row was set up.
        textStack.followTextSize()
        arrangeForTextSize()
    }

    /// Places the parts; long texts take more lines.
    open override func setupLayouts() {
        super.setupLayouts()
        for view in [textStack, descriptionLabel] as [UIView] {
            view.setContentHuggingPriority(.defaultLow, for: .horizontal)
            view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        }
    }

    /// Takes colours, fonts and icons from the theme.
    open override func setupStyles() {
        super.setupStyles()
        descriptionLabel.font = theme.cellDescriptionTextFont
        descriptionLabel.textColor = theme.cellDescriptionTextColor
        guard isOption else { return }
        rightButton.setImage(
            isChosen ? SBUIconSet.iconRadioButtonOn : SBUIconSet.iconRadioButtonOff, for: .normal)
        rightButton.tintColor = isChosen ? theme.cellRadioButtonSelectedColor : theme.cellRadioButtonDeselectedColor
    }

    override var texts: [UIView] { [textStack, subTitleLabel] }
    override var textLabels: [UILabel] { super.textLabels + [descriptionLabel] }

    /// Fills the row that turns notifications on and off.
    func configureSwitch(isOn: Bool) {
        isOption = false
        descriptionLabel.text = SBUStringSet.ChannelPushSettings_Notification_Description
        descriptionLabel.isHidden = false
        configure(
            with: SBUChannelSettingItem(
                title: SBUStringSet.ChannelPushSettings_Notification_Title, icon: SBUIconSet.iconNotifications,
                isRightSwitchHidden: false
            ).named("push.switch"))
        typeIcon.isHidden = true
        show(isOn: isOn)
    }

    /// Fills the row of an option.
    func configureOption(_ type: ChannelPushSettingsSubType, isChosen: Bool) {
        isOption = true
        self.isChosen = isChosen
        descriptionLabel.isHidden = true
        let (title, identifier) =
            switch type {
            case .all: (SBUStringSet.ChannelPushSettings_Item_All, "push.all")
            case .mention: (SBUStringSet.ChannelPushSettings_Item_Mentions_Only, "push.mention")
            }
        configure(
            with: SBUChannelSettingItem(
                title: title, icon: SBUIconSet.iconRadioButtonOff, isRightButtonHidden: false
            ).named(identifier))
        typeIcon.isHidden = true
        accessibilityTraits = isChosen ? [.button, .selected] : .button
    }
}
