import Foundation
import Testing

/// The project's own folder, for files that tests hold to the code.
enum Repository {
    static let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The text of a file, by its path in the repository.
    static func text(_ name: String) throws -> String {
        try String(contentsOf: path.appending(path: name), encoding: .utf8)
    }

    /// Expects a file to be what the code makes of it; with `ROOST_RECORD=1` writes it so.
    static func expect(
        _ name: String, toBe text: String, written command: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        if ProcessInfo.processInfo.environment["ROOST_RECORD"] == "1" {
            try text.write(to: path.appending(path: name), atomically: true, encoding: .utf8)
        }
        let kept = (try? self.text(name)) ?? ""
        if kept == text { return }
        let (lines, made) = (kept.split(separator: "\n"), text.split(separator: "\n"))
        let difference = zip(lines, made).first { $0 != $1 }
        Issue.record(
            "\(name) is not what the code says (`\(command)` writes it): \(difference.map { "\($0) / \($1)" } ?? "length")",
            sourceLocation: sourceLocation)
    }
}
