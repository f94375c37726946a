/// Why a connection could not be made or was lost.
package enum TransportError: Error, Hashable, Sendable {
    /// A system call failed; the number is errno's.
    case system(Int32)
    /// The name has no address.
    case unresolved
    /// It took too long.
    case timedOut
    /// The caller gave up.
    case cancelled
    /// The peer closed before it was done.
    case closedByPeer
    /// The peer broke HTTP or WebSocket.
    case protocolBroken(String)
    /// The peer answered an upgrade with this status.
    case refused(status: Int)
    /// TLS failed: certificate, name or version.
    case tls(String)
}
