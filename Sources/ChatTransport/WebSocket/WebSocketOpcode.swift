/// What a frame carries (RFC 6455 section 5.2).
package enum WebSocketOpcode: UInt8, Sendable {
    /// The next piece of a fragmented message.
    case continuation = 0x0
    /// UTF-8 text.
    case text = 0x1
    /// Bytes.
    case binary = 0x2
    /// The closing handshake.
    case close = 0x8
    /// A question whether the peer is there.
    case ping = 0x9
    /// The answer to a ping.
    case pong = 0xA

    /// Whether frames of this kind may come between the fragments of a message.
    var isControl: Bool { rawValue & 0x8 != 0 }
}
