/// Writes frames of RFC 6455.
package enum WebSocketEncoder {
    /// One frame.
    ///
    /// A server passes no mask; the same bytes then serve every receiver. A
    /// client passes four fresh random bytes a frame (section 5.3).
    package static func frame(
        _ opcode: WebSocketOpcode, _ payload: some Collection<UInt8>, isFinal: Bool = true, mask: [UInt8]? = nil
    ) -> [UInt8] {
        precondition(mask.map { $0.count == 4 } ?? true, "A masking key has four bytes.")
        let count = payload.count
        var frame: [UInt8] = []
        frame.reserveCapacity(count + 14)
        frame.append((isFinal ? 0x80 : 0) | opcode.rawValue)
        let maskBit: UInt8 = mask == nil ? 0 : 0x80
        if count < 126 {
            frame.append(maskBit | UInt8(count))
        } else if count < 65536 {
            frame.append(maskBit | 126)
            append(count, bytes: 2, to: &frame)
        } else {
            frame.append(maskBit | 127)
            append(count, bytes: 8, to: &frame)
        }
        if let mask { frame.append(contentsOf: mask) }
        let start = frame.count
        frame.append(contentsOf: payload)
        if let mask { WebSocketMask.apply(mask, to: &frame, from: start) }
        return frame
    }

    /// A close frame. The reason is cut to the 123 bytes that fit, between characters.
    ///
    /// `noStatus` gives a frame without a code; `abnormal`, which must not
    /// travel, does too.
    package static func close(_ code: WebSocketCloseCode, reason: String = "", mask: [UInt8]? = nil) -> [UInt8] {
        guard code.isAllowedOnWire else { return frame(.close, [], mask: mask) }
        var payload = [UInt8(code.rawValue >> 8), UInt8(code.rawValue & 0xFF)]
        for character in reason.unicodeScalars {
            let bytes = UTF8.encode(character).map(Array.init) ?? []
            if payload.count + bytes.count > 125 { break }
            payload += bytes
        }
        return frame(.close, payload, mask: mask)
    }

    private static func append(_ value: Int, bytes: Int, to frame: inout [UInt8]) {
        for shift in stride(from: (bytes - 1) * 8, through: 0, by: -8) {
            frame.append(UInt8(truncatingIfNeeded: value >> shift))
        }
    }
}
