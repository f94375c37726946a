/// Character classes of RFC 9110 section 5.6 and RFC 9112.
enum HTTPGrammar {
    static let carriageReturn: UInt8 = 0x0D
    static let lineFeed: UInt8 = 0x0A
    static let space: UInt8 = 0x20
    static let tab: UInt8 = 0x09
    static let colon: UInt8 = 0x3A

    /// tchar: what methods and field names are made of.
    static func isTokenByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case 0x21, 0x23...0x27, 0x2A, 0x2B, 0x2D, 0x2E, 0x5E...0x60, 0x7C, 0x7E: true
        default: false
        }
    }

    /// What a field value may hold: visible characters, space, tab, and bytes past ASCII.
    static func isValueByte(_ byte: UInt8) -> Bool {
        byte == tab || (byte >= space && byte != 0x7F)
    }

    /// What a request target may hold. A fragment never travels (RFC 9112 section 3.2).
    static func isTargetByte(_ byte: UInt8) -> Bool {
        byte > space && byte < 0x7F && byte != 0x23
    }

    /// Whether `bytes` is one or more token characters.
    static func isToken(_ bytes: ArraySlice<UInt8>) -> Bool {
        !bytes.isEmpty && bytes.allSatisfy(isTokenByte)
    }

    /// `bytes` without spaces and tabs at both ends.
    static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var bytes = bytes
        while let first = bytes.first, first == space || first == tab { bytes.removeFirst() }
        while let last = bytes.last, last == space || last == tab { bytes.removeLast() }
        return bytes
    }

    /// The value of decimal digits and nothing else. Nil when there is another byte or it overflows.
    static func decimal(_ bytes: some Collection<UInt8>) -> Int? {
        guard !bytes.isEmpty, bytes.count <= 18 else { return nil }
        var value = 0
        for byte in bytes {
            guard byte >= 0x30, byte <= 0x39 else { return nil }
            value = value * 10 + Int(byte - 0x30)
        }
        return value
    }

    /// The value of one hexadecimal digit.
    static func hexadecimal(_ byte: UInt8) -> Int? {
        switch byte {
        case 0x30...0x39: Int(byte - 0x30)
        case 0x41...0x46: Int(byte - 0x37)
        case 0x61...0x66: Int(byte - 0x57)
        default: nil
        }
    }

    /// Text of header bytes. Values past ASCII are read as UTF-8 and repaired where they are not.
    static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
