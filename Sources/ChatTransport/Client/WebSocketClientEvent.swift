/// What happens on a ``WebSocketClient``, in order.
package enum WebSocketClientEvent: Sendable, Equatable {
    /// The connection is up; at most once, before any text.
    case opened(subprotocol: String?)
    /// A message; its bytes are valid UTF-8.
    case text([UInt8])
    /// The end; exactly once, and last.
    case closed(Reason)

    /// Why a connection ended, or never began.
    package enum Reason: Sendable, Equatable {
        /// The caller closed or cancelled.
        case local
        /// The server closed, with its code.
        case remote(WebSocketCloseCode, reason: String)
        /// It could not be made, or was lost.
        case failed(TransportError)
    }
}
