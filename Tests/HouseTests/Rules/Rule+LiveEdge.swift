extension Rule {
    /// Calls that reach for the machine's clock, chance or sleep, as runs of tokens.
    static let liveCalls: [(tokens: [String], name: String)] = [
        (["Date", "(", ")"], "Date()"), (["Date", ".", "init", "(", ")"], "Date()"),
        (["Date", ".", "now"], "Date.now"),
        (["UUID", "(", ")"], "UUID()"), (["UUID", ".", "init", "(", ")"], "UUID()"),
        ([".", "random", "("], ".random("), ([".", "randomElement", "(", ")"], ".randomElement()"),
        ([".", "shuffled", "(", ")"], ".shuffled()"), ([".", "shuffle", "(", ")"], ".shuffle()"),
        (["SystemRandomNumberGenerator"], "SystemRandomNumberGenerator"),
        (["Task", ".", "sleep"], "Task.sleep"), (["Thread", ".", "sleep"], "Thread.sleep"),
        (["sleep", "("], "sleep("), (["usleep", "("], "usleep("), (["nanosleep", "("], "nanosleep("),
        (["ContinuousClock"], "ContinuousClock"), (["SuspendingClock"], "SuspendingClock"),
        (["DispatchTime", ".", "now"], "DispatchTime.now"), ([".", "asyncAfter"], "asyncAfter"),
        (["systemUptime"], "systemUptime"), (["clock_gettime", "("], "clock_gettime("),
    ]

    /// Clock, randomness and waiting are passed in.
    static let liveEdge = Rule(sentence: "Time, chance and waiting come from outside, but at the live edge") { file in
        liveCalls(in: file).filter { fault in
            !Allowance.liveEdge.contains { $0.what == fault.complaint && $0.covers(file.path) }
        }
    }

    /// Every such call in a file, allowed or not; the complaint is the call's name.
    static func liveCalls(in file: SourceFile) -> [Fault] {
        let code = file.code
        return code.indices.flatMap { index -> [Fault] in
            guard let calls = callsByFirstToken[code[index].text] else { return [] }
            return calls.compactMap { call -> Fault? in
                guard index + call.tokens.count <= code.count else { return nil }
                for (step, text) in call.tokens.enumerated() where code[index + step].text != text { return nil }
                // `clock.sleep(` asks a clock that was passed in; `func sleep(` declares one.
                let before = index > 0 ? code[index - 1].text : ""
                if call.tokens[0] != ".", before == "." || before == "func" { return nil }
                if call.name == ".random(", namesGenerator(code[(index + call.tokens.count)...]) { return nil }
                return Fault(path: file.path, line: code[index].line, complaint: call.name)
            }
        }
    }

    private static let callsByFirstToken = Dictionary(grouping: liveCalls, by: { $0.tokens[0] })

    /// Whether a call whose arguments begin here is given its source of chance: `.random(in: a, using: &b)`.
    private static func namesGenerator(_ arguments: ArraySlice<Token>) -> Bool {
        var depth = 1
        for token in arguments {
            switch token.text {
            case "(": depth += 1
            case ")":
                depth -= 1
                if depth == 0 { return false }
            case "using" where depth == 1: return true
            default: break
            }
        }
        return false
    }
}
