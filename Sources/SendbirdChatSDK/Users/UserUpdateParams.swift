/// What changes about the current user. Fields that are nil stay as they are.
open class UserUpdateParams: NSObject {
    /// The new nickname.
    open var nickname: String?
    /// The address of the new picture.
    open var profileImageURL: String?

    /// Changes nothing until a field is set.
    public override init() {}

    /// A picture as bytes.
    @available(*, unavailable, message: "The server takes no uploads yet; set profileImageURL.")
    public var profileImageData: Data? {
        get { nil }
        set {}
    }
}
