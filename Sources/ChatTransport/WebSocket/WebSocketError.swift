/// Why a peer's frames were refused: the close code to answer with, and the rule.
package struct WebSocketError: Error, Equatable, Sendable {
    /// The code to close with.
    package let code: WebSocketCloseCode
    /// The broken rule. Holds nothing of what was sent.
    package let reason: String

    static func broken(_ reason: String) -> WebSocketError {
        WebSocketError(code: .protocolError, reason: reason)
    }
    static let tooBig = WebSocketError(code: .messageTooBig, reason: "the message is too big")
    static let invalidText = WebSocketError(code: .invalidPayload, reason: "the text is not UTF-8")
}
