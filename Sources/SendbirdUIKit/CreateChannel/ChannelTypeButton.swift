public import UIKit

/// Chooses a kind of channel: its icon over its name.
@preconcurrency @MainActor
open class ChannelTypeButton: UIButton {
    private let icon = UIImageView()
    private let nameLabel = UILabel()
    private let iconSize: CGFloat = 28

    /// The colours and fonts.
    public var theme: SBUComponentTheme? {
        didSet { updateStyles() }
    }

    /// Creates the button of a kind.
    public convenience init(type: ChannelCreationType) {
        self.init(frame: .zero)
        let (image, name, identifier) = Self.content(type)
        icon.image = image
        icon.contentMode = .scaleAspectFit
        nameLabel.text = name
        nameLabel.textAlignment = .center
        nameLabel.numberOfLines = 2
        nameLabel.adjustsFontForContentSizeCategory = true
        accessibilityLabel = name
        accessibilityIdentifier = identifier
        build()
    }

    private static func content(_ type: ChannelCreationType) -> (UIImage, String, String) {
        switch type {
        case .group, .open: (SBUIconSet.iconChat, SBUStringSet.ChannelType_Group, "typeSelector.group")
        case .supergroup:
            (SBUIconSet.iconSupergroup, SBUStringSet.ChannelType_SuperGroup, "typeSelector.supergroup")
        case .broadcast: (SBUIconSet.iconBroadcast, SBUStringSet.ChannelType_Broadcast, "typeSelector.broadcast")
        }
    }

    private func build() {
        let stack = SBUStackView(axis: .vertical, alignment: .center, spacing: Spacing.tight)
        stack.addArranged(icon, nameLabel)
        stack.isUserInteractionEnabled = false
        addConstrained(stack)
        icon.pinSize(iconSize, iconSize)
        stack.pinCenter(to: self)
        heightAnchor.constraint(greaterThanOrEqualTo: stack.heightAnchor, constant: 2 * Spacing.tight).isActive = true
        stack.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, constant: -2 * Spacing.hair).isActive = true
        layer.cornerRadius = Spacing.group
    }

    private func updateStyles() {
        guard let theme else { return }
        backgroundColor = theme.highlightedColor
        icon.tintColor = theme.channelTypeSelectorItemTintColor
        nameLabel.font = theme.channelTypeSelectorItemFont
        nameLabel.textColor = theme.channelTypeSelectorItemTextColor
    }
}
