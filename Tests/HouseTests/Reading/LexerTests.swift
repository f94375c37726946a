import Testing

@Suite("Lexer")
struct LexerTests {
    private func texts(_ source: String, _ kinds: Set<Token.Kind> = [.word, .sign]) -> [String] {
        Lexer.tokens(of: source).filter { kinds.contains($0.kind) }.map(\.text)
    }

    @Test("Code comes as words and signs")
    func code() {
        #expect(texts("let a = b.c!") == ["let", "a", "=", "b", ".", "c", "!"])
    }

    @Test("Nothing inside a comment is code", arguments: ["// a()", "/// a()", "/* a() */", "/* /* a */ b() */", "//"])
    func comments(source: String) {
        #expect(texts(source + "\nend") == ["end"])
    }

    @Test("A doc comment is told from a plain one, and from a rule of slashes")
    func documentation() {
        #expect(texts("/// a\n// b\n//// c", [.documentation]) == ["/// a"])
    }

    @Test(
        "Nothing inside a string is code",
        arguments: [
            #""a()""#, #""a \" b()""#, ##"#"a " b()"#"##, "\"\"\"\na \" b()\n\"\"\"", ##"#"\(a)"#"##, #""""#,
        ])
    func strings(source: String) {
        #expect(texts("x \(source) y") == ["x", "y"])
    }

    @Test("What is interpolated is code")
    func interpolation() {
        #expect(texts(#""a \(b(c, "d \(e)")) f" g"#) == ["b", "(", "c", ",", "e", ")", "g"])
        #expect(texts(##"#"a \#(b) c"# d"##) == ["b", "d"])
    }

    @Test("A quote in an extended regular expression opens no string")
    func regularExpression() {
        #expect(texts("#/a\"b/# c") == ["c"])
    }

    @Test("A directive is code")
    func directive() {
        #expect(texts("#if os(Linux)") == ["#", "if", "os", "(", "Linux", ")"])
    }

    @Test("Lines are counted through strings, comments and continuations")
    func lines() {
        let source = "a\n/* 2\n3 */ b\n\"\"\"\n5\n6 \\\n7\n\"\"\"\nc"
        let words = Lexer.tokens(of: source).filter { $0.kind == .word }
        #expect(words.map(\.text) == ["a", "b", "c"])
        #expect(words.map(\.line) == [1, 3, 9])
    }

    @Test("An unclosed string ends with its line", arguments: ["\"abc", "#\"abc", "\"\\(", "/*", "\"\"\"", "#/"])
    func unclosed(source: String) {
        // What matters is that reading ends: the compiler complains of the rest.
        #expect(Lexer.tokens(of: source).count <= 1)
    }

    @Test("Every truncation of a file is read to its end")
    func truncations() {
        let source = "let a = \"b \\(c(\"d\")) e\" /* f /* g */ h */ + #\"i\"# // j\n\"\"\"\nk \\(l)\n\"\"\""
        for length in 0...source.count {
            let tokens = Lexer.tokens(of: String(source.prefix(length)))
            #expect(tokens.allSatisfy { !$0.text.isEmpty })
        }
    }
}
