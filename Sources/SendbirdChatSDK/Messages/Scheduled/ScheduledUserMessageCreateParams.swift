internal import ChatWire

/// A text message to be sent later.
open class ScheduledUserMessageCreateParams: ScheduledBaseMessageCreateParams {
    /// The text.
    open var message: String

    /// Makes parameters for a text and a time, in milliseconds since 1970.
    public init(scheduledAt: Int64, message: String) {
        self.message = message
        super.init(scheduledAt: scheduledAt)
    }

    /// Unavailable: the server translates nothing by itself.
    @available(*, unavailable, message: "The server has no translator; the application's back end adds translations.")
    open var translationTargetLanguages: [String]? {
        get { nil }
        set {}
    }

    override var body: ScheduledBody {
        var body = super.body
        (body.type, body.message) = (.user, message)
        return body
    }
}
