/// What changes about a scheduled text message. Fields that are nil stay as they are.
open class ScheduledUserMessageUpdateParams: ScheduledBaseMessageUpdateParams {
    /// The new text.
    open var message: String?

    /// Unavailable: what is sent is what the properties say.
    @available(*, unavailable, message: "An inner form of the other SDK; read the properties.")
    open var payload: [String: Any] { [:] }

    /// Unavailable: the server translates nothing by itself.
    @available(*, unavailable, message: "The server has no translator; the application's back end adds translations.")
    open var translationTargetLanguages: [String]? {
        get { nil }
        set {}
    }

    override var body: ScheduledBody {
        var body = super.body
        body.message = message
        return body
    }
}
