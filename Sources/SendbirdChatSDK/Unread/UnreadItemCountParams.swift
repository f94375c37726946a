/// What is counted of what waits for the current user, and where.
open class UnreadItemCountParams: NSObject {
    /// What is counted.
    open var keys: UnreadItemKey
    /// In channels of these custom types; nil for all.
    open var customTypes: [String]?

    /// Makes parameters.
    public init(keys: UnreadItemKey, customTypes: [String]? = nil) {
        self.keys = keys
        self.customTypes = customTypes
    }
}
