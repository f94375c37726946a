internal import ChatWire

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
    /// Who is an operator from now on, of the members; the others are none any more. As an operator.
    open var operatorUserIds: [String]?

    /// The code that joining and accepting need from now on; empty for none any more. As an operator.
    open var accessCode: String?

    /// Unavailable: a public channel is found.
    @available(*, unavailable, message: "A public channel is found; make it private to hide it.")
    open var isDiscoverable: Bool {
        get { true }
        set {}
    }

    /// Unavailable: how long messages stand is the application's rule.
    @available(*, unavailable, message: "How long messages stand is the application's retention rule.")
    open var messageSurvivalSeconds: Int {
        get { -1 }
        set {}
    }

    private var publicity: Bool?
    private var distinctness: Bool?

    /// Changes nothing until a field is set.
    public override init() {}

    /// Changes what the builder sets.
    public convenience init(builder: (GroupChannelUpdateParams) -> Void) {
        self.init()
        builder(self)
    }

    /// Whether anyone may find and join the channel; stays as it is until it is set. As an operator.
    open var isPublic: Bool {
        get { publicity ?? false }
        set { publicity = newValue }
    }

    /// Whether the same set of members always gets this channel; stays as it is until it is set.
    open var isDistinct: Bool {
        get { distinctness ?? false }
        set { distinctness = newValue }
    }

    /// Sets who is an operator from now on.
    public func setOperators(_ operators: [User]) { operatorUserIds = operators.map(\.userId) }

    var wire: ChannelUpdate {
        ChannelUpdate(
            name: name, coverURL: coverURL, customType: customType, data: data, isPublic: publicity,
            isDistinct: distinctness, operatorIDs: operatorUserIds, accessCode: accessCode)
    }
}
