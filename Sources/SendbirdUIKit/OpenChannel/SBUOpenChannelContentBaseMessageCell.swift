public import SendbirdChatSDK
public import UIKit

/// A message of a participant: picture, name and time, and the content below, all on the leading side
/// whoever wrote it. Right to left mirrors it.
@preconcurrency @MainActor
open class SBUOpenChannelContentBaseMessageCell: SBUOpenChannelBaseMessageCell {
    // MARK: - Views

    /// Picture beside the rest.
    open lazy var baseStackView: UIStackView = SBUStackView(axis: .horizontal, alignment: .top, spacing: Spacing.hair)
    /// Name and time above, content below.
    open lazy var contentsStackView: UIStackView = SBUStackView(axis: .vertical, alignment: .leading, spacing: 0)
    /// Name and time.
    open lazy var infoStackView: UIStackView = SBUStackView(
        axis: .horizontal, alignment: .center, spacing: Spacing.tight)
    /// The sender's picture.
    open lazy var profileView: UIView = SBUMessageProfileView()
    /// The sender's name.
    open lazy var userNameView: UIView = SBUUserNameView()
    /// When it was sent.
    open lazy var messageTimeLabel = UILabel()
    /// The sign of a message that is under way or was not sent.
    open lazy var stateImageView = UIImageView()
    /// The content.
    open lazy var mainContainerView: UIView = SBUSelectableStackView()

    // MARK: - Actions

    var tapHandlerToContent: (() -> Void)?
    var longPressHandlerToContent: (() -> Void)?
    var userProfileTapHandler: (() -> Void)?

    var container: SBUSelectableStackView? { mainContainerView as? SBUSelectableStackView }
    private let contentRow = SBUStackView(axis: .horizontal, alignment: .bottom, spacing: Spacing.hair)
    private let stateSize: CGFloat = 14
    private let cornerRadius: CGFloat = 8

    /// How wide the content may be: the line from picture to edge.
    var contentWidthMax: CGFloat {
        max(1, availableWidth - Spacing.group * 2 - SBUMessageProfileView.imageSize - Spacing.hair * 2 - stateSize)
    }

    // MARK: - Life cycle

    /// Puts the parts into the row.
    open override func setupViews() {
        super.setupViews()
        container?.position = .left
        for view in [userNameView, messageTimeLabel] { infoStackView.addArrangedSubview(view) }
        contentRow.addArranged(mainContainerView, stateImageView)
        for view in [infoStackView, contentRow] as [UIView] { contentsStackView.addArrangedSubview(view) }
        for view in [profileView, contentsStackView] as [UIView] { baseStackView.addArrangedSubview(view) }
        messageContentView.addConstrained(baseStackView)
        messageTimeLabel.isAccessibilityElement = false
        messageTimeLabel.adjustsFontForContentSizeCategory = true
        stateImageView.isAccessibilityElement = false
        // The name stands over the text in the content, which keeps a distance from its edge.
        infoStackView.isLayoutMarginsRelativeArrangement = true
        infoStackView.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 0, leading: SBUUserMessageTextView.Metric.textLeftRightMargin, bottom: 0, trailing: 0)
    }

    /// Places the parts; a long name gives way to the time.
    open override func setupLayouts() {
        super.setupLayouts()
        let size = SBUMessageProfileView.imageSize
        profileView.pinSize(size, size)
        stateImageView.pinSize(stateSize, stateSize)
        userNameView.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        messageTimeLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        messageTimeLabel.setContentHuggingPriority(.required, for: .horizontal)
        baseStackView.pinEdges(
            to: messageContentView,
            insets: NSDirectionalEdgeInsets(top: 0, leading: Spacing.group, bottom: 0, trailing: Spacing.group))
    }

    override func arrangeForTextSize() {
        super.arrangeForTextSize()
        infoStackView.axis = isStacked ? .vertical : .horizontal
        infoStackView.alignment = isStacked ? .leading : .center
        infoStackView.spacing = isStacked ? 0 : Spacing.tight
    }

    /// Lets content and picture be tapped.
    open override func setupActions() {
        super.setupActions()
        container?.onTap = { [weak self] in self?.tapHandlerToContent?() }
        container?.onLongPress = { [weak self] in self?.longPressHandlerToContent?() }
        (profileView as? SBUMessageProfileView)?.onTap = { [weak self] in self?.userProfileTapHandler?() }
    }

    /// Takes colours, fonts and icons from the theme.
    open override func setupStyles() {
        super.setupStyles()
        container?.leftBackgroundColor = theme.openChannelBackgroundColor
        container?.leftPressedBackgroundColor = theme.openChannelPressedBackgroundColor
        container?.layer.cornerRadius = cornerRadius
        container?.setupStyles()
        (userNameView as? SBUUserNameView)?.setupStyles()
        (profileView as? SBUMessageProfileView)?.setupStyles()
        messageTimeLabel.font = theme.timeFont
        messageTimeLabel.textColor = theme.timeTextColor
        if message != nil { configureStateImage() }
        let isOwn = message?.sender?.userId == SBUGlobals.currentUser?.userId
        if message != nil, isOwn { setUsernameColor(theme.currentUserNameTextColor) }
    }

    // MARK: - Filling

    /// Fills the row.
    open func configure(
        _ message: BaseMessage, hideDateView: Bool, groupPosition: MessageGroupPosition, isOverlay: Bool = false
    ) {
        configure(
            message: message, hideDateView: hideDateView, groupPosition: groupPosition, isOverlay: isOverlay)
        let name = message.sender.map { SBUUser(sender: $0).refinedNickname() } ?? SBUStringSet.User_No_Name
        (userNameView as? SBUUserNameView)?.configure(username: name)
        (profileView as? SBUMessageProfileView)?.configure(sender: message.sender)
        messageTimeLabel.text = DateText.messageTime(message.createdAt)
        configureStateImage()
        setMessageGrouping()
        describe(name: name)
    }

    /// Shows whether the message is under way or was not sent.
    open func configureStateImage() {
        let sign: (image: UIImage, color: UIColor)? =
            switch message?.sendingStatus {
            case .pending: (SBUIconSet.iconSpinner, theme.pendingStateColor)
            case .failed, .canceled: (SBUIconSet.iconError, theme.failedStateColor)
            case .some(.none), .scheduled, .succeeded, nil: nil
            }
        stateImageView.isHidden = sign == nil
        stateImageView.image = sign?.image.withRenderingMode(.alwaysTemplate)
        stateImageView.tintColor = sign?.color
    }

    /// Shows name, picture and time once in a group of messages.
    open func setMessageGrouping() {
        let isFirst = groupPosition == .none || groupPosition == .top
        infoStackView.isHidden = !isFirst
        profileView.alpha = isFirst ? 1 : 0
    }

    /// Sets the colour of the sender's name.
    open func setUsernameColor(_ color: UIColor) {
        (userNameView as? SBUUserNameView)?.setTextColor(color)
    }

    /// One element a message, with a sentence that makes sense read aloud.
    private func describe(name: String) {
        guard let message else { return }
        let isOwn = message.sender != nil && message.sender?.userId == SBUGlobals.currentUser?.userId
        mainContainerView.isAccessibilityElement = true
        mainContainerView.accessibilityTraits = .staticText
        mainContainerView.accessibilityLabel = MessageSentence.text(
            of: message, isOwn: isOwn, name: name, receipt: .notUsed)
        let id = message.requestId.isEmpty ? String(message.messageId) : message.requestId
        mainContainerView.accessibilityIdentifier = "message.\(id)"
    }

    // MARK: - Taps

    /// The sender's picture was tapped.
    open func onTapUserProfileView(sender: UITapGestureRecognizer) { userProfileTapHandler?() }

    /// The content was tapped.
    open func onTapContentView(sender: UITapGestureRecognizer) { tapHandlerToContent?() }

    /// The content was pressed long.
    open func onLongPressContentView(sender: UILongPressGestureRecognizer?) { longPressHandlerToContent?() }
}
