internal import ChatTransport
internal import ChatWire

/// Which pages of other places may call from a browser (the CORS protocol of the Fetch standard, section 3.3).
struct CrossOrigin: Sendable {
    private let origins: Set<String>

    init(_ origins: [String]) { self.origins = Set(origins) }

    /// Whether a socket may be opened: a browser names the page, and whoever is no browser names none.
    func allowsSocket(from origin: String?) -> Bool {
        guard let origin, !origins.isEmpty else { return true }
        return allows(origin)
    }

    /// The fields that let a browser give an answer to its page.
    ///
    /// Credentials in the sense of the standard, cookies, are not used; so `*` would do, but naming the page keeps
    /// caches from giving one page's permission to another.
    func append(to headers: inout HTTPHeaders, origin: String?) {
        guard !origins.isEmpty else { return }
        headers.append("vary", "Origin")
        guard let origin, allows(origin) else { return }
        headers.append("access-control-allow-origin", origin)
        headers.append(
            "access-control-expose-headers",
            "X-Request-Id, Retry-After, ETag, Content-Range, Accept-Ranges, Location, Upload-Offset, "
                + "Upload-Complete, Upload-Length, Upload-Limit")
    }

    /// The answer's fields to the question that a browser asks before a request; nil when it is none.
    func preflight(_ head: HTTPRequestHead) -> HTTPHeaders? {
        guard head.method == "OPTIONS", head.headers["access-control-request-method"] != nil,
            let origin = head.headers["origin"], allows(origin)
        else { return nil }
        return [
            "access-control-allow-methods": "GET, HEAD, POST, PUT, PATCH, DELETE",
            // An API token does not belong into a browser.
            "access-control-allow-headers": "Content-Type, \(WireProtocol.sessionKeyHeader), Range, If-None-Match, "
                + "Upload-Offset, Upload-Complete, Upload-Length",
            "access-control-max-age": "7200",
        ]
    }

    private func allows(_ origin: String) -> Bool {
        origins.contains("*") || origins.contains(origin.lowercased())
    }
}
