/// Which banned users of a channel to list.
open class BannedUserListQueryParams: NSObject {
    /// How many users a page holds, 1 to 100. Default: 20.
    open var limit: UInt = 20

    /// Lists all.
    public override init() {}

    /// Lists what the builder asks for.
    public convenience init(builder: (BannedUserListQueryParams) -> Void) {
        self.init()
        builder(self)
    }
}
