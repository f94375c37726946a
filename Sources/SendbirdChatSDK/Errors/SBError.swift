internal import ChatWire

/// Why a call failed.
///
/// `code` is one of the documented numbers (``ChatError``), also for codes that
/// a newer server sends and this version has no case for.
// Unchecked: NSError is immutable, and this class adds nothing that changes.
open class SBError: NSError, @unchecked Sendable {
    /// The domain of every error of this SDK.
    public static let chatErrorDomain = "com.sendbird.chat"

    /// The key in `userInfo` of the seconds to wait before the call can succeed.
    public static let retryAfterKey = "retry_after"

    /// Makes an error from a number and a sentence.
    public init(code: Int, message: String, userInfo: [String: Any] = [:]) {
        var userInfo = userInfo
        userInfo[NSLocalizedDescriptionKey] = message
        super.init(domain: Self.chatErrorDomain, code: code, userInfo: userInfo)
    }

    /// Reads an archived error.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The case of this error's number; ``ChatError/unknownError`` for a number without one.
    public var errorCode: ChatError { ChatError(rawValue: code) ?? .unknownError }

    convenience init(_ refusal: WireError) {
        var userInfo: [String: Any] = [:]
        if let wait = refusal.retryAfterMilliseconds {
            userInfo[Self.retryAfterKey] = Double(wait) / 1_000
        }
        self.init(code: refusal.code.rawValue, message: refusal.message, userInfo: userInfo)
    }
}
