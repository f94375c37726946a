/// Checks UTF-8 (RFC 3629) piece by piece: a character may be cut anywhere.
///
/// Overlong forms, surrogates and code points past U+10FFFF are refused.
package struct UTF8Validator: Sendable {
    /// Continuation bytes still owed by the character in progress.
    private var owed: UInt8 = 0
    /// The range allowed for the next continuation byte. Only the first one after
    /// a lead byte is ever narrower than 80…BF; that is where overlong forms and
    /// surrogates show.
    private var lowest: UInt8 = 0x80
    private var highest: UInt8 = 0xBF

    /// A validator at the start of a text.
    package init() {}

    /// Whether the text so far ends between two characters.
    package var isComplete: Bool { owed == 0 }

    /// Takes the next piece and returns whether the text is still valid so far.
    ///
    /// After `false` the validator must not be used again.
    package mutating func consume(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var index = 0
        let count = bytes.count
        while index < count {
            if owed == 0 {
                index = Self.skipASCII(bytes, from: index)
                guard index < count else { return true }
            }
            guard accept(bytes[index]) else { return false }
            index += 1
        }
        return true
    }

    /// Whether `bytes` is one whole valid text.
    package static func isValid(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var validator = UTF8Validator()
        return validator.consume(bytes) && validator.isComplete
    }

    private static func skipASCII(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
        var index = start
        while index + 8 <= bytes.count {
            let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            if word & 0x8080_8080_8080_8080 != 0 { break }
            index += 8
        }
        while index < bytes.count, bytes[index] < 0x80 { index += 1 }
        return index
    }

    private mutating func accept(_ byte: UInt8) -> Bool {
        if owed > 0 {
            guard byte >= lowest, byte <= highest else { return false }
            owed -= 1
            (lowest, highest) = (0x80, 0xBF)
            return true
        }
        // RFC 3629 section 4, the table of well-formed sequences.
        switch byte {
        case 0x00...0x7F: return true
        case 0xC2...0xDF: owed = 1
        case 0xE0: (owed, lowest) = (2, 0xA0)
        case 0xE1...0xEC, 0xEE, 0xEF: owed = 2
        case 0xED: (owed, highest) = (2, 0x9F)
        case 0xF0: (owed, lowest) = (3, 0x90)
        case 0xF1...0xF3: owed = 3
        case 0xF4: (owed, highest) = (3, 0x8F)
        default: return false
        }
        return true
    }
}
