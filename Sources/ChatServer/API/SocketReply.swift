package import ChatWire

/// The answer to a request on a socket.
package struct SocketReply: Sendable {
    /// The text frame to send.
    package var bytes: [UInt8]
    /// The session, in the answer to a successful `login`.
    ///
    /// Register the connection for its user in the turn of the reply: deliveries that come later belong to it.
    package var session: Session?
    /// Why the connection is to be closed after the frame; nil to go on.
    package var close: CloseCode?
    /// The method that answered; empty where none was known. For figures and the log.
    package var operation = ""
}
