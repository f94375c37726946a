public import SendbirdChatSDK
public import UIKit

/// A text message in an open channel.
@preconcurrency @MainActor
open class SBUOpenChannelUserMessageCell: SBUOpenChannelContentBaseMessageCell {
    /// The text.
    open lazy var messageTextView: UIView = SBUUserMessageTextView()
    /// The message.
    public var userMessage: UserMessage? { message as? UserMessage }

    /// Puts the text into the content.
    open override func setupViews() {
        super.setupViews()
        container?.addArrangedSubview(messageTextView)
    }

    /// Lets links in the text be tapped.
    open override func setupActions() {
        super.setupActions()
        container?.interceptsTap = { [weak self] recognizer in
            guard let text = self?.messageTextView as? SBUUserMessageTextView else { return false }
            return text.tap(at: recognizer.location(in: text))
        }
    }

    /// Fills the row.
    ///
    /// - Parameter withTextView: Whether the text is shown.
    open func configure(
        _ message: BaseMessage, hideDateView: Bool, groupPosition: MessageGroupPosition, withTextView: Bool,
        isOverlay: Bool = false
    ) {
        configure(message, hideDateView: hideDateView, groupPosition: groupPosition, isOverlay: isOverlay)
        messageTextView.isHidden = !withTextView
        guard withTextView else { return }
        show(SBUUserMessageTextViewModel(message: message, position: .left))
    }

    /// Shows a text.
    func show(_ model: SBUUserMessageTextViewModel) {
        let text = messageTextView as? SBUUserMessageTextView
        text?.widthMax = contentWidthMax
        text?.configure(model: model)
    }
}
