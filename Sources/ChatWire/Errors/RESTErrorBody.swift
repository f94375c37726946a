/// The body of a failed REST call: `{"error": true, "code": 400201, "message": "…"}`, as documented.
public struct RESTErrorBody: Hashable, Sendable, Codable {
    /// Always true.
    public var error: Bool
    /// The code.
    public var code: ErrorCode
    /// The sentence.
    public var message: String
    /// Milliseconds to wait, where waiting helps.
    public var retryAfterMilliseconds: Int64?

    /// Makes the body for a refusal.
    public init(_ refusal: WireError) {
        error = true
        code = refusal.code
        message = refusal.message
        retryAfterMilliseconds = refusal.retryAfterMilliseconds
    }

    /// The refusal in the body.
    public var refusal: WireError {
        WireError(code, message, retryAfterMilliseconds: retryAfterMilliseconds)
    }

    private enum CodingKeys: String, CodingKey {
        case error, code, message
        case retryAfterMilliseconds = "retry_after_ms"
    }
}
