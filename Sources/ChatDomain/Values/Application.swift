/// An application: a world of users and channels of its own.
public struct Application: Hashable, Sendable {
    /// The store's key.
    public var key: Int64
    /// The id that clients name.
    public var applicationID: String
    /// Whether a user needs a token to log in.
    public var requiresToken: Bool
    /// Whether a login with an unknown user id makes the user.
    public var createsUsersAtLogin: Bool

    /// Whether whoever is in an open channel may change and delete it, or its operators only.
    public var participantsMayChange: Bool

    /// Makes an application; by default users need no token and are made at their first login, and participants may
    /// change open channels.
    public init(
        key: Int64, applicationID: String, requiresToken: Bool = false, createsUsersAtLogin: Bool = true,
        participantsMayChange: Bool = true
    ) {
        self.key = key
        self.applicationID = applicationID
        self.requiresToken = requiresToken
        self.createsUsersAtLogin = createsUsersAtLogin
        self.participantsMayChange = participantsMayChange
    }
}
