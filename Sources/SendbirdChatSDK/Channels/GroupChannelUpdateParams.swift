/// What changes about a group channel. Fields that are nil stay as they are.
open class GroupChannelUpdateParams: NSObject {
    /// The new name.
    open var name: String?
    /// The address of the new cover picture.
    open var coverURL: String?
    /// A picture as bytes, which is uploaded first; ``coverURL`` is passed over then.
    open var coverImage: Data?
    /// The new custom type.
    open var customType: String?
    /// The new data.
    open var data: String?

    /// Changes nothing until a field is set.
    public override init() {}

    /// Changes what the builder sets.
    public convenience init(builder: (GroupChannelUpdateParams) -> Void) {
        self.init()
        builder(self)
    }

    var wire: ChannelUpdate {
        ChannelUpdate(name: name, coverURL: coverURL, customType: customType, data: data)
    }
}
