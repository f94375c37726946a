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
    /// A body that is sent piece by piece; ``body`` is nil then.
    package var upload: HTTPClientUpload?
    /// For all of it, from the call to the last byte; with an upload, for each step of it. Default 30 s.
    package var timeout = Duration.seconds(30)

    /// A GET request.
    package init(endpoint: Endpoint, target: String) {
        self.endpoint = endpoint
        self.target = target
    }
}
