/// What the engine does to the world.
enum Effect: Sendable, Hashable {
    case openSocket(SocketID, SocketRequest)
    case send(SocketID, [UInt8])
    case closeSocket(SocketID, code: UInt16)
    case call(CallID, HTTPCall)
    case upload(CallID, UploadCall)
    /// Nothing more is heard of an upload.
    case cancelCall(CallID)
}

/// What comes out of a turn.
struct TurnResult: Sendable, Hashable {
    /// What to do, in order.
    var effects: [Effect] = []
    /// What to tell the main actor, in order.
    var deliveries: [Delivery] = []
    /// When the engine wants to be called again at the latest, by uptime.
    var wakeAt: Int64?
}
