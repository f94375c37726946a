/// Reads JSON in one pass, without building a tree: for the frames that come most often.
///
/// It takes the JSON that our own server writes and a little more; anything
/// unusual makes nil, and Foundation's coder decides then.
struct JSONCursor {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Whether nothing but white space is left.
    var isAtEnd: Bool {
        mutating get {
            skipSpace()
            return index == bytes.count
        }
    }

    private mutating func skipSpace() {
        while index < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[index]) { index += 1 }
    }

    /// Takes a byte if it is next.
    private mutating func take(_ byte: UInt8) -> Bool {
        if index < bytes.count, bytes[index] == byte {
            index += 1
            return true
        }
        guard index < bytes.count, bytes[index] <= 0x20 else { return false }
        skipSpace()
        guard index < bytes.count, bytes[index] == byte else { return false }
        index += 1
        return true
    }

    /// Reads an object, key by key; the body reads each value. Nil where the body or the grammar fails.
    mutating func object(_ body: (_ key: Slice<UnsafeBufferPointer<UInt8>>, inout JSONCursor) -> Bool) -> Bool {
        guard take(UInt8(ascii: "{")) else { return false }
        if take(UInt8(ascii: "}")) { return true }
        repeat {
            guard let key = plainString(), take(UInt8(ascii: ":")), body(key, &self) else { return false }
        } while take(UInt8(ascii: ","))
        return take(UInt8(ascii: "}"))
    }

    /// A string without escapes, as the bytes that it stands in.
    private mutating func plainString() -> Slice<UnsafeBufferPointer<UInt8>>? {
        guard take(UInt8(ascii: "\"")) else { return nil }
        let start = index
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\"") {
                defer { index += 1 }
                return bytes[start..<index]
            }
            if byte < 0x20 || byte == UInt8(ascii: "\\") { return nil }
            index += 1
        }
        return nil
    }

    /// A string.
    mutating func string() -> String? {
        let start = index
        if let plain = plainString() { return String(validating: plain, as: UTF8.self) }
        index = start
        return escapedString()
    }

    private mutating func escapedString() -> String? {
        guard take(UInt8(ascii: "\"")) else { return nil }
        var text: [UInt8] = []
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "\""): return String(validating: text, as: UTF8.self)
            case UInt8(ascii: "\\"): guard escape(into: &text) else { return nil }
            case 0..<0x20: return nil
            default: text.append(byte)
            }
        }
        return nil
    }

    /// What follows a backslash. Surrogate pairs are left to Foundation.
    private mutating func escape(into text: inout [UInt8]) -> Bool {
        guard index < bytes.count else { return false }
        let byte = bytes[index]
        index += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "u"):
            guard index + 4 <= bytes.count else { return false }
            let digits = String(decoding: bytes[index..<index + 4], as: UTF8.self)
            index += 4
            guard digits.utf8.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
                let value = UInt32(digits, radix: 16), let scalar = UnicodeScalar(value)
            else { return false }
            text.append(contentsOf: Character(scalar).utf8)
        default: return false
        }
        return true
    }

    /// A whole number.
    mutating func integer() -> Int64? {
        if index < bytes.count, bytes[index] <= 0x20 { skipSpace() }
        let start = index
        if index < bytes.count, bytes[index] == UInt8(ascii: "-") { index += 1 }
        let digits = index
        var value: Int64 = 0
        while index < bytes.count, let digit = Self.digit(bytes[index]) {
            let (product, overflows) = value.multipliedReportingOverflow(by: 10)
            let (sum, carries) = product.addingReportingOverflow(digit)
            guard !overflows, !carries else { return nil }
            value = sum
            index += 1
        }
        guard index > digits, index - digits == 1 || bytes[digits] != UInt8(ascii: "0") else { return nil }
        // A fraction or an exponent is no whole number as it stands.
        if index < bytes.count, [UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E")].contains(bytes[index]) {
            return nil
        }
        return digits > start ? -value : value
    }

    private static func digit(_ byte: UInt8) -> Int64? {
        byte >= 0x30 && byte <= 0x39 ? Int64(byte - 0x30) : nil
    }

    /// True or false.
    mutating func flag() -> Bool? {
        if index < bytes.count, bytes[index] <= 0x20 { skipSpace() }
        if word("true") { return true }
        return word("false") ? false : nil
    }

    private mutating func word(_ word: StaticString) -> Bool {
        let count = word.utf8CodeUnitCount
        guard index + count <= bytes.count, bytes[index..<index + count].equals(word) else { return false }
        index += count
        return true
    }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
    /// Whether these bytes are the word's.
    func equals(_ word: StaticString) -> Bool {
        guard count == word.utf8CodeUnitCount else { return false }
        return word.withUTF8Buffer { $0.elementsEqual(self) }
    }
}
