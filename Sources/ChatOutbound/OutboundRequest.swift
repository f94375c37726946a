/// A request that the server makes.
package struct OutboundRequest: Sendable {
    /// What happens with an answer's body that is longer than wanted.
    package enum BodyLimit: Sendable, Equatable {
        /// The call fails with ``OutboundError/tooLarge``.
        case refuse(Int)
        /// The call ends there, with what came so far.
        case cut(Int)

        var bytes: Int {
            switch self {
            case .refuse(let bytes), .cut(let bytes): bytes
            }
        }
    }

    /// Which HTTP is spoken.
    package enum Version: Sendable {
        /// What the other side offers, over TLS up to HTTP/2.
        case any
        /// HTTP/2 alone: over TLS as agreed there, else without asking.
        case two
    }

    /// The method, as `POST`.
    package var method: String
    /// Where to.
    package var url: OutboundURL
    /// Header fields, beside those of the transfer itself. Neither names nor values may hold line breaks.
    package var headers: [(name: String, value: String)]
    /// The body; nil for none.
    package var body: [UInt8]?
    /// The longest that an answer's body may be.
    package var bodyLimit = BodyLimit.refuse(65_536)
    /// How long all of it may take, in milliseconds.
    package var timeoutMilliseconds = 5_000
    /// How long connecting may take, in milliseconds.
    package var connectTimeoutMilliseconds = 3_000
    /// Which HTTP is spoken.
    package var version = Version.any

    /// Makes a request.
    package init(
        _ method: String, _ url: OutboundURL, headers: [(name: String, value: String)] = [], body: [UInt8]? = nil
    ) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
    }
}
