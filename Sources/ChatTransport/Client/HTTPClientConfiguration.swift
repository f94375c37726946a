/// Limits of an ``HTTPClient``.
package struct HTTPClientConfiguration: Sendable {
    /// The most connections to one endpoint at a time; further requests wait. Default 6.
    package var connectionsPerEndpointMax = 6
    /// How long an unused connection is kept. Default 30 s, under the server's own limit.
    package var idleTimeout = Duration.seconds(30)
    /// For name, TCP and TLS. Default 10 s.
    package var connectTimeout = Duration.seconds(10)
    /// The longest response body. Default 16 MiB.
    package var bodyBytesMax = 16 << 20
    /// Whom to trust at secure endpoints.
    package var trust = TLSTrust.system

    /// The defaults.
    package init() {}
}
