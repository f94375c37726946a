package import ChatTransport
package import ChatWire

/// How the edge treats connections. Every limit has a default and an answer for who goes past it.
package struct EdgeConfiguration: Sendable {
    /// The numeric address to listen on.
    package var address = "127.0.0.1"
    /// The port; 0 lets the system choose.
    package var port: UInt16 = 8080
    /// The number of event loops. Connections are spread over them.
    package var loopCount = 1
    /// The certificate; nil serves plain HTTP.
    package var tls: TLSContext?
    /// What a proxy puts before every path; empty for nothing.
    package var pathPrefix = ""
    /// The addresses whose word for a client's address is taken.
    package var trustedProxies: [AddressRange] = []
    /// In which header they say it.
    package var forwardedHeader = ForwardedHeader.xForwardedFor
    /// The pages that may call from a browser, as browsers name them; `*` for all. Without any, only sockets are open
    /// to pages of other places; with some, sockets are open to those alone.
    package var corsOrigins: [String] = []
    /// What `/metrics` asks for; nil for nothing.
    package var metricsToken: String?
    /// What the head of a request may be. Its body is limited by ``limits``.
    package var http = HTTPLimits()
    /// The protocol's limits: frame, body and outgoing sizes are kept to here.
    package var limits = Limits.standard
    /// How long a socket may stay without a login; then it is closed with 4005. As the protocol says, 10 s.
    package var loginTimeout = Duration.seconds(10)
    /// How long a socket may be silent; then it is closed with 4006. What login tells must be the same.
    package var idleTimeout = Duration.milliseconds(45_000)
    /// How long a request may take to arrive, from its first byte; then 408.
    package var requestTimeout = Duration.seconds(20)
    /// How long an HTTP connection may wait for its next request.
    package var keepAliveTimeout = Duration.seconds(60)
    /// The most connections of all kinds; further ones are closed at once.
    package var connectionsMax = 100_000
    /// The most sockets of one user; the oldest one goes with 4007.
    package var socketsPerUserMax = 20
    /// Requests of one socket that may be under way; reading pauses at it.
    package var requestsUnderWayMax = 64
    /// Failed logins and refused keys from one address within a minute; past it 429, or close 1008.
    package var failuresPerMinuteMax = 60
    /// How long stopping may wait for answers under way and for clients to take what waits for them.
    package var stopTimeout = Duration.seconds(5)

    /// The header in which proxies say whom they speak for.
    ///
    /// One only: a proxy that writes one of them passes the other on as the client sent it.
    package enum ForwardedHeader: String, Sendable, CaseIterable {
        /// What most proxies write.
        case xForwardedFor = "x-forwarded-for"
        /// RFC 7239.
        case forwarded
    }

    /// The defaults.
    package init() {}
}
