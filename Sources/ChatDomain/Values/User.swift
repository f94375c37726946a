public import ChatWire

/// A user as the server knows them.
public struct User: Hashable, Sendable {
    /// The store's key; 0 before the user is stored.
    public var key: Int64
    /// The application's key.
    public var applicationKey: Int64
    /// The id that the application gave the user.
    public var userID: String
    /// The name shown to others.
    public var nickname: String
    /// The address of the user's picture.
    public var profileURL: String
    /// Whether the user may log in.
    public var isActive: Bool
    /// When the user was made, in milliseconds.
    public var createdAt: Int64
    /// When the user last logged in, in milliseconds; 0 for never.
    public var lastSeenAt: Int64
    /// The number of the last change of the user's own rows.
    public var userSeq: Int64
    /// Whether a token was issued: from then on a login needs one.
    public var hasToken: Bool
    /// Whether the user joins at once where invited; else the user is asked.
    public var autoAccepts = true
    /// The application's own data about the user.
    public var metadata: [String: String]
    /// The languages that the user reads, best first, as `en` or `pt-BR`.
    public var preferredLanguages: [String] = []
    /// By what the application lets others find the user.
    public var discoveryKeys: [String] = []
    /// Whether others are not told when the user is online and was last seen.
    public var isHidden = false

    /// Makes a user.
    public init(
        key: Int64 = 0, applicationKey: Int64, userID: String, nickname: String = "", profileURL: String = "",
        isActive: Bool = true, createdAt: Int64, lastSeenAt: Int64 = 0, userSeq: Int64 = 0, hasToken: Bool = false,
        metadata: [String: String] = [:]
    ) {
        self.key = key
        self.applicationKey = applicationKey
        self.userID = userID
        self.nickname = nickname
        self.profileURL = profileURL
        self.isActive = isActive
        self.createdAt = createdAt
        self.lastSeenAt = lastSeenAt
        self.userSeq = userSeq
        self.hasToken = hasToken
        self.metadata = metadata
    }

    /// The user as others see them in channels and events.
    public var wire: WireUser {
        WireUser(userID: userID, nickname: nickname, profileURL: profileURL, isActive: isActive)
    }
}
