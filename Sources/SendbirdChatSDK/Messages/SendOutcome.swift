internal import ChatWire

/// What the end of a sending means for the message.
enum SendOutcome {
    /// Whether a user may send a message again that failed for this reason, as documented: not when a rule refused it.
    static func isResendable(_ code: Int) -> Bool {
        switch ErrorCode(rawValue: code) {
        case .connectionRequired, .networkError, .ackTimeout, .webSocketConnectionClosed, .webSocketConnectionFailed,
            .fileUploadCanceled, .fileUploadTimeout, .internalServerError, .rateLimitExceeded, .socketTooManyMessages,
            .pendingError, .requestFailed, .serviceUnavailable, .socketLoginRequired, .unknownError:
            true
        default: false
        }
    }

    /// Whether the engine itself sends again after a wait: the server said that waiting helps.
    static func isRetriedByItself(_ error: WireError) -> Bool {
        switch error.code {
        case .rateLimitExceeded, .socketTooManyMessages, .serviceUnavailable: error.retryAfterMilliseconds != nil
        default: false
        }
    }
}
