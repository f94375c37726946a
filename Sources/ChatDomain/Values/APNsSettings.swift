/// How an application notifies by Apple's push service, with a key for provider tokens.
public struct APNsSettings: Hashable, Sendable, Codable {
    /// The key, a file `.p8` in PEM.
    public var key: String
    /// The key's ten characters.
    public var keyID: String
    /// The team's ten characters.
    public var teamID: String
    /// The app's bundle identifier: the topic.
    public var bundleID: String
    /// Whether it is for what comes from the App Store; else for what is being developed.
    public var isProduction: Bool
    /// Whether the app's badge shows the number of unread messages.
    public var hasBadge: Bool
    /// Whether the app is woken as well.
    public var wakes: Bool
    /// Whether an extension of the app may change the notification.
    public var isMutable: Bool
    /// The sound; that of a user's own settings goes before it.
    public var sound: String
    /// The category whose actions are offered; empty for none.
    public var category: String

    /// Settings.
    public init(
        key: String, keyID: String, teamID: String, bundleID: String, isProduction: Bool, hasBadge: Bool = true,
        wakes: Bool = false, isMutable: Bool = true, sound: String = "default", category: String = ""
    ) {
        self.key = key
        self.keyID = keyID
        self.teamID = teamID
        self.bundleID = bundleID
        self.isProduction = isProduction
        self.hasBadge = hasBadge
        self.wakes = wakes
        self.isMutable = isMutable
        self.sound = sound
        self.category = category
    }
}
