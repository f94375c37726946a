/// What the engine needs of a network: sockets that carry text, and HTTP calls.
///
/// Calls return at once. Events come from any thread, in order for each socket,
/// and none after the one that ends it.
protocol ClientNetwork: Sendable {
    /// Opens a WebSocket. `events` hears of it until it is closed.
    func open(_ socket: SocketID, request: SocketRequest, events: @escaping @Sendable (SocketEvent) -> Void)
    /// Sends one text message; passed over when the socket is not open.
    func send(_ text: [UInt8], on socket: SocketID)
    /// Closes a socket; nothing more is heard of it.
    func close(_ socket: SocketID, code: UInt16)
    /// Makes an HTTP call. `answer` hears of it exactly once.
    func perform(_ call: HTTPCall, answer: @escaping @Sendable (HTTPAnswer) -> Void)
    /// Uploads a file. `events` hears of its progress, then of the answer, exactly once.
    func upload(_ id: CallID, _ call: UploadCall, events: @escaping @Sendable (UploadEvent) -> Void)
    /// Stops an upload; its answer may still come.
    func cancelUpload(_ id: CallID)
}

/// The number of a socket, unlike any other of this client.
typealias SocketID = Int64

/// A socket to open.
struct SocketRequest: Sendable, Hashable {
    /// `ws://` or `wss://`, with host, port and path.
    var url: String
    /// The WebSocket subprotocol (RFC 6455, section 1.9).
    var subprotocol: String
    /// The largest message taken, in bytes.
    var messageBytes: Int
}

/// What happens on a socket.
enum SocketEvent: Sendable, Hashable {
    case opened
    case text([UInt8])
    /// The socket has ended: by the other side with a code, or, without one, by a fault of the network.
    case closed(code: UInt16?, reason: String)
}

/// An HTTP call.
struct HTTPCall: Sendable, Hashable {
    var method: String
    /// `http://` or `https://`, with everything.
    var url: String
    var headers: [String: String]
    /// JSON; nil for none.
    var body: [UInt8]?
    /// Milliseconds until it counts as failed.
    var timeout: Int64
}

/// What happens to an upload.
enum UploadEvent: Sendable, Hashable {
    /// So many bytes of so many have left.
    case progress(sent: Int64, total: Int64)
    case answered(HTTPAnswer)
}

/// What an HTTP call came to.
enum HTTPAnswer: Sendable, Hashable {
    case response(status: Int, body: [UInt8])
    /// The network failed, and why, for the log.
    case failed(String)
}
