/// A request for ``HTTPClient``.
package struct HTTPClientRequest: Sendable {
    /// Where to.
    package var endpoint: Endpoint
    /// The method. Default GET.
    package var method = "GET"
    /// The path with its query, percent-encoded.
    package var target: String
    /// Further fields.
    package var headers = HTTPHeaders()
    /// The body, if there is one.
    package var body: [UInt8]?
    /// For all of it, from the call to the last byte. Default 30 s.
    package var timeout = Duration.seconds(30)

    /// A GET request.
    package init(endpoint: Endpoint, target: String) {
        self.endpoint = endpoint
        self.target = target
    }
}
