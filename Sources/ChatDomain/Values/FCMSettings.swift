/// How an application notifies by Firebase Cloud Messaging, with a service account.
public struct FCMSettings: Hashable, Sendable, Codable {
    /// The project's id.
    public var projectID: String
    /// The service account's address.
    public var clientEmail: String
    /// The service account's key, in PEM.
    public var privateKey: String
    /// Where access tokens are given.
    public var tokenURL: String
    /// The sound; that of a user's own settings goes before it.
    public var sound: String

    /// Settings.
    public init(projectID: String, clientEmail: String, privateKey: String, tokenURL: String, sound: String) {
        self.projectID = projectID
        self.clientEmail = clientEmail
        self.privateKey = privateKey
        self.tokenURL = tokenURL
        self.sound = sound
    }
}
