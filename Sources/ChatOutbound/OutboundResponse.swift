/// What was answered.
package struct OutboundResponse: Sendable, Equatable {
    /// The status.
    package var status: Int
    /// The header field `Content-Type`.
    package var contentType: String?
    /// Where the answer sends the caller on to, made absolute; nothing goes there by itself.
    package var redirection: String?
    /// The seconds of `Retry-After`; nil where it is missing.
    package var retryAfterSeconds: Int64?
    /// The body.
    package var body: [UInt8]
    /// Whether the body was longer and was cut.
    package var isCut = false
    /// 1 or 2: the version of HTTP that was spoken.
    package var majorVersion = 1
}
