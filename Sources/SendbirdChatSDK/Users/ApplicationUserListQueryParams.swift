/// Which users of the application to list.
open class ApplicationUserListQueryParams: NSObject {
    /// How many users a page holds, 1 to 100. Default: 20.
    open var limit: UInt = 20
    /// Only these users; nil for everyone.
    open var userIdsFilter: [String]?
    /// Only users whose nickname begins so, case ignored; nil for everyone.
    open var nicknameStartsWithFilter: String?

    /// Lists everyone.
    public override init() {}

    /// Lists what the builder asks for.
    public convenience init(builder: (ApplicationUserListQueryParams) -> Void) {
        self.init()
        builder(self)
    }
}
