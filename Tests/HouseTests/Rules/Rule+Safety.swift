extension Rule {
    /// Nothing traps on what came from outside.
    static let noForce = Rule(sentence: "No try!, as! or fatalError") { file in
        zip(file.code, file.code.dropFirst()).compactMap { first, second in
            switch (first.text, second.text) {
            case ("try", "!") where first.touches(second), ("as", "!") where first.touches(second):
                return Fault(path: file.path, line: first.line, complaint: first.text + "!")
            case ("fatalError", "("):
                return Fault(path: file.path, line: first.line, complaint: "fatalError")
            default:
                return nil
            }
        }
    }

    /// An error that is dropped says why.
    static let noEmptyCatch = Rule(sentence: "No catch that drops its error without a word") { file in
        file.code.indices.compactMap { index in
            guard file.code[index].text == "catch", index + 2 < file.code.count,
                file.code[index + 1].text == "{", file.code[index + 2].text == "}"
            else { return nil }
            let lines = file.code[index].line...file.code[index + 2].line
            guard !lines.contains(where: { file.comments[$0] != nil }) else { return nil }
            return Fault(path: file.path, line: file.code[index].line, complaint: "an empty catch")
        }
    }

    /// What the compiler cannot check carries a line that proves it.
    static let provenUnsafe = Rule(sentence: "@unchecked Sendable and nonisolated(unsafe) say why they hold") { file in
        file.code.indices.compactMap { index in
            let token = file.code[index]
            let isUnchecked = token.text == "unchecked" && index > 0 && file.code[index - 1].text == "@"
            let isUnsafe =
                token.text == "unsafe" && index > 1 && file.code[index - 1].text == "("
                && file.code[index - 2].text == "nonisolated"
            guard isUnchecked || isUnsafe, !hasProof(at: token.line, in: file) else { return nil }
            let name = isUnchecked ? "@unchecked" : "nonisolated(unsafe)"
            return Fault(path: file.path, line: token.line, complaint: "\(name) without a line that proves it")
        }
    }

    /// A plain comment on the line, up to two above it (the declaration may span
    /// lines) or first in its body, or a doc comment that speaks of it.
    private static func hasProof(at line: Int, in file: SourceFile) -> Bool {
        if let inside = file.comments[line + 1], inside.kind == .comment { return true }
        for place in stride(from: line, through: line - 2, by: -1) {
            guard let comment = file.comments[place] else { continue }
            if comment.kind == .comment { return true }
            var above = place
            while let text = file.comments[above], text.kind == .documentation {
                if ["Sendable", "unsafe", "thread", "lock", "executor"].contains(where: text.text.contains) {
                    return true
                }
                above -= 1
            }
            return false
        }
        return false
    }
}
