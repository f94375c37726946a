public import SendbirdChatSDK
public import UIKit

/// A message of the application itself in an open channel, in the middle.
@preconcurrency @MainActor
open class SBUOpenChannelAdminMessageCell: SBUOpenChannelBaseMessageCell {
    /// Behind the text.
    public var baseView = UIView()
    /// The text.
    public var messageLabel = UILabel()
    /// The message.
    public var adminMessage: AdminMessage? { message as? AdminMessage }

    private let cornerRadius: CGFloat = 8

    /// Puts the text into the row.
    open override func setupViews() {
        super.setupViews()
        messageLabel.numberOfLines = 0
        messageLabel.textAlignment = .center
        baseView.layer.cornerRadius = cornerRadius
        baseView.addConstrained(messageLabel)
        messageContentView.addConstrained(baseView)
    }

    /// Places the text.
    open override func setupLayouts() {
        super.setupLayouts()
        messageLabel.pinEdges(
            to: baseView,
            insets: NSDirectionalEdgeInsets(
                top: Spacing.group, leading: Spacing.group, bottom: Spacing.group, trailing: Spacing.group))
        baseView.pinEdges(
            to: messageContentView,
            insets: NSDirectionalEdgeInsets(top: 0, leading: Spacing.group, bottom: 0, trailing: Spacing.group))
    }

    /// Takes colours and fonts from the theme.
    open override func setupStyles() {
        super.setupStyles()
        baseView.backgroundColor = theme.contentBackgroundColor
        messageLabel.font = theme.adminMessageFont
        messageLabel.textColor = theme.adminMessageTextColor
    }

    /// Fills the row.
    open func configure(_ message: AdminMessage, hideDateView: Bool, isOverlay: Bool = false) {
        configure(message: message, hideDateView: hideDateView, groupPosition: .none, isOverlay: isOverlay)
        messageLabel.text = message.message
        messageLabel.isAccessibilityElement = true
        messageLabel.accessibilityLabel = message.message
        messageLabel.accessibilityIdentifier = "message.\(message.messageId)"
    }
}
