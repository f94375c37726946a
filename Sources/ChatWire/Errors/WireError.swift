/// A refusal as it travels: a code, a sentence, and how long to wait if waiting helps.
///
/// The message names what was wrong, and never holds a token or a message's text.
public struct WireError: Error, Hashable, Sendable, Codable {
    /// What kind of refusal this is.
    public var code: ErrorCode
    /// A sentence for the developer who reads the log.
    public var message: String
    /// Milliseconds to wait before the same call can succeed; nil where waiting does not help.
    public var retryAfterMilliseconds: Int64?

    /// Makes a refusal.
    public init(_ code: ErrorCode, _ message: String, retryAfterMilliseconds: Int64? = nil) {
        self.code = code
        self.message = message
        self.retryAfterMilliseconds = retryAfterMilliseconds
    }

    private enum CodingKeys: String, CodingKey {
        case code, message
        case retryAfterMilliseconds = "retry_after_ms"
    }
}

extension WireError: CustomStringConvertible {
    /// The code and the sentence.
    public var description: String { "\(code.rawValue): \(message)" }
}
