/// The part of a frame before its payload (RFC 6455 section 5.2).
///
/// ```
///  byte 0    FIN RSV1 RSV2 RSV3 opcode(4)
///  byte 1    MASK length(7)
///  2 or 8    length, when the seven bits say 126 or 127
///  4         masking key, when MASK is set
/// ```
struct WebSocketFrameHeader: Equatable {
    let isFinal: Bool
    let opcode: WebSocketOpcode
    let payloadBytes: Int
    /// In network order in memory, as it came. Nil when not masked.
    let mask: [UInt8]?
    /// How many bytes the header itself took.
    let headerBytes: Int

    /// Reads a header from the front of `queue` without consuming it; nil when it is not all there.
    ///
    /// Everything the first two bytes can show is checked as soon as they are
    /// there, so that garbage is refused without waiting for more of it.
    init?(peeking queue: borrowing ByteQueue, role: WebSocketRole) throws(WebSocketError) {
        guard queue.count >= 1 else { return nil }
        let first = queue[0]
        guard first & 0x70 == 0 else { throw .broken("a reserved bit is set") }
        guard let opcode = WebSocketOpcode(rawValue: first & 0x0F) else { throw .broken("the opcode is unknown") }
        isFinal = first & 0x80 != 0
        guard !opcode.isControl || isFinal else { throw .broken("a control frame is fragmented") }
        self.opcode = opcode
        guard queue.count >= 2 else { return nil }
        let isMasked = queue[1] & 0x80 != 0
        switch role {
        case .server: guard isMasked else { throw .broken("a client's frame is not masked") }
        case .client: guard !isMasked else { throw .broken("a server's frame is masked") }
        }
        let short = Int(queue[1] & 0x7F)
        guard !opcode.isControl || short <= 125 else { throw .broken("a control frame is too long") }
        let lengthBytes = short == 126 ? 2 : short == 127 ? 8 : 0
        headerBytes = 2 + lengthBytes + (isMasked ? 4 : 0)
        guard queue.count >= headerBytes else { return nil }
        payloadBytes = try Self.length(short: short, extended: (2..<(2 + lengthBytes)).map { queue[$0] })
        mask = isMasked ? ((2 + lengthBytes)..<headerBytes).map { queue[$0] } : nil
    }

    private static func length(short: Int, extended: [UInt8]) throws(WebSocketError) -> Int {
        if extended.isEmpty { return short }
        let value = extended.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard value <= UInt64(Int64.max) else { throw .broken("the length's highest bit is set") }
        guard value >= (extended.count == 2 ? 126 : 65536) else {
            throw .broken("the length is not in its shortest form")
        }
        return Int(value)
    }
}
