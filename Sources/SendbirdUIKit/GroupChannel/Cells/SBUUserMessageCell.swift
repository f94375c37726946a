public import SendbirdChatSDK
public import UIKit

/// A text message.
@preconcurrency @MainActor
open class SBUUserMessageCell: SBUContentBaseMessageCell {
    /// The text.
    open lazy var messageTextView: UIView = SBUUserMessageTextView()

    /// The message.
    public var userMessage: UserMessage? { message as? UserMessage }

    open override func setupViews() {
        super.setupViews()
        mainContainerView.setAxis(.vertical)
        mainContainerView.addArrangedSubview(messageTextView)
    }

    open override func setupActions() {
        super.setupActions()
        mainContainerView.interceptsTap = { [weak self] recognizer in
            guard let text = self?.messageTextView as? SBUUserMessageTextView else { return false }
            return text.tap(at: recognizer.location(in: text))
        }
    }

    open override func configure(with configuration: SBUBaseMessageCellParams) {
        super.configure(with: configuration)
        guard let configuration = configuration as? SBUUserMessageCellParams else { return }
        messageTextView.isHidden = !configuration.withTextView
        (messageTextView as? SBUUserMessageTextView)?.widthMax = bubbleWidthMax
        (messageTextView as? SBUUserMessageTextView)?.configure(
            model: SBUUserMessageTextViewModel(message: configuration.message, position: position))
    }
}
