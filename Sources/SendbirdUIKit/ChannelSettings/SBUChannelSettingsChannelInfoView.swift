public import SendbirdChatSDK
public import UIKit

/// The channel's picture, name and, for an open channel, address, over its settings.
///
/// For assistive tools it is one element.
@preconcurrency @MainActor
open class SBUChannelSettingsChannelInfoView: SBUView {
    /// The parts, one under the other.
    open lazy var stackView: UIStackView = SBUStackView(axis: .vertical, alignment: .fill, spacing: 0)
    /// The picture.
    open lazy var coverImage = SBUCoverImageView(frame: .zero)
    /// The name. It is changed in an alert, never here. A label shows it, in as many lines as it takes; a field of a
    /// class of one's own is shown itself.
    open lazy var channelNameField = UITextField()
    /// The line under picture and name.
    open lazy var lineView = UIView()
    /// The heading over the address.
    open lazy var urlTitleLabel = UILabel()
    /// The address.
    open lazy var urlLabel = UILabel()
    /// The line under the address.
    open lazy var urlLineView = UIView()
    /// The colours and fonts.
    @SBUThemeWrapper(theme: SBUTheme.channelSettingsTheme)
    open var theme: SBUChannelSettingsTheme

    private let nameLabel = UILabel()
    private let urlStack = SBUStackView(axis: .vertical, alignment: .fill, spacing: 2)
    private let pictureRow = UIView()
    private let nameRow = UIView()
    private let urlRow = UIView()
    private let pictureSize: CGFloat = 88
    private let lineHeight: CGFloat = 0.5
    private weak var channel: BaseChannel?
    /// The most lines of a name, which may be of any length.
    private static let nameLinesMax = 6

    /// Creates a view that shows nothing yet.
    public required convenience init() {
        self.init(frame: .zero)
    }

    /// Puts the parts into the view.
    open override func setupViews() {
        super.setupViews()
        pictureRow.addConstrained(coverImage)
        nameRow.addConstrained(nameView)
        urlStack.addArranged(urlTitleLabel, urlLabel)
        urlRow.addConstrained(urlStack)
        for part in [pictureRow, nameRow, lineView, urlRow, urlLineView] { stackView.addArrangedSubview(part) }
        addConstrained(stackView)
        nameLabel.textAlignment = .center
        nameLabel.numberOfLines = Self.nameLinesMax
        nameLabel.isAccessibilityElement = false
        nameLabel.adjustsFontForContentSizeCategory = true
        nameLabel.maximumContentSizeCategory = .accessibilityExtraLarge
        channelNameField.isUserInteractionEnabled = false
        channelNameField.textAlignment = .center
        channelNameField.isAccessibilityElement = false
        urlTitleLabel.text = SBUStringSet.ChannelSettings_URL
        followTextSize()
        channelNameField.adjustsFontForContentSizeCategory = true
        urlLabel.numberOfLines = 0
        for label in [urlTitleLabel, urlLabel] { label.isAccessibilityElement = false }
        urlRow.isHidden = true
        urlLineView.isHidden = true
        isAccessibilityElement = true
        accessibilityTraits = .header
        accessibilityIdentifier = "settings.info"
    }

    /// Places the parts.
    open override func setupLayouts() {
        super.setupLayouts()
        coverImage.pinSize(pictureSize, pictureSize)
        let rows = NSDirectionalEdgeInsets(
            top: Spacing.group, leading: Spacing.edge, bottom: Spacing.block, trailing: Spacing.edge)
        nameView.pinEdges(to: nameRow, insets: rows)
        urlStack.pinEdges(
            to: urlRow,
            insets: NSDirectionalEdgeInsets(
                top: Spacing.group, leading: Spacing.edge, bottom: Spacing.group, trailing: Spacing.edge))
        // A table measures its header by this view's constraints alone: the last edge gives way while it does.
        let bottom = bottomAnchor.constraint(equalTo: stackView.bottomAnchor)
        bottom.priority = .defaultHigh
        NSLayoutConstraint.activate([
            coverImage.topAnchor.constraint(equalTo: pictureRow.topAnchor, constant: Spacing.block),
            coverImage.bottomAnchor.constraint(equalTo: pictureRow.bottomAnchor),
            coverImage.centerXAnchor.constraint(equalTo: pictureRow.centerXAnchor),
            lineView.heightAnchor.constraint(equalToConstant: lineHeight),
            urlLineView.heightAnchor.constraint(equalToConstant: lineHeight),
            stackView.topAnchor.constraint(equalTo: topAnchor),
            stackView.leadingAnchor.constraint(equalTo: leadingAnchor),
            stackView.trailingAnchor.constraint(equalTo: trailingAnchor),
            bottom,
        ])
    }

    /// Takes colours and fonts from the theme.
    open override func setupStyles() {
        super.setupStyles()
        backgroundColor = theme.backgroundColor
        channelNameField.font = theme.userNameFont
        channelNameField.textColor = theme.userNameTextColor
        nameLabel.font = theme.userNameFont
        nameLabel.textColor = theme.userNameTextColor
        lineView.backgroundColor = theme.cellSeparateColor
        urlTitleLabel.font = theme.urlTitleFont
        urlTitleLabel.textColor = theme.urlTitleColor
        urlLabel.font = theme.urlFont
        urlLabel.textColor = theme.urlColor
        urlLineView.backgroundColor = theme.cellSeparateColor
        if let channel { showCover(of: channel) }
    }

    /// Shows a channel; nil shows nothing.
    open func configure(channel: BaseChannel?) {
        self.channel = channel
        guard let channel else {
            channelNameField.text = nil
            nameLabel.text = nil
            accessibilityLabel = nil
            return
        }
        let name = displayName(of: channel)
        channelNameField.text = name
        nameLabel.text = name
        urlLabel.text = channel.channelURL
        urlRow.isHidden = !channel.isOpenChannel()
        urlLineView.isHidden = urlRow.isHidden
        accessibilityLabel = SBUStringSet.Accessibility_Channel_Named(name)
        showCover(of: channel)
    }

    private var nameView: UIView {
        type(of: channelNameField) == UITextField.self ? nameLabel : channelNameField
    }

    private func displayName(of channel: BaseChannel) -> String {
        if let group = channel as? GroupChannel { return SBUUtils.generateChannelName(channel: group) }
        return (channel as? OpenChannel)?.displayName ?? channel.name
    }

    private func showCover(of channel: BaseChannel) {
        if let group = channel as? GroupChannel {
            coverImage.setImage(of: group)
        } else if let open = channel as? OpenChannel {
            coverImage.setImage(of: open)
        }
    }
}
