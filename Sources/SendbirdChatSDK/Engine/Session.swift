internal import ChatWire

/// A login that stands.
struct Session: Hashable, Sendable {
    /// The key of REST calls.
    var key: String
    /// The server's limits.
    var limits: Limits
}
