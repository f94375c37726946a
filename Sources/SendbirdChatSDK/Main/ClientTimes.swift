/// The times that the SDK keeps to, in milliseconds.
struct ClientTimes: Hashable, Sendable {
    /// How long opening the connection and logging in may take.
    var connection: Int64 = 10_000
    /// How long a reply may take.
    var response: Int64 = 10_000
    /// The least time between two signs of typing.
    var typingThrottle: Int64 = 1_000
    /// After how long a typist who gives no sign is dropped.
    var typingInvalidation: Int64 = 10_000
    /// How long messages are gathered before it is told that they were delivered.
    var deliveryGathering: Int64 = 300
    /// The wait before the first attempt to reconnect; doubled with each one.
    var firstRetry: Int64 = 500
    /// The longest wait between two attempts.
    var longestRetry: Int64 = 20_000
    /// How long a pending message may wait for a connection, as documented: three days.
    var pendingLifetime: Int64 = 3 * 24 * 60 * 60 * 1_000
    /// How long an app may take to give a new token.
    var tokenRefresh: Int64 = 60_000
}
