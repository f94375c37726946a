/// What every kind of message can be sent with.
open class BaseMessageCreateParams: NSObject {
    /// The application's own data. Default: none.
    open var data: String?
    /// The application's own kind. Default: none.
    open var customType: String?
    /// Whether the message neither counts as unread nor is pushed. Default: false.
    open var isSilent: Bool = false

    /// Makes parameters without data and kind.
    public override init() {}
}
