/// The base64 of RFC 4648 section 4, padded and strict.
enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func encode(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for index in 0..<4 {
                text.append(index <= group.count ? alphabet[bits >> (18 - 6 * index) & 63] : 0x3D)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The bytes of a text, or nil when it is not exactly what `encode` would write.
    static func decode(_ text: String) -> [UInt8]? {
        let letters = Array(text.utf8)
        guard letters.count % 4 == 0 else { return nil }
        var bytes: [UInt8] = []
        for start in stride(from: 0, to: letters.count, by: 4) {
            let digits = letters[start..<(start + 4)].prefix { $0 != 0x3D }.compactMap { alphabet.firstIndex(of: $0) }
            guard digits.count >= 2 else { return nil }
            let bits = digits.reduce(0) { $0 << 6 | $1 } << (6 * (4 - digits.count))
            for index in 0..<(digits.count - 1) { bytes.append(UInt8(truncatingIfNeeded: bits >> (16 - 8 * index))) }
        }
        // Encoding again finds every bad letter, stray padding and non-zero spare bit.
        return encode(bytes) == text ? bytes : nil
    }
}
