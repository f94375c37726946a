public import Foundation

/// A folder that goes when its owner does.
public final class TemporaryFolder: Sendable {
    /// Where it is.
    public let url: URL

    /// Makes an empty folder with a name of its own.
    public init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "roost-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        // What cannot be removed stays in the system's temporary folder, which is emptied anyway.
        try? FileManager.default.removeItem(at: url)
    }

    /// Makes a file, empty if nothing else is said.
    public func file(_ name: String, _ text: String = "") throws -> URL {
        let file = url.appending(path: name)
        try text.write(to: file, atomically: false, encoding: .utf8)
        return file
    }
}
