import Foundation

/// Where things of the package are.
enum BuiltPackage {
    /// Its root.
    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// A program that was built with the tests.
    static func program(_ name: String) -> String {
        URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: name).path
    }

    /// A folder for the pictures of a test, empty at its start: `Pictures/tests/NAME`.
    static func pictures(_ name: String) throws -> URL {
        let folder = root.appending(path: "Pictures/tests/\(name)")
        if FileManager.default.fileExists(atPath: folder.path) { try FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
