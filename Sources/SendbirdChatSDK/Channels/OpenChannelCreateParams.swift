internal import ChatWire

/// An open channel to make.
open class OpenChannelCreateParams: NSObject {
    /// The name.
    open var name: String?
    /// The channel's address: 4 to 100 letters, digits, `_` and `-`; made by the server when nil.
    open var channelURL: String?
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
    /// The operators; the current user when nil.
    open var operatorUserIds: [String]?

    /// A channel without a name, until more is set.
    public override convenience init() {
        self.init(name: nil)
    }

    /// A channel with what the builder sets.
    public convenience init(builder: (OpenChannelCreateParams) -> Void) {
        self.init(name: nil)
        builder(self)
    }

    /// Makes parameters.
    public init(
        name: String? = nil, channelURL: String? = nil, coverURL: String? = nil, coverImage: Data? = nil,
        coverImageName: String? = nil, data: String? = nil, operatorUserIds: [String]? = nil,
        customType: String? = nil
    ) {
        self.name = name
        self.coverImage = coverImage
        self.coverImageName = coverImageName
        self.channelURL = channelURL
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
        wire.channelURL = channelURL
        wire.coverURL = coverURL
        wire.data = data
        wire.customType = customType
        wire.operatorIDs = operatorUserIds
        return wire
    }
}
