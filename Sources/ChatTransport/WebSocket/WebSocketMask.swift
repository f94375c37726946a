/// The masking of RFC 6455 section 5.3: byte i is xored with byte i mod 4 of the key.
enum WebSocketMask {
    static func apply(_ key: [UInt8], to payload: inout [UInt8], from start: Int = 0) {
        payload.withUnsafeMutableBytes { bytes in
            var wide = UInt64(0)
            withUnsafeMutableBytes(of: &wide) { word in
                for index in 0..<8 { word[index] = key[index & 3] }
            }
            var index = start
            while index + 8 <= bytes.count {
                let masked = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) ^ wide
                bytes.storeBytes(of: masked, toByteOffset: index, as: UInt64.self)
                index += 8
            }
            while index < bytes.count {
                bytes[index] ^= key[(index - start) & 3]
                index += 1
            }
        }
    }
}
