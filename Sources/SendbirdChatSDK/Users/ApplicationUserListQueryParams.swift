/// Which users of the application to list.
open class ApplicationUserListQueryParams: NSObject {
    /// How many users a page holds, 1 to 100. Default: 20.
    open var limit: UInt = 20
    /// Only these users; nil for everyone.
    open var userIdsFilter: [String]?
    /// Only users whose nickname begins so, case ignored; nil for everyone.
    open var nicknameStartsWithFilter: String?

    /// Only users who have metadata under this key; nil for everyone. Set by ``setMetaDataFilter(key:values:)``.
    open private(set) var metaDataKeyFilter: String?
    /// With ``metaDataKeyFilter``: any of these values.
    open private(set) var metaDataValuesFilter: [String]?

    /// Only users who have one of these values under a metadata key; nil for everyone.
    public func setMetaDataFilter(key: String?, values: [String]?) {
        metaDataKeyFilter = key
        metaDataValuesFilter = key == nil ? nil : values
    }

    /// Lists everyone.
    public override init() {}

    /// Lists what the builder asks for.
    public convenience init(builder: (ApplicationUserListQueryParams) -> Void) {
        self.init()
        builder(self)
    }
}
