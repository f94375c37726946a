public import UIKit

/// Says that one message mentions no more people.
@preconcurrency @MainActor
open class SBUMentionLimitGuideCell: SBUTableViewCell {
    /// Icon beside text.
    public var baseStackView: UIStackView = SBUStackView(axis: .horizontal, alignment: .center, spacing: 8)
    /// The sign.
    open lazy var iconImageView = UIImageView()
    /// The text.
    public let limitGuideLabel = UILabel()
    /// The colours and fonts in use.
    open var theme: SBUChannelTheme = SBUTheme.channelTheme

    open override func setupViews() {
        super.setupViews()
        selectionStyle = .none
        limitGuideLabel.numberOfLines = 0
        limitGuideLabel.adjustsFontForContentSizeCategory = true
        baseStackView.addArrangedSubview(iconImageView)
        baseStackView.addArrangedSubview(limitGuideLabel)
        contentView.addConstrained(baseStackView)
    }

    open override func setupLayouts() {
        super.setupLayouts()
        iconImageView.pinSize(20, 20)
        baseStackView.pinEdges(
            to: contentView, insets: NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16))
    }

    open override func setupStyles() {
        super.setupStyles()
        theme = SBUTheme.channelTheme
        backgroundColor = SBUTheme.userCellTheme.backgroundColor
        iconImageView.image = SBUIconSet.iconInfo.withRenderingMode(.alwaysTemplate)
        iconImageView.tintColor = theme.mentionLimitGuideTextColor
        limitGuideLabel.font = theme.mentionLimitGuideTextFont
        limitGuideLabel.textColor = theme.mentionLimitGuideTextColor
    }

    /// Says how many people one message mentions at most.
    func configure(limit: Int) {
        limitGuideLabel.text = SBUStringSet.Mention_Limit(limit)
        limitGuideLabel.accessibilityIdentifier = "mention.limit"
    }
}
