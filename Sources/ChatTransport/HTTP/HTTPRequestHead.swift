/// A request line with its header fields.
package struct HTTPRequestHead: Sendable, Equatable {
    /// The method as sent; methods are case-sensitive.
    package let method: String
    /// The target in origin form: an absolute path with its query, or `*`.
    package let target: String
    /// The minor version: 0 or 1.
    package let minorVersion: Int
    /// The fields.
    package let headers: HTTPHeaders
    /// Whether the connection may serve another request after this one (RFC 9112 section 9.3).
    package let keepsAlive: Bool
    /// Whether the client waits for a 100 before it sends the body.
    package let expectsContinue: Bool

    /// The path, still percent-encoded.
    package var path: Substring { target.prefix { $0 != "?" } }

    /// What follows the question mark, still percent-encoded. Nil when there is none.
    package var query: Substring? {
        guard let mark = target.firstIndex(of: "?") else { return nil }
        return target[target.index(after: mark)...]
    }

    /// The head as it is without a path's beginning that a proxy puts there; the same where it is not there.
    package func withoutPrefix(_ prefix: String) -> HTTPRequestHead {
        guard !prefix.isEmpty, target.hasPrefix(prefix) else { return self }
        let rest = target.dropFirst(prefix.count)
        let isWhole = rest.isEmpty || rest.hasPrefix("/") || rest.hasPrefix("?")
        guard isWhole else { return self }
        return HTTPRequestHead(
            method: method, target: rest.hasPrefix("/") ? String(rest) : "/" + rest, minorVersion: minorVersion,
            headers: headers, keepsAlive: keepsAlive, expectsContinue: expectsContinue)
    }
}
