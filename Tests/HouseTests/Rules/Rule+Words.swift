import Foundation

extension Rule {
    /// A reminder without an issue is a promise to nobody.
    static let numberedReminders = Rule(sentence: "A reminder names its issue, as in \("TO" + "DO")(#12)") { file in
        file.tokens.filter { $0.kind == .comment || $0.kind == .documentation }.compactMap { comment in
            guard let mark = reminders.first(where: { comment.text.contains($0) }), !namesIssue(comment.text) else {
                return nil
            }
            return Fault(path: file.path, line: comment.line, complaint: "\(mark) without an issue's number")
        }
    }

    private static let reminders = ["TO" + "DO", "FIX" + "ME", "HA" + "CK", "XX" + "X"]

    private static func namesIssue(_ text: String) -> Bool {
        text.contains(#/#\d+/#)
    }

    /// Types are named for what they are in the field.
    static let fieldWords = Rule(sentence: "No type is called Manager, Helper or Utilities") { file in
        declaredTypes(in: file).compactMap { token in
            // The compatible APIs' own names stay as they are.
            guard !token.text.hasPrefix("SBU"), !token.text.hasPrefix("PH"),
                ["Manager", "Helper", "Helpers", "Util", "Utils", "Utilities"].contains(where: token.text.hasSuffix)
            else { return nil }
            return Fault(path: file.path, line: token.line, complaint: token.text)
        }
    }

    /// The names of the types that a file declares, at any depth.
    private static func declaredTypes(in file: SourceFile) -> [Token] {
        zip(file.code, file.code.dropFirst()).compactMap { keyword, name in
            guard ["class", "struct", "enum", "protocol", "actor"].contains(keyword.text), name.kind == .word,
                name.text.first?.isUppercase == true
            else { return nil }
            return name
        }
    }

    /// The public types at the top level of a file.
    static func publicTypes(in file: SourceFile) -> [Token] {
        var depth = 0
        return file.code.indices.compactMap { index in
            let token = file.code[index]
            if token.text == "{" { depth += 1 }
            if token.text == "}" { depth -= 1 }
            guard depth == 0, ["class", "struct", "enum", "protocol", "actor"].contains(token.text),
                index + 1 < file.code.count
            else { return nil }
            var before = index - 1
            let modifiers: Set = ["final", "indirect", "public", "open", "package", "nonisolated", "distributed"]
            while before >= 0, modifiers.contains(file.code[before].text) {
                if ["public", "open"].contains(file.code[before].text) { return file.code[index + 1] }
                before -= 1
            }
            return nil
        }
    }

    /// A file holds one public type. Two or three small ones that only go together may share one.
    static let oneTypeAFile = Rule(sentence: "A file holds one public type, three at the most") { file in
        guard file.area == "Sources" else { return [] }
        return publicTypes(in: file).dropFirst(3)
            .map { Fault(path: file.path, line: $0.line, complaint: "\($0.text) wants a file of its own") }
    }
}
