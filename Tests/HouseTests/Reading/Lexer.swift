/// Cuts Swift source into tokens, in one pass over its bytes.
///
/// It knows comments (nested too), strings of every form with their
/// interpolations, and extended regular expressions. A bare `/…/` literal with a
/// quote in it would be misread; the house writes `#/…/#`.
struct Lexer {
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private(set) var tokens: [Token] = []

    /// The tokens of a source text, in their order.
    static func tokens(of text: String) -> [Token] {
        var lexer = Lexer(bytes: Array(text.utf8))
        lexer.readCode(untilClosingParenthesis: false)
        return lexer.tokens
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    // MARK: - Code

    /// Reads code to the end, or to the parenthesis that closes an interpolation.
    private mutating func readCode(untilClosingParenthesis: Bool) {
        var depth = 1
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "\n"):
                line += 1
                position += 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
                position += 1
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
                readLineComment()
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
                readBlockComment()
            case UInt8(ascii: "\""):
                readString(hashes: 0)
            case UInt8(ascii: "#"):
                readHash()
            case let byte where Self.isWordByte(byte):
                readWord()
            default:
                if untilClosingParenthesis, byte == UInt8(ascii: "(") { depth += 1 }
                if untilClosingParenthesis, byte == UInt8(ascii: ")") {
                    depth -= 1
                    if depth == 0 { return }
                }
                append(.sign, from: position, to: position + 1)
                position += 1
            }
        }
    }

    private mutating func readWord() {
        let start = position
        while position < bytes.count, Self.isWordByte(bytes[position]) { position += 1 }
        append(.word, from: start, to: position)
    }

    /// A `#`: of a raw string, of an extended regular expression, or a sign.
    private mutating func readHash() {
        var hashes = 0
        while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
        switch peek(hashes) {
        case UInt8(ascii: "\""):
            position += hashes
            readString(hashes: hashes)
        case UInt8(ascii: "/"):
            readRegularExpression(hashes: hashes)
        default:
            append(.sign, from: position, to: position + 1)
            position += 1
        }
    }

    // MARK: - Comments

    private mutating func readLineComment() {
        let start = position
        let isDocumentation = peek(2) == UInt8(ascii: "/") && peek(3) != UInt8(ascii: "/")
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
        append(isDocumentation ? .documentation : .comment, from: start, to: position)
    }

    private mutating func readBlockComment() {
        let start = position
        let startLine = line
        var depth = 0
        while position < bytes.count {
            if matches("/*") {
                depth += 1
                position += 2
            } else if matches("*/") {
                depth -= 1
                position += 2
                if depth == 0 { break }
            } else {
                if bytes[position] == UInt8(ascii: "\n") { line += 1 }
                position += 1
            }
        }
        append(.comment, from: start, to: position, line: startLine)
    }

    // MARK: - Literals

    private mutating func readString(hashes: Int) {
        let fence = String(repeating: "#", count: hashes)
        let isLong = matches("\"\"\"")
        let closing = (isLong ? "\"\"\"" : "\"") + fence
        let escape = "\\" + fence
        position += isLong ? 3 : 1
        var start = position
        var startLine = line
        while position < bytes.count {
            if matches(closing) {
                append(.string, from: start, to: position, line: startLine)
                position += closing.utf8.count
                return
            } else if matches(escape + "(") {
                append(.string, from: start, to: position, line: startLine)
                position += escape.utf8.count + 1
                readCode(untilClosingParenthesis: true)
                position += 1
                start = position
                startLine = line
            } else if matches(escape) {
                position += escape.utf8.count
                if position < bytes.count, bytes[position] == UInt8(ascii: "\n") { line += 1 }
                position += 1
            } else if bytes[position] == UInt8(ascii: "\n") {
                // A one-line string ends with its line: it was none after all.
                guard isLong else { return }
                line += 1
                position += 1
            } else {
                position += 1
            }
        }
    }

    private mutating func readRegularExpression(hashes: Int) {
        let start = position
        let startLine = line
        let closing = "/" + String(repeating: "#", count: hashes)
        position += hashes + 1
        while position < bytes.count, !matches(closing) {
            if bytes[position] == UInt8(ascii: "\n") { line += 1 }
            position += 1
        }
        position = min(position + closing.utf8.count, bytes.count)
        append(.string, from: start, to: position, line: startLine)
    }

    // MARK: - Bytes

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            return true
        default:
            return false
        }
    }

    private func peek(_ distance: Int) -> UInt8? {
        position + distance < bytes.count ? bytes[position + distance] : nil
    }

    private func matches(_ text: String) -> Bool {
        var index = position
        for byte in text.utf8 {
            guard index < bytes.count, bytes[index] == byte else { return false }
            index += 1
        }
        return true
    }

    private mutating func append(_ kind: Token.Kind, from start: Int, to end: Int, line: Int? = nil) {
        guard end > start else { return }
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        tokens.append(Token(kind: kind, text: text, line: line ?? self.line, offset: start))
    }
}
