package import ChatWire

/// How a ``ChatService`` behaves.
package struct ServiceConfiguration: Sendable {
    /// The limits, told to every client at login.
    package var limits = Limits.standard
    /// The program that makes thumbnails in a process of its own, as `roost picture`; nil for none.
    package var pictureProgram: String?
    /// How long an upload may wait to be sent, in milliseconds; then it is deleted. Default: a day.
    package var unsentFileLifetimeMilliseconds: Int64 = 86_400_000
    /// The version told at login.
    package var serverVersion = "0.1.0"
    /// How often clients are asked to ping, in milliseconds.
    package var heartbeatMilliseconds: Int64 = 15_000
    /// After how long a silent connection is closed by the edge, in milliseconds; told at login.
    package var idleTimeoutMilliseconds: Int64 = 45_000
    /// How long a session lives, in milliseconds. Default: a day.
    package var sessionLifetimeMilliseconds: Int64 = 86_400_000
    /// How others are called: webhooks, push services, linked pages.
    package var outbound = OutboundSettings()
    /// How often a user may ask, by what for. Default: as often as one likes; a ``ServerConfiguration`` begins with
    /// ``RateLimits/standard``.
    package var rates = RateLimits.unlimited
    /// How many threads read. Default: 2.
    package var readerCount = 2
    /// How many requests may wait for the writer, and for the readers; more are refused with 503000. Default: 20,000.
    package var waitingRequestsMost = 20_000
    /// How many writes share one commit at the most. Default: 256.
    package var batchMost = 256
    /// How many channels, and users, the writer keeps in memory; past it all are read anew. Default: 50,000.
    package var cachedRowsMost = 50_000
    /// Whether the database is copied before its schema is changed. Default: true.
    package var backsUpBeforeMigration = true
    /// How long a write may take before the service counts as stalled. Default: 10 s.
    package var stallTimeout = Duration.seconds(10)
    /// With less room on the disk uploads are refused, and the service is not ready. Default: 256 MiB.
    package var diskReserveBytes: Int64 = 268_435_456

    /// The most bytes of an uploaded file. Default: 25 MiB.
    package var uploadBytesMost: Int {
        get { limits.uploadBytes }
        set { limits.uploadBytes = newValue }
    }

    /// The defaults.
    package init() {}
}
