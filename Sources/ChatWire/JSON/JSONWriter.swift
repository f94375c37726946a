/// Writes JSON into one growing buffer of UTF-8.
///
/// The hot path's own encoder: an event is written once and the bytes are
/// shared by every receiver. Off the hot path, Foundation's coder does.
/// The caller keeps to JSON's grammar; the writer escapes (RFC 8259, section 7)
/// and sets commas.
public struct JSONWriter: ~Copyable {
    /// What was written so far.
    public private(set) var bytes: [UInt8] = []
    private var needsComma = false

    /// Makes an empty writer with room for `capacity` bytes.
    public init(capacity: Int = 512) {
        bytes.reserveCapacity(capacity)
    }

    /// Gives up the buffer.
    public consuming func finish() -> [UInt8] {
        bytes
    }

    /// Begins an object as a value of its own or after ``key(_:)``.
    public mutating func beginObject() {
        separate()
        bytes.append(UInt8(ascii: "{"))
        needsComma = false
    }

    /// Ends the object.
    public mutating func endObject() {
        bytes.append(UInt8(ascii: "}"))
        needsComma = true
    }

    /// Begins an array.
    public mutating func beginArray() {
        separate()
        bytes.append(UInt8(ascii: "["))
        needsComma = false
    }

    /// Ends the array.
    public mutating func endArray() {
        bytes.append(UInt8(ascii: "]"))
        needsComma = true
    }

    /// Writes a key that needs no escaping; its value comes next.
    public mutating func key(_ name: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        name.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// Writes a key that was made elsewhere, escaped; its value comes next.
    public mutating func key(escaping name: String) {
        value(name)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// Writes a string.
    public mutating func value(_ string: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        var string = string
        string.withUTF8 { append(escaping: $0) }
        bytes.append(UInt8(ascii: "\""))
        needsComma = true
    }

    /// Writes a whole number.
    public mutating func value(_ number: Int64) {
        separate()
        append(number)
        needsComma = true
    }

    /// Writes true or false.
    public mutating func value(_ flag: Bool) {
        separate()
        let word: StaticString = flag ? "true" : "false"
        word.withUTF8Buffer { bytes.append(contentsOf: $0) }
        needsComma = true
    }

    /// Writes a value that is JSON already.
    public mutating func raw(_ json: some Sequence<UInt8>) {
        separate()
        bytes.append(contentsOf: json)
        needsComma = true
    }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
    }

    private mutating func append(_ number: Int64) {
        if number < 0 { bytes.append(UInt8(ascii: "-")) }
        var rest = number.magnitude
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
            var count = 0
            repeat {
                digits[count] = UInt8(truncatingIfNeeded: rest % 10) + UInt8(ascii: "0")
                rest /= 10
                count += 1
            } while rest > 0
            for index in stride(from: count - 1, through: 0, by: -1) { bytes.append(digits[index]) }
        }
    }

    /// Appends runs that need no escape in one piece: most text has none.
    private mutating func append(escaping text: UnsafeBufferPointer<UInt8>) {
        var start = 0
        for index in text.indices {
            let byte = text[index]
            guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
            bytes.append(contentsOf: text[start..<index])
            start = index + 1
            bytes.append(UInt8(ascii: "\\"))
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
            case 0x0A: bytes.append(UInt8(ascii: "n"))
            case 0x0D: bytes.append(UInt8(ascii: "r"))
            case 0x09: bytes.append(UInt8(ascii: "t"))
            default:
                let hex: StaticString = "0123456789abcdef"
                bytes.append(contentsOf: [UInt8(ascii: "u"), UInt8(ascii: "0"), UInt8(ascii: "0")])
                hex.withUTF8Buffer {
                    bytes.append($0[Int(byte >> 4)])
                    bytes.append($0[Int(byte & 15)])
                }
            }
        }
        bytes.append(contentsOf: text[start...])
    }
}
