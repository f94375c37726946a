import Foundation
import SQLite

/// A database path of its own in the temporary folder, removed with the value.
final class TemporaryFile {
    let path: String

    init() {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("sqlite-\(UUID().uuidString).db").path
    }

    deinit {
        for mark in ["", ".damaged"] { DatabaseFile.remove(path + mark) }
    }
}
