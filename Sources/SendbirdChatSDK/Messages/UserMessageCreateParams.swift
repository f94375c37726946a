/// A text message to send.
open class UserMessageCreateParams: BaseMessageCreateParams {
    /// The text; sending an empty one fails with 800110.
    open var message: String
    /// The text with a placeholder where each mentioned user's name goes; kept for whoever shows the message.
    open var mentionedMessageTemplate: String?

    /// Makes parameters for a text.
    public init(message: String) {
        self.message = message
    }

    /// Makes parameters for a text, and sets more of them.
    public convenience init(message: String, builder: (UserMessageCreateParams) -> Void) {
        self.init(message: message)
        builder(self)
    }
}
