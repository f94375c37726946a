extension Rule {
    /// Libraries speak through their results, not through the terminal.
    static let noPrinting = Rule(sentence: "Only executables print") { file in
        guard file.area == "Sources", !["roost", "Demo"].contains(file.target) else { return [] }
        return zip(file.code, file.code.dropFirst()).enumerated().compactMap { index, pair in
            let before = index > 0 ? file.code[index - 1].text : ""
            guard ["print", "debugPrint", "dump", "NSLog"].contains(pair.0.text), pair.1.text == "(",
                before != ".", before != "func"
            else { return nil }
            return Fault(path: file.path, line: pair.0.line, complaint: pair.0.text)
        }
    }

    /// The wire's values and the server's rules reach for nothing outside them.
    static let noInputOrOutput = Rule(sentence: "ChatWire and ChatDomain do no input or output") { file in
        guard file.area == "Sources", ["ChatWire", "ChatDomain"].contains(file.target) else { return [] }
        let outside: Set = [
            "FileManager", "FileHandle", "URLSession", "ProcessInfo", "Process", "Thread", "DispatchQueue", "Timer",
            "UserDefaults", "fopen", "socket", "getenv",
        ]
        return file.code.filter { outside.contains($0.text) }
            .map { Fault(path: file.path, line: $0.line, complaint: $0.text) }
    }
}
