/// A text message to send.
open class UserMessageCreateParams: BaseMessageCreateParams {
    /// The text; sending an empty one fails with 800110.
    open var message: String
    /// The text with a placeholder where each mentioned user's name goes; kept for whoever shows the message.
    open var mentionedMessageTemplate: String?
    /// The poll that is sent with it, made by ``Poll/create(params:completionHandler:)``; 0 for none. Default: 0.
    open var pollId: Int64 = 0

    /// Unavailable: the server translates nothing by itself.
    @available(*, unavailable, message: "The server has no translator; the application's back end adds translations.")
    open var translationTargetLanguages: [String]? {
        get { nil }
        set {}
    }

    /// Makes parameters for a text.
    public init(message: String) {
        self.message = message
    }

    /// Makes parameters for a text, and sets more of them.
    public convenience init(message: String, builder: (UserMessageCreateParams) -> Void) {
        self.init(message: message)
        builder(self)
    }

    override var sentPollID: Int64 { pollId }
}
