/// A function, initialiser or subscript with a body, and how long it is.
struct Function: Equatable {
    /// The line of its `func`, from 1.
    let line: Int
    /// From the line of its `func` to the line of its closing brace, both counted.
    let lineCount: Int

    private enum Scope {
        case type
        case function(line: Int)
        case other(parentheses: Int)
    }

    /// Those of a file, in the order in which they end. One inside the body of
    /// another counts as lines of the outer one.
    static func all(in file: SourceFile) -> [Function] {
        var found: [Function] = []
        var scopes: [Scope] = []
        var bodies = 0
        var parentheses = 0
        var pending: Scope?
        for (index, token) in file.code.enumerated() {
            switch token.text {
            case "(", "[": parentheses += 1
            case ")", "]": parentheses = max(0, parentheses - 1)
            case "{":
                let opened = parentheses == 0 ? (pending ?? .other(parentheses: 0)) : .other(parentheses: parentheses)
                if parentheses == 0 { pending = nil }
                if case .type = opened {} else { bodies += 1 }
                scopes.append(opened)
                parentheses = 0
            case "}":
                switch scopes.popLast() {
                case .function(let line):
                    bodies -= 1
                    found.append(Function(line: line, lineCount: token.line - line + 1))
                case .other(let outer):
                    bodies -= 1
                    parentheses = outer
                case .type, nil: break
                }
            default:
                guard bodies == 0, parentheses == 0, let scope = scope(declaredAt: index, in: file.code) else {
                    continue
                }
                pending = scope
            }
        }
        return found
    }

    /// What the declaration that begins with this word opens; nil if none does.
    private static func scope(declaredAt index: Int, in code: [Token]) -> Scope? {
        // A name behind a dot, or in backticks, is no keyword.
        if index > 0, code[index - 1].text == "." || code[index - 1].text == "`" { return nil }
        switch code[index].text {
        case "func", "init", "subscript", "deinit": return .function(line: code[index].line)
        case "struct", "enum", "protocol", "actor", "extension": return .type
        case "class":
            // `class func` and `class var` say how, not what.
            let next = index + 1 < code.count ? code[index + 1].text : ""
            return ["func", "var", "let", "subscript", "override", "final"].contains(next) ? nil : .type
        case "var", "let", "case", "typealias", "associatedtype": return .other(parentheses: 0)
        default: return nil
        }
    }
}
