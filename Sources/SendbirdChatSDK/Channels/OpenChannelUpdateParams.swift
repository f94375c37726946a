internal import ChatWire

/// What changes about an open channel. Fields that are nil stay as they are.
open class OpenChannelUpdateParams: NSObject {
    /// The name.
    open var name: String?
    /// The address of the cover picture.
    open var coverURL: String?
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

    /// Makes parameters.
    public init(
        name: String? = nil, coverURL: String? = nil, data: String? = nil,
        operatorUserIds: [String]? = nil, customType: String? = nil
    ) {
        self.name = name
        self.coverURL = coverURL
        self.data = data
        self.operatorUserIds = operatorUserIds
        self.customType = customType
    }

    /// A cover picture as bytes.
    @available(*, unavailable, message: "The server takes no uploads yet; set coverURL.")
    public var coverImage: Data? {
        get { nil }
        set {}
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
