/// What can change about every kind of message. Fields that are nil stay as they are.
open class BaseMessageUpdateParams: NSObject {
    /// The new data.
    open var data: String?
    /// The new custom type.
    open var customType: String?

    /// Changes nothing until a field is set.
    public override init() {}
}
