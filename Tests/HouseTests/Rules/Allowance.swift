/// A place where something is allowed that is banned elsewhere, and why.
struct Allowance: Sendable, CustomStringConvertible {
    /// What is allowed, spelled as the rule's complaint spells it.
    let what: String
    /// A file, or a folder with a slash at its end.
    let path: String
    /// Why it may stand there.
    let reason: String

    var description: String { "\(what) in \(path)" }

    /// Whether it covers a file.
    func covers(_ path: String) -> Bool {
        self.path.hasSuffix("/") ? path.hasPrefix(self.path) : path == self.path
    }

    /// Where the live edge is: everywhere else time, chance and waiting are passed in.
    static let liveEdge: [Allowance] = [
        Allowance(what: "UUID()", path: "Tests/HouseTests/Scripts/TemporaryFolder.swift", reason: freshName),
        Allowance(what: "UUID()", path: "Tests/SQLiteTests/TemporaryFile.swift", reason: freshName),
    ]

    private static let freshName = "A temporary file's name must be one that no other run has."
}
