/// What changes about a text message. Fields that are nil stay as they are.
open class UserMessageUpdateParams: BaseMessageUpdateParams {
    /// The new text.
    open var message: String?
    /// The new text with a placeholder where each mentioned user's name goes.
    open var mentionedMessageTemplate: String?

    /// Changes nothing until a field is set.
    public override init() {}

    /// Changes the text.
    public init(message: String? = nil) {
        self.message = message
    }
}
