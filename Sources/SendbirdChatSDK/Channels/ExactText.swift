/// A text compared byte by byte in UTF-8, as the server's database does.
///
/// Swift's own comparison takes "é" written in two ways for one text, and finds no "e" in either.
struct ExactText: Hashable {
    private let bytes: [UInt8]

    init(_ text: String) { bytes = Array(text.utf8) }

    static func isAny(of texts: [String], _ text: String) -> Bool {
        texts.contains { $0.utf8.elementsEqual(text.utf8) }
    }

    static func begins(_ text: String, with start: String) -> Bool {
        text.utf8.starts(with: start.utf8)
    }

    static func contains(_ text: String, _ part: String) -> Bool {
        let (text, part) = (Array(text.utf8), Array(part.utf8))
        guard part.count <= text.count else { return false }
        return (0...text.count - part.count).contains { text[$0..<$0 + part.count].elementsEqual(part) }
    }
}
