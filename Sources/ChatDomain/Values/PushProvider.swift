/// A push service as an application set it up.
public struct PushProvider: Hashable, Sendable {
    /// Whose service it is, and how it is spoken to.
    public enum Service: Hashable, Sendable {
        /// Apple's.
        case apns(APNsSettings)
        /// Google's.
        case fcm(FCMSettings)
    }

    /// Its id.
    public var id: String
    /// How it is spoken to.
    public var service: Service
    /// When it was set up, in milliseconds since 1970.
    public var createdAt: Int64

    /// A service.
    public init(id: String, service: Service, createdAt: Int64) {
        self.id = id
        self.service = service
        self.createdAt = createdAt
    }
}
