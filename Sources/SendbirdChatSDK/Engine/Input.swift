/// What comes into the engine.
enum Input: Sendable {
    /// The app asks for something.
    case command(Command, CompletionID?)
    /// Something happened on a socket.
    case socket(SocketID, SocketEvent)
    /// An HTTP call was answered.
    case answer(CallID, HTTPAnswer)
    /// Some bytes of an upload have left.
    case uploadProgress(CallID, sent: Int64, total: Int64)
    /// Time passed.
    case tick
}

/// The number of an HTTP call.
typealias CallID = Int64
