import Foundation

/// The files of the package, read once for all tests.
enum House {
    /// The package's root.
    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Every Swift file, sorted by its path.
    static let sources: [SourceFile] = paths(under: ["Sources", "Tests", "Examples", "Benchmarks"])
        .filter { $0.hasSuffix(".swift") }
        .compactMap { path in text(at: path).map { SourceFile(path: path, text: $0) } }

    /// The names of what other modules may override in our UIKit, without those that any object has.
    static let openMembersOfUIKit = Set(
        sources.filter { $0.area == "Sources" && $0.target == "UIKit" }
            .flatMap { Rule.members(in: $0) { $0.contains("open") } }.map(\.text)
    ).subtracting(["isEqual", "hash", "description"])

    /// The manifest.
    static let manifest = SourceFile(path: "Package.swift", text: text(at: "Package.swift") ?? "")

    /// What people read that is not Swift: documents, scripts, the commands.
    static let documents: [(path: String, text: String)] = {
        let endings = [".md", ".sh", ".py", ".txt", ".json", ".yaml"]
        let found = paths(under: ["Docs", "Scripts", "Tests", "Examples", "Benchmarks"])
            .filter { path in endings.contains { path.hasSuffix($0) } }
        let named = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "Makefile"]
        return (found + scripts + named).compactMap { path in text(at: path).map { (path, $0) } }
    }()

    /// The articles of the DocC catalogues.
    static let guides: [(path: String, text: String)] =
        paths(under: ["Sources"]).filter { $0.contains(".docc/") && $0.hasSuffix(".md") }
        .compactMap { path in text(at: path).map { (path, $0) } }

    /// The commands in `Scripts/` and the one of continuous integration.
    static let scripts: [String] =
        paths(under: ["Scripts"]).filter { path in
            !(path.split(separator: "/").last ?? "").contains(".") && text(at: path) != nil
        } + [".ci/run"]

    /// A text file's content; nil if there is none at that path.
    static func text(at path: String) -> String? {
        try? String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// Whether a file or folder is there.
    static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appending(path: path).path)
    }

    private static func paths(under folders: [String]) -> [String] {
        folders.flatMap { folder -> [String] in
            let inside = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
            return (inside?.compactMap { $0 as? String } ?? []).map { "\(folder)/\($0)" }
        }
        .filter { !$0.contains("/.build/") && !$0.contains("__pycache__") }
        .sorted()
    }
}
