/// The names that client and server agree on before the first frame.
///
/// The whole protocol is told in `Docs/protocol.md`.
public enum WireProtocol {
    /// The version that both sides announce at login. A server reads at least
    /// the major version before its own.
    public static let version = 1

    /// The WebSocket subprotocol (RFC 6455, section 1.9) that a client asks for.
    public static let subprotocol = "roost.v1"

    /// The path that is upgraded to a WebSocket.
    public static let socketPath = "/v3/socket"

    /// What the paths of files that the server keeps begin with; the file's id and its name follow.
    public static let filePath = "/v3/files/"

    /// The query field of a file's address that carries ``Login/Result/fileKey``.
    public static let fileKeyField = "auth"

    /// The HTTP header that carries a session's key on REST calls.
    public static let sessionKeyHeader = "Session-Key"

    /// The HTTP header that carries an application's API token.
    public static let apiTokenHeader = "Api-Token"
}
