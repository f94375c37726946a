/// How a ``WebSocketClient`` connects.
package struct WebSocketClientConfiguration: Sendable {
    /// Where to.
    package var endpoint: Endpoint
    /// The path with its query. Default `/`.
    package var target = "/"
    /// The subprotocols to offer, best first. When there are any, the server must choose one.
    package var subprotocols: [String] = []
    /// Further fields of the upgrade request.
    package var headers = HTTPHeaders()
    /// For name, TCP, TLS and upgrade together. Default 10 s.
    package var connectTimeout = Duration.seconds(10)
    /// How long the server may take to answer a close. Default 3 s.
    package var closeTimeout = Duration.seconds(3)
    /// The longest message taken. Default 4 MiB; past it the connection is closed with 1009.
    package var messageBytesMax = 4 << 20
    /// The most bytes that may wait to be sent. Default 4 MiB; past it the connection is lost.
    package var outgoingBytesMax = 4 << 20
    /// Whom to trust when the endpoint is secure.
    package var trust = TLSTrust.system

    /// A configuration with the defaults.
    package init(endpoint: Endpoint) { self.endpoint = endpoint }
}
