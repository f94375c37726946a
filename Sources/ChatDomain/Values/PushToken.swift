public import ChatWire

/// A device that notifications go to. Within an application it belongs to one user at a time.
public struct PushToken: Hashable, Sendable {
    /// The application's key.
    public var applicationKey: Int64
    /// Whose device it is.
    public var userKey: Int64
    /// Whose push service it belongs to.
    public var type: PushTokenType
    /// What the push service calls the device.
    public var token: String
    /// The hash of the key of the session that registered it, which ends it when it logs out; empty where the
    /// application did.
    public var sessionHash: [UInt8]
    /// When it was registered, in milliseconds since 1970.
    public var createdAt: Int64

    /// Makes a token.
    public init(
        applicationKey: Int64, userKey: Int64, type: PushTokenType, token: String, sessionHash: [UInt8] = [],
        createdAt: Int64
    ) {
        self.applicationKey = applicationKey
        self.userKey = userKey
        self.type = type
        self.token = token
        self.sessionHash = sessionHash
        self.createdAt = createdAt
    }
}
