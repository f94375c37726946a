/// Which of the users whom the current user blocks to list.
open class BlockedUserListQueryParams: NSObject {
    /// How many users a page holds, 1 to 100. Default: 20.
    open var limit: UInt = 20
    /// Only these users; empty for all.
    open var userIdsFilter: [String] = []

    /// Lists all.
    public override init() {}

    /// Lists what the builder asks for.
    public convenience init(builder: (BlockedUserListQueryParams) -> Void) {
        self.init()
        builder(self)
    }
}
