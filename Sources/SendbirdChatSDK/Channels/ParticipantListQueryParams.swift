/// Which of the users who are in an open channel to list.
open class ParticipantListQueryParams: NSObject {
    /// How many users a page holds, 1 to 100. Default: 20.
    open var limit: UInt = 20

    /// Lists everyone.
    public override init() {}

    /// Lists what the builder asks for.
    public convenience init(builder: (ParticipantListQueryParams) -> Void) {
        self.init()
        builder(self)
    }
}
