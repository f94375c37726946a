internal import ChatWire

/// What changes about an open channel. Fields that are nil stay as they are.
open class OpenChannelUpdateParams: NSObject {
    /// The name.
    open var name: String?
    /// The address of the cover picture.
    open var coverURL: String?
    /// A picture as bytes, which is uploaded first; ``coverURL`` is passed over then.
    open var coverImage: Data?
    /// The name of that picture; nothing is made of it, as pictures are told by address. Default: none.
    open var coverImageName: String?
    /// The application's own data.
    open var data: String?
    /// The application's own kind.
    open var customType: String?
    /// The new operators, in place of those before; as an operator.
    open var operatorUserIds: [String]?

    /// Changes nothing until a field is set.
    public override convenience init() {
        self.init(name: nil)
    }

    /// Changes what the builder sets.
    public convenience init(builder: (OpenChannelUpdateParams) -> Void) {
        self.init(name: nil)
        builder(self)
    }

    /// Makes parameters.
    public init(
        name: String? = nil, coverURL: String? = nil, coverImage: Data? = nil,
        coverImageName: String? = nil, data: String? = nil, operatorUserIds: [String]? = nil,
        customType: String? = nil
    ) {
        self.name = name
        self.coverImage = coverImage
        self.coverImageName = coverImageName
        self.coverURL = coverURL
        self.data = data
        self.operatorUserIds = operatorUserIds
        self.customType = customType
    }

    /// Sets the operators.
    public func setOperators(_ operators: [User]) { operatorUserIds = operators.map(\.userId) }

    var wire: OpenChannelParams {
        var wire = OpenChannelParams()
        wire.name = name
        wire.coverURL = coverURL
        wire.data = data
        wire.customType = customType
        wire.operatorIDs = operatorUserIds
        return wire
    }
}
