extension Rule {
    /// A file has one topic.
    static let fileLength = Rule(sentence: "A file has at most 800 lines") { file in
        guard file.lineCount > 800 else { return [] }
        return [Fault(path: file.path, line: 800, complaint: "\(file.lineCount) lines")]
    }

    /// A function fits a screen.
    static let functionLength = Rule(sentence: "A function has at most 70 lines") { file in
        Function.all(in: file).filter { $0.lineCount > 70 }
            .map { Fault(path: file.path, line: $0.line, complaint: "a function of \($0.lineCount) lines") }
    }
}
