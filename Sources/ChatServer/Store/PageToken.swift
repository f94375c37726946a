internal import ChatWire

/// Where a list goes on: parts joined by dots, safe in a URL as they are.
///
/// A token says no secret and grants nothing: a forged one moves within what the caller may read anyway.
struct PageToken {
    private var parts: [Substring]

    /// Begins a token of a kind.
    init(kind: String) { parts = [kind[...]] }

    /// Reads a token that must be of a kind.
    /// - Throws: 400111 for anything else.
    init(_ text: String, kind: String) throws(WireError) {
        parts = text.split(separator: ".", omittingEmptySubsequences: false).reversed()
        guard parts.popLast().map({ $0 == kind }) == true else { throw Self.invalid }
    }

    /// The token's text.
    var text: String { parts.joined(separator: ".") }

    mutating func add(_ number: Int64) { parts.append(String(number)[...]) }

    mutating func add(_ bytes: [UInt8]) { parts.append(Secret.hexadecimal(bytes)[...]) }

    /// Takes the next part.
    mutating func number() throws(WireError) -> Int64 {
        guard let part = parts.popLast(), let number = Int64(part) else { throw Self.invalid }
        return number
    }

    /// Takes the next part.
    mutating func bytes() throws(WireError) -> [UInt8] {
        guard let part = parts.popLast(), part.utf8.count % 2 == 0 else { throw Self.invalid }
        var bytes: [UInt8] = []
        var rest = part.utf8[...]
        while let high = rest.popFirst(), let low = rest.popFirst() {
            guard let high = Self.value(high), let low = Self.value(low) else { throw Self.invalid }
            bytes.append(high << 4 | low)
        }
        return bytes
    }

    private static func value(_ digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        default: nil
        }
    }

    private static let invalid = WireError(.invalidParameterValue, "'token' is not one that this list gave.")
}
