/// Why a peer's HTTP bytes were refused, with the status a server answers.
///
/// The reason names the rule and holds nothing of what was sent, so it may be
/// logged and returned.
package struct HTTPError: Error, Equatable, Sendable {
    /// The status code (RFC 9110 section 15) that tells the peer.
    package let status: Int
    /// The broken rule, for people.
    package let reason: String

    /// An error with a status and the rule that was broken.
    package init(status: Int, reason: String) {
        self.status = status
        self.reason = reason
    }

    static func malformed(_ reason: String) -> HTTPError { HTTPError(status: 400, reason: reason) }
    static let bodyTooLarge = HTTPError(status: 413, reason: "the body is too large")
    static let targetTooLong = HTTPError(status: 414, reason: "the request line is too long")
    static let expectationFailed = HTTPError(status: 417, reason: "the expectation is not supported")
    static let headersTooLarge = HTTPError(status: 431, reason: "the header fields are too large")
    static let codingNotSupported = HTTPError(status: 501, reason: "the transfer coding is not supported")
    static let versionNotSupported = HTTPError(status: 505, reason: "the HTTP version is not supported")
    static let truncated = HTTPError.malformed("the message ended early")
}
