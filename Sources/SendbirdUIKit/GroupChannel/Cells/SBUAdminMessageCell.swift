import SendbirdChatSDK
public import UIKit

/// A message of the application itself, in the middle.
@preconcurrency @MainActor
open class SBUAdminMessageCell: SBUBaseMessageCell {
    /// The text.
    open var messageLabel = UILabel()

    open override func setupViews() {
        super.setupViews()
        messageLabel.numberOfLines = 0
        messageLabel.adjustsFontForContentSizeCategory = true
        messageLabel.textAlignment = .center
        messageContentView.addSubview(messageLabel)
    }

    open override func setupLayouts() {
        super.setupLayouts()
        messageLabel.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            messageLabel.topAnchor.constraint(equalTo: messageContentView.topAnchor),
            messageLabel.bottomAnchor.constraint(equalTo: messageContentView.bottomAnchor),
            messageLabel.leadingAnchor.constraint(equalTo: messageContentView.leadingAnchor, constant: 27),
            messageLabel.trailingAnchor.constraint(equalTo: messageContentView.trailingAnchor, constant: -27),
        ])
    }

    open override func setupStyles() {
        super.setupStyles()
        messageLabel.font = theme.adminMessageFont
        messageLabel.textColor = theme.adminMessageTextColor
    }

    open override func configure(with configuration: SBUBaseMessageCellParams) {
        super.configure(with: configuration)
        messageLabel.text = configuration.message.message
        messageLabel.isAccessibilityElement = true
        messageLabel.accessibilityLabel = configuration.message.message
        messageLabel.accessibilityIdentifier = "message.\(configuration.message.messageId)"
    }
}
