/// A Swift file of the house, cut into tokens.
struct SourceFile: Sendable {
    /// From the package's root, as in `Sources/ChatWire/Limits.swift`.
    let path: String
    /// How many lines it has.
    let lineCount: Int
    /// Everything in it, comments and strings included.
    let tokens: [Token]
    /// Its code alone.
    let code: [Token]
    /// The comments by the lines they stand on.
    let comments: [Int: Token]

    init(path: String, text: String) {
        self.path = path
        var lines = text.utf8.reduce(into: 0) { count, byte in
            if byte == UInt8(ascii: "\n") { count += 1 }
        }
        if !text.isEmpty, !text.hasSuffix("\n") { lines += 1 }
        lineCount = lines
        tokens = Lexer.tokens(of: text)
        code = tokens.filter(\.isCode)
        comments = tokens.reduce(into: [:]) { found, token in
            if token.kind == .comment || token.kind == .documentation { found[token.line] = token }
        }
    }

    /// The folders and the name, one after the other.
    var components: [String] { path.split(separator: "/").map(String.init) }

    /// `Sources`, `Tests`, `Examples` or `Benchmarks`.
    var area: String { components.first ?? "" }

    /// The target it belongs to, as in `ChatWire`.
    var target: String { components.count > 2 ? components[1] : "" }

    /// The name without its extension and topic: `Frame` of `Frame+Parsing.swift`.
    var typeName: String {
        let base = components.last ?? ""
        return String(base.prefix { $0 != "." && $0 != "+" })
    }
}
