public import SendbirdChatSDK
public import UIKit

/// A row of the group channel list: cover, name, members, last message, time,
/// unread messages, and the channel's state in small icons.
///
/// For assistive tools the row is one element that reads as a sentence.
@preconcurrency @MainActor
open class SBUGroupChannelCell: SBUBaseChannelCell {
    /// How high a row is expected to be before it is measured.
    static let heightEstimate: CGFloat = 76

    // MARK: Parts
    /// The channel's picture.
    open lazy var coverImage = SBUCoverImageView(frame: .zero)
    /// The two lines beside the picture.
    open lazy var contentStackView = SBUStackView(axis: .vertical, alignment: .fill, spacing: Spacing.hair)
    /// The upper line: name, state, time.
    open lazy var titleStackView = SBUStackView(axis: .horizontal, alignment: .center, spacing: Spacing.hair)
    /// The number of members and the channel's state, beside the name.
    open lazy var infoStackView = SBUStackView(axis: .horizontal, alignment: .center, spacing: Spacing.hair)
    /// The lower line: message, mention, unread messages.
    open lazy var messageStackView = SBUStackView(axis: .horizontal, alignment: .center, spacing: Spacing.tight)
    /// The channel's name.
    open lazy var titleLabel = UILabel()
    /// The number of members; hidden for two.
    open lazy var memberCountLabel = UILabel()
    /// The mark of a broadcast channel.
    open lazy var broadcastIcon = UIImageView()
    /// The mark of a supergroup.
    open lazy var supergroupIcon = UIImageView()
    /// The mark of a frozen channel.
    open lazy var freezeState = UIImageView()
    /// The mark of a channel whose notifications are off.
    open lazy var notificationState = UIImageView()
    /// Takes the room between name and time.
    public let titleSpacer = UIView()
    /// How far an own last message has come.
    open lazy var stateImageView = UIImageView()
    /// When the last message was sent.
    open lazy var lastUpdatedTimeLabel = UILabel()
    /// The last message, or who is typing.
    open lazy var messageLabel = UILabel()
    /// Takes the room between message and badges.
    public let messageSpacer = UIView()
    /// The sign of an unread mention.
    open lazy var unreadMentionLabel = UILabel()
    /// The number of unread messages; hidden for none.
    open lazy var unreadCount: UIButton = BadgeButton(frame: .zero)
    /// The line under the row.
    open lazy var separatorLine = UIView()

    /// The diameter of the picture.
    public let coverImageSize: CGFloat = 52
    /// The least height of the unread badge.
    public let unreadCountSize: CGFloat = 20
    /// The size of the icons beside the name.
    public let infoIconSize: CGFloat = 16
    /// The diameter of the picture, by its older name.
    public var kCoverImageSize: CGFloat { coverImageSize }
    /// The least height of the unread badge, by its older name.
    public var kUnreadCountSize: CGFloat { unreadCountSize }
    /// The size of the icons beside the name, by its older name.
    public var kInfoIconSize: CGFloat { infoIconSize }
    /// The distance from the edge of the screen. (The name is spelled as documented.)
    public var kSideMarging: CGFloat { Spacing.edge }

    /// The colours and fonts.
    @SBUThemeWrapper(theme: SBUTheme.groupChannelCellTheme)
    open var theme: SBUGroupChannelCellTheme

    private var groupChannel: GroupChannel? { channel as? GroupChannel }
    private let separatorHeight: CGFloat = 0.5
    private var layout: CoverRowLayout?
    private var isTyping = false
    /// The most lines of a name, which may be of any length.
    private static let nameLinesMax = 6

    // MARK: Life cycle

    /// Puts the parts into the row.
    open override func setupViews() {
        super.setupViews()
        infoStackView.addArranged(memberCountLabel, broadcastIcon, supergroupIcon, freezeState, notificationState)
        titleStackView.addArranged(titleLabel, infoStackView, titleSpacer, stateImageView, lastUpdatedTimeLabel)
        messageStackView.addArranged(messageLabel, messageSpacer, unreadMentionLabel, unreadCount)
        contentStackView.addArranged(titleStackView, messageStackView)
        contentView.addConstrained(coverImage, contentStackView, separatorLine)

        titleLabel.lineBreakMode = .byTruncatingTail
        messageLabel.lineBreakMode = .byTruncatingTail
        messageLabel.numberOfLines = 1
        unreadMentionLabel.text = "@"
        contentView.followTextSize()
        // What stands beside the picture has its width.
        for view in [memberCountLabel, unreadMentionLabel, unreadCount] as [UIView] {
            view.maximumContentSizeCategory = .accessibilityLarge
        }
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    /// Places the parts; long names give way to time and badges.
    open override func setupLayouts() {
        super.setupLayouts()
        coverImage.pinSize(coverImageSize, coverImageSize)
        for icon in [broadcastIcon, supergroupIcon, freezeState, notificationState, stateImageView] {
            icon.pinSize(infoIconSize, infoIconSize)
        }
        for label in [titleLabel, messageLabel] {
            label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
            label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        }
        for view in [memberCountLabel, lastUpdatedTimeLabel, unreadMentionLabel, unreadCount] {
            view.setContentCompressionResistancePriority(.required, for: .horizontal)
            view.setContentHuggingPriority(.required, for: .horizontal)
        }
        for spacer in [titleSpacer, messageSpacer] {
            spacer.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
            spacer.setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
        }
        messageStackView.heightAnchor.constraint(greaterThanOrEqualToConstant: unreadCountSize).isActive = true
        placeContent()
    }

    private func placeContent() {
        layout = CoverRowLayout(
            cover: coverImage, header: titleStackView, content: contentStackView, in: contentView)
        NSLayoutConstraint.activate([
            separatorLine.leadingAnchor.constraint(equalTo: contentStackView.leadingAnchor),
            separatorLine.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            separatorLine.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            separatorLine.heightAnchor.constraint(equalToConstant: separatorHeight),
        ])
    }

    /// Puts name, message and time under the picture in the accessibility sizes, signs and badges beside it.
    override func arrangeForTextSize() {
        super.arrangeForTextSize()
        titleLabel.numberOfLines = isStacked ? Self.nameLinesMax : 1
        updateMessageLines()
        messageStackView.isHidden = isStacked
        lastUpdatedTimeLabel.keepWidth(!isStacked)
        if isStacked {
            titleStackView.addArranged(infoStackView, titleSpacer, stateImageView, unreadMentionLabel, unreadCount)
            contentStackView.addArranged(titleLabel, messageLabel, lastUpdatedTimeLabel)
        } else {
            titleStackView.addArranged(titleLabel, infoStackView, titleSpacer, stateImageView, lastUpdatedTimeLabel)
            messageStackView.addArranged(messageLabel, messageSpacer, unreadMentionLabel, unreadCount)
            contentStackView.addArranged(titleStackView, messageStackView)
        }
        layout?.use(isStacked: isStacked)
    }

    /// Takes colours, fonts and icons from the theme.
    open override func setupStyles() {
        super.setupStyles()
        backgroundColor = theme.backgroundColor
        titleLabel.font = theme.titleFont
        titleLabel.textColor = theme.titleTextColor
        memberCountLabel.font = theme.memberCountFont
        memberCountLabel.textColor = theme.memberCountTextColor
        lastUpdatedTimeLabel.font = theme.lastUpdatedTimeFont
        lastUpdatedTimeLabel.textColor = theme.lastUpdatedTimeTextColor
        messageLabel.font = theme.messageFont
        messageLabel.textColor = theme.messageTextColor
        unreadMentionLabel.font = theme.unreadMentionTextFont
        unreadMentionLabel.textColor = theme.unreadMentionTextColor
        unreadCount.backgroundColor = theme.unreadCountBackgroundColor
        unreadCount.setTitleColor(theme.unreadCountTextColor, for: .normal)
        unreadCount.titleLabel?.font = theme.unreadCountFont
        separatorLine.backgroundColor = theme.separatorLineColor
        show(SBUIconSet.iconBroadcast, in: broadcastIcon, tint: theme.broadcastMarkTintColor)
        show(SBUIconSet.iconSupergroup, in: supergroupIcon, tint: theme.lastUpdatedTimeTextColor)
        show(SBUIconSet.iconFreeze, in: freezeState, tint: theme.freezeStateTintColor)
        show(SBUIconSet.iconNotificationOffFilled, in: notificationState, tint: theme.lastUpdatedTimeTextColor)
    }

    private func show(_ icon: UIImage, in view: UIImageView, tint: UIColor) {
        view.image = icon
        view.tintColor = tint
        view.contentMode = .scaleAspectFit
    }

    // MARK: Content

    /// Fills the row from a group channel.
    open override func configure(channel: BaseChannel) {
        super.configure(channel: channel)
        guard let channel = groupChannel else { return }
        titleLabel.text = SBUUtils.generateChannelName(channel: channel)
        memberCountLabel.text = SBUStringSet.number(Int(clamping: channel.memberCount))
        memberCountLabel.isHidden = channel.memberCount <= 2
        broadcastIcon.isHidden = !channel.isBroadcast
        freezeState.isHidden = !channel.isFrozen
        supergroupIcon.isHidden = !channel.isSuper || channel.isBroadcast
        notificationState.isHidden = channel.myPushTriggerOption != .off
        lastUpdatedTimeLabel.text = buildLastUpdatedDate()
        coverImage.setImage(of: channel)
        updateMessageLabel()
        updateStateImageView()
        updateBadges(channel)
        accessibilityIdentifier = "channelCell.\(channel.channelURL)"
        accessibilityLabel = ChannelSentence(channel, time: lastUpdatedTimeLabel.text).text
    }

    private func updateBadges(_ channel: GroupChannel) {
        let count = Int(clamping: channel.unreadMessageCount)
        unreadCount.isHidden = count <= 0
        unreadCount.setTitle(SBUStringSet.capped(count), for: .normal)
        unreadCount.invalidateIntrinsicContentSize()
        unreadMentionLabel.isHidden = channel.unreadMentionCount == 0
    }

    /// Returns when the last message was sent, or the channel created, as text.
    open func buildLastUpdatedDate() -> String? {
        guard let channel = groupChannel else { return nil }
        if let message = channel.lastMessage {
            return DateText.listTime(DateText.date(milliseconds: message.createdAt))
        }
        // A channel's own time is in seconds.
        guard channel.createdAt > 0 else { return nil }
        return DateText.listTime(Date(timeIntervalSince1970: TimeInterval(channel.createdAt)))
    }

    /// Shows who is typing, if that is switched on, what is half typed, or the last message.
    open func updateMessageLabel() {
        guard let channel = groupChannel else { return }
        let preview = ChannelPreview(channel)
        isTyping = preview.isTyping
        updateMessageLines()
        guard let mark = preview.mark else {
            messageLabel.text = preview.text
            return
        }
        var text = MarkedText(preview.text, attributes: [:])
        text.mark((preview.text as NSString).range(of: mark), [.foregroundColor: theme.draftTextColor])
        messageLabel.show(text)
    }

    /// In the accessibility sizes a message has its beginning in two lines; who is typing is told to its end.
    private func updateMessageLines() {
        messageLabel.numberOfLines = !isStacked ? 1 : isTyping ? Self.nameLinesMax : 2
    }

    /// Shows how far an own last message has come, if that is switched on.
    open func updateStateImageView() {
        guard let channel = groupChannel,
            SendbirdUI.config.groupChannel.channelList.isMessageReceiptStatusEnabled,
            let message = channel.lastMessage, message.sender?.userId == SBUGlobals.currentUser?.userId
        else {
            stateImageView.isHidden = true
            return
        }
        let state = SBUUtils.getReceiptState(of: message, in: channel)
        stateImageView.isHidden = state == .notUsed
        switch state {
        case .notUsed: stateImageView.image = nil
        case .none: show(SBUIconSet.iconDone, in: stateImageView, tint: theme.succeededStateColor)
        case .delivered: show(SBUIconSet.iconDoneAll, in: stateImageView, tint: theme.deliveryReceiptStateColor)
        case .read: show(SBUIconSet.iconDoneAll, in: stateImageView, tint: theme.readReceiptStateColor)
        }
    }

    /// Tints the row while it is pressed.
    open override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        contentView.backgroundColor = highlighted ? theme.separatorLineColor : .clear
    }
}
