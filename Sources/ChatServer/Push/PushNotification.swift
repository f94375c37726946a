/// A notification for one user, as every push service takes it in its own words.
struct PushNotification: Sendable {
    /// The message's id: a second notification of it replaces the first.
    var messageID: Int64
    /// The channel: notifications of one stand together.
    var channelURL: String
    /// The line above; nil for none.
    var title: String?
    /// The text.
    var body: String
    /// The user's own sound; empty for that of the service's settings.
    var sound: String
    /// How many messages the user has not read.
    var unreadCount: Int64
    /// The documented object `sendbird`, in JSON.
    var payload: [UInt8]
}
