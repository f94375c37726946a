/// Which members of a channel to list.
open class MemberListQueryParams: NSObject {
    /// How many members a page holds, 1 to 100. Default: 20.
    open var limit: UInt = 20

    /// Lists everyone.
    public override init() {}

    /// Lists what the builder asks for.
    public convenience init(builder: (MemberListQueryParams) -> Void) {
        self.init()
        builder(self)
    }
}
