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

    mutating func add(_ bytes: [UInt8]) { parts.append(Hexadecimal.text(bytes)[...]) }

    /// Takes the next part.
    mutating func number() throws(WireError) -> Int64 {
        guard let part = parts.popLast(), let number = Int64(part) else { throw Self.invalid }
        return number
    }

    /// Takes the next part.
    mutating func bytes() throws(WireError) -> [UInt8] {
        guard let part = parts.popLast(), let bytes = Hexadecimal.bytes(part) else { throw Self.invalid }
        return bytes
    }

    private static let invalid = WireError(.invalidParameterValue, "'token' is not one that this list gave.")
}
