import SendbirdChatSDK

// Guide: Migrating.

/// The two places of an app that change: where the server is.
@MainActor
enum Migrated {
    /// Connects to a server of one's own, by the call that names it.
    static func connect(
        userId: String, token: String, completion: @escaping (User?, SBError?) -> Void
    ) {
        SendbirdChat.connect(
            userId: userId, authToken: token, apiHost: "https://chat.example.org", wsHost: "wss://chat.example.org",
            completionHandler: completion)
    }
}
