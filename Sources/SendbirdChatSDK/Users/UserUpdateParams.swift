/// What changes about the current user. Fields that are nil stay as they are.
open class UserUpdateParams: NSObject {
    /// The new nickname.
    open var nickname: String?
    /// The address of the new picture.
    open var profileImageURL: String?
    /// A picture as bytes, which is uploaded first; ``profileImageURL`` is passed over then.
    open var profileImageData: Data?

    /// The codes of the languages that the user prefers, at most 4, as `en` or `pt-BR`. Beyond the documented API.
    open var preferredLanguages: [String]?

    /// Changes nothing until a field is set.
    public override init() {}
}
