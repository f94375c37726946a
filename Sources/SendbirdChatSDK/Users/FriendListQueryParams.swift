/// Unavailable: the server keeps no lists of friends.
@available(*, unavailable, message: "The server keeps no lists of friends; use channels and blocking.")
open class FriendListQueryParams: NSObject {
    /// How many users a page holds.
    open var limit: UInt = 20

    /// Lists all.
    public override init() {}

    /// Lists what the builder asks for.
    public convenience init(builder: (FriendListQueryParams) -> Void) {
        self.init()
        builder(self)
    }
}
