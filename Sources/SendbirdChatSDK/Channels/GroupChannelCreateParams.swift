internal import ChatWire

/// A group channel to make.
open class GroupChannelCreateParams: NSObject {
    /// The name; none by default.
    open var name: String?
    /// The channel's address: 4 to 100 letters, digits, `_` and `-`; made by the server when nil.
    open var channelURL: String?
    /// The address of the cover picture.
    open var coverURL: String?
    /// A picture as bytes, which is uploaded first; ``coverURL`` is passed over then.
    open var coverImage: Data?
    /// The application's own kind.
    open var customType: String?
    /// The application's own data.
    open var data: String?
    /// The members; they join at once. The current user is one, listed or not.
    open var userIds: [String]?
    /// Operators among them; the current user is one.
    open var operatorUserIds: [String]?
    /// Whether the same set of members always gets the same channel. Default: false.
    open var isDistinct: Bool = false
    /// Whether anyone may find and join it. Default: false.
    open var isPublic: Bool = false
    /// Whether it is a supergroup. Default: false.
    open var isSuper: Bool = false
    /// Whether only operators send; makes a supergroup. Default: false.
    open var isBroadcast: Bool = false

    /// Whether only what operators send counts; makes a supergroup. Default: false.
    open var isExclusive: Bool = false
    /// Whether what is said is told and not kept. Default: false.
    open var isEphemeral: Bool = false
    /// The code that joining and accepting will need; nil for none. Default: none.
    open var accessCode: String?

    /// Unavailable: a public channel is found.
    @available(*, unavailable, message: "A public channel is found; make it private to hide it.")
    open var isDiscoverable: Bool {
        get { true }
        set {}
    }

    /// Unavailable: ids that nobody has are passed over.
    @available(*, unavailable, message: "Ids that no user has are passed over; only a back end may be strict.")
    open var isStrict: Bool {
        get { false }
        set {}
    }

    /// Unavailable: how long messages stand is the application's rule.
    @available(*, unavailable, message: "How long messages stand is the application's retention rule.")
    open var messageSurvivalSeconds: Int {
        get { -1 }
        set {}
    }

    /// A private channel of the current user alone, until more is set.
    public override init() {}

    /// A private channel, with what the builder sets.
    public convenience init(builder: (GroupChannelCreateParams) -> Void) {
        self.init()
        builder(self)
    }

    /// Adds a member.
    public func addUser(_ user: User) { addUserId(user.userId) }

    /// Adds members.
    public func addUsers(_ users: [User]) { addUserIds(users.map(\.userId)) }

    /// Adds a member.
    public func addUserId(_ userId: String) { addUserIds([userId]) }

    /// Adds members.
    public func addUserIds(_ userIds: [String]) {
        let known = Set(self.userIds ?? [])
        self.userIds = (self.userIds ?? []) + userIds.filter { !known.contains($0) }
    }

    /// Sets the operators.
    public func setOperators(_ operators: [User]) { operatorUserIds = operators.map(\.userId) }

    var wire: CreateChannelParams {
        var wire = CreateChannelParams(userIDs: userIds ?? [])
        wire.operatorIDs = operatorUserIds
        wire.name = name
        wire.channelURL = channelURL
        wire.coverURL = coverURL
        wire.customType = customType
        wire.data = data
        wire.isDistinct = isDistinct
        wire.isPublic = isPublic
        wire.isSuper = isSuper
        wire.isBroadcast = isBroadcast
        wire.isExclusive = isExclusive ? true : nil
        wire.isEphemeral = isEphemeral ? true : nil
        wire.accessCode = accessCode
        return wire
    }
}
