import UIKit

/// The banner at the top of a channel: it says that the channel is frozen.
@preconcurrency @MainActor
open class SBUChannelStateBanner: SBUView {
    /// What it says.
    lazy var label = PaddedLabel(insets: UIEdgeInsets(top: 6, left: 12, bottom: 6, right: 12))

    open override func setupViews() {
        super.setupViews()
        label.textAlignment = .center
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        maximumContentSizeCategory = .accessibilityMedium
        label.text = SBUStringSet.Channel_State_Banner_Frozen
        layer.cornerRadius = 8
        clipsToBounds = true
        addSubview(label)
    }

    open override func setupLayouts() {
        super.setupLayouts()
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor),
            label.bottomAnchor.constraint(equalTo: bottomAnchor),
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
            label.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    open override func setupStyles() {
        super.setupStyles()
        label.font = SBUTheme.channelTheme.channelStateBannerFont
        label.textColor = SBUTheme.channelTheme.channelStateBannerTextColor
        backgroundColor = SBUTheme.channelTheme.channelStateBannerBackgroundColor
    }
}
