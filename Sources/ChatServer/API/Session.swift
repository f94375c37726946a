/// A user's login: what a connection or a REST call with a session key speaks for.
package struct Session: Hashable, Sendable {
    /// The store's key of the user: what ``Delivery`` names receivers by. Unique across applications.
    package let userKey: Int64
    /// The user's id.
    package let userID: String
    /// The store's key of the application.
    package let applicationKey: Int64
    /// The application's id.
    package let applicationID: String
    /// When it ends, in milliseconds since 1970: the edge closes its connections then.
    package let expiresAt: Int64
    /// The hash of its key: by it the devices that it registered are found.
    package var keyHash: [UInt8] = []
}
