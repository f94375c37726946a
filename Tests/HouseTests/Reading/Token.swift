/// A piece of Swift source: a word, a sign, a literal or a comment.
struct Token: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        /// An identifier, keyword or number.
        case word
        /// One character that is none of the others.
        case sign
        /// A piece of a string literal, without its quotes. What is interpolated comes as tokens of its own.
        case string
        /// A `//` or block comment.
        case comment
        /// A `///` comment.
        case documentation
    }

    let kind: Kind
    let text: String
    /// The line the token begins on, from 1.
    let line: Int
    /// The byte the token begins at.
    let offset: Int

    /// Whether the token is code, and not a comment or the inside of a string.
    var isCode: Bool { kind == .word || kind == .sign }

    /// Whether `next` stands right behind this token, without a space.
    func touches(_ next: Token) -> Bool { offset + text.utf8.count == next.offset }
}
