/// Which end of a connection one is. Clients mask what they send, servers do
/// not, and each refuses the other's kind (RFC 6455 section 5.1).
package enum WebSocketRole: Sendable {
    /// The end that opened the connection.
    case client
    /// The end that accepted it.
    case server
}
