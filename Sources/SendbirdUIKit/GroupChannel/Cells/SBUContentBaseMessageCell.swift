import SendbirdChatSDK
public import UIKit

/// A message of a user: picture, name, bubble, time and receipt.
///
/// One's own messages stand on the trailing side, those of others on the
/// leading one; right to left mirrors both. The bubble is
/// ``mainContainerView``: add views to it to show more.
@preconcurrency @MainActor
open class SBUContentBaseMessageCell: SBUBaseMessageCell {
    // MARK: - Views

    /// Name above, content below.
    open lazy var contentVStackView: UIStackView = SBUStackView(axis: .vertical, alignment: .fill, spacing: 4)
    /// Picture beside bubble and state.
    open lazy var contentHStackView: UIStackView = SBUStackView(axis: .horizontal, alignment: .bottom, spacing: 8)
    /// Bubble beside state.
    open lazy var messageHStackView: UIStackView = SBUStackView(axis: .horizontal, alignment: .bottom, spacing: 6)
    /// The name, indented to the bubble.
    open lazy var userNameStackView: UIStackView = SBUStackView(axis: .horizontal, alignment: .fill, spacing: 0)
    /// The sender's name.
    open lazy var userNameView: UIView = SBUUserNameView()
    /// The sender's picture.
    open lazy var profileView: UIView = SBUMessageProfileView()
    /// The bubble.
    open var mainContainerView = SBUSelectableStackView()
    /// Time and receipt.
    open lazy var stateView: UIView = SBUMessageStateView()
    /// Keeps the bubble from the far side.
    public let messageSpacing = UIView()

    private static let margin: CGFloat = 12
    /// A readable line of the largest letters.
    private static let stackedWidthMax: CGFloat = 720

    // MARK: - Actions

    var tapHandlerToContent: (() -> Void)?
    var longPressHandlerToContent: (() -> Void)?
    var userProfileTapHandler: (() -> Void)?

    // MARK: - Life cycle

    open override func setupViews() {
        super.setupViews()
        userNameStackView.addArrangedSubview(userNameView)
        for view in [mainContainerView, stateView] { messageHStackView.addArrangedSubview(view) }
        for view in [profileView, messageHStackView, messageSpacing] { contentHStackView.addArrangedSubview(view) }
        for view in [userNameStackView, contentHStackView] { contentVStackView.addArrangedSubview(view) }
        messageContentView.addSubview(contentVStackView)
    }

    open override func setupLayouts() {
        super.setupLayouts()
        contentVStackView.translatesAutoresizingMaskIntoConstraints = false
        messageSpacing.setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
        messageSpacing.setContentCompressionResistancePriority(UILayoutPriority(100), for: .horizontal)
        stateView.setContentHuggingPriority(.required, for: .horizontal)
        stateView.setContentCompressionResistancePriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
            contentVStackView.topAnchor.constraint(equalTo: messageContentView.topAnchor),
            contentVStackView.bottomAnchor.constraint(equalTo: messageContentView.bottomAnchor),
            contentVStackView.leadingAnchor.constraint(
                equalTo: messageContentView.leadingAnchor, constant: Self.margin),
            contentVStackView.trailingAnchor.constraint(
                equalTo: messageContentView.trailingAnchor, constant: -Self.margin),
            profileView.widthAnchor.constraint(equalToConstant: SBUMessageProfileView.imageSize),
            profileView.heightAnchor.constraint(equalToConstant: SBUMessageProfileView.imageSize),
        ])
    }

    open override func setupActions() {
        super.setupActions()
        mainContainerView.onTap = { [weak self] in self?.tapHandlerToContent?() }
        mainContainerView.onLongPress = { [weak self] in self?.longPressHandlerToContent?() }
        (profileView as? SBUMessageProfileView)?.onTap = { [weak self] in self?.userProfileTapHandler?() }
    }

    open override func setupStyles() {
        super.setupStyles()
        mainContainerView.leftBackgroundColor = theme.leftBackgroundColor
        mainContainerView.leftPressedBackgroundColor = theme.leftPressedBackgroundColor
        mainContainerView.rightBackgroundColor = theme.rightBackgroundColor
        mainContainerView.rightPressedBackgroundColor = theme.rightPressedBackgroundColor
        mainContainerView.setupStyles()
        (userNameView as? SBUUserNameView)?.setupStyles()
        (profileView as? SBUMessageProfileView)?.setupStyles()
        (stateView as? SBUMessageStateView)?.setupStyles()
    }

    // MARK: - Filling

    /// How wide a bubble may be: most of a narrow list, a readable line in a wide one.
    ///
    /// In the accessibility sizes the time stands under the bubble, which has the line for itself.
    var bubbleWidthMax: CGFloat {
        guard isStacked else { return min(480, (availableWidth * 0.72).rounded()) }
        let margins = 2 * Self.margin + SBUMessageProfileView.imageSize + 2 * contentHStackView.spacing
        return max(1, min(Self.stackedWidthMax, availableWidth - margins))
    }

    /// How wide content may be that keeps its width, such as a picture: the time beside it needs its own.
    var fixedWidthMax: CGFloat {
        var room = availableWidth - 2 * Self.margin - contentHStackView.spacing
        if position != .right { room -= SBUMessageProfileView.imageSize + contentHStackView.spacing }
        if !isStacked {
            let state = stateView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
            room -= state.rounded(.up) + messageHStackView.spacing
        }
        return max(1, min(bubbleWidthMax, room))
    }

    open override func configure(with configuration: SBUBaseMessageCellParams) {
        super.configure(with: configuration)
        let message = configuration.message
        mainContainerView.position = position
        let name = message.sender.map { SBUUser(sender: $0).refinedNickname() } ?? SBUStringSet.User_No_Name
        (userNameView as? SBUUserNameView)?.configure(username: name)
        (profileView as? SBUMessageProfileView)?.configure(sender: message.sender)
        (stateView as? SBUMessageStateView)?.configure(
            timestamp: message.createdAt, sendingState: message.sendingStatus, receiptState: receiptState,
            position: position)
        updateContentsPosition()
        setMessageGrouping()
        describe(name: name)
    }

    override func arrangeForTextSize() {
        super.arrangeForTextSize()
        if message != nil { updateContentsPosition() }
    }

    /// Puts picture, bubble and state on the message's side.
    open func updateContentsPosition() {
        let order: [UIView]
        messageHStackView.axis = isStacked ? .vertical : .horizontal
        messageHStackView.alignment = isStacked ? (position == .right ? .trailing : .leading) : .bottom
        switch position {
        case .right:
            messageHStackView.insertArrangedSubview(stateView, at: isStacked ? 1 : 0)
            order = [messageSpacing, messageHStackView]
        case .left, .center:
            messageHStackView.addArrangedSubview(stateView)
            order = [profileView, messageHStackView, messageSpacing]
        }
        for view in contentHStackView.arrangedSubviews where !order.contains(view) { view.removeFromSuperview() }
        for view in order { contentHStackView.addArrangedSubview(view) }
    }

    /// Shows name, picture and time once in a group of messages.
    open func setMessageGrouping() {
        let isFirst = groupPosition == .none || groupPosition == .top
        let isLast = groupPosition == .none || groupPosition == .bottom
        userNameStackView.isHidden = position != .left || !isFirst || isInGroupOfTwo
        profileView.alpha = isLast ? 1 : 0
        userNameStackView.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 0, leading: SBUMessageProfileView.imageSize + 20, bottom: 0, trailing: 0)
        userNameStackView.isLayoutMarginsRelativeArrangement = true
        let isSettled = message?.sendingStatus == .succeeded
        stateView.isHidden = !isLast && isSettled
        mainContainerView.joins(above: !isFirst, below: !isLast)
    }

    /// One element a message, with a sentence that makes sense read aloud.
    func describe(name: String) {
        guard let message else { return }
        mainContainerView.isAccessibilityElement = true
        mainContainerView.accessibilityTraits = .staticText
        mainContainerView.accessibilityLabel = MessageSentence.text(
            of: message, isOwn: position == .right, name: name, receipt: receiptState)
        let id = message.requestId.isEmpty ? String(message.messageId) : message.requestId
        mainContainerView.accessibilityIdentifier = "message.\(id)"
    }
}
