/// Whether the socket is open.
public enum WebSocketConnectionState: Int, Sendable, Hashable {
    /// Being opened.
    case connecting
    /// Open, and logged in.
    case open
    /// Closed; it may be opened again by itself.
    case closed
}
