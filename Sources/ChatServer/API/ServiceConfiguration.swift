package import ChatWire

/// How a ``ChatService`` behaves.
package struct ServiceConfiguration: Sendable {
    /// The limits, told to every client at login.
    package var limits = Limits.standard
    /// The version told at login.
    package var serverVersion = "0.1.0"
    /// How often clients are asked to ping, in milliseconds.
    package var heartbeatMilliseconds: Int64 = 15_000
    /// After how long a silent connection is closed by the edge, in milliseconds; told at login.
    package var idleTimeoutMilliseconds: Int64 = 45_000
    /// How long a session lives, in milliseconds. Default: a day.
    package var sessionLifetimeMilliseconds: Int64 = 86_400_000
    /// How many threads read. Default: 2.
    package var readerCount = 2
    /// How many requests may wait for the writer, and for the readers; more are refused with 503000. Default: 20,000.
    package var waitingRequestsMost = 20_000

    /// The defaults.
    package init() {}
}
