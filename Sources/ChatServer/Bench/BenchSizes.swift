internal import Foundation
internal import SQLite

/// What rows cost on the disk, found by measuring the database before and after.
package struct BenchSizes: Sendable {
    private let path: String
    private var last: Int64
    private var rows: [(what: String, takes: String)] = []

    /// Begins with a folder that no server works in.
    package init(dataPath: String) throws {
        path = dataPath + "/roost.sqlite"
        last = try Self.folded(path)
        rows.append(("a new folder", "\(last / 1_000) KB"))
    }

    /// Notes what was added since the last look, while no server works in the folder.
    package mutating func note(_ what: String, count: Int) throws {
        let size = try Self.folded(path)
        rows.append((what, "\(Int64((Double(size - last) / Double(max(1, count))).rounded())) bytes"))
        last = size
    }

    /// Notes what was measured elsewhere.
    package mutating func note(_ what: String, takes: String) { rows.append((what, takes)) }

    /// The table, in Markdown.
    package var markdown: String {
        "| what | takes |\n|---|---|\n" + rows.map { "| \($0.what) | \($0.takes) |\n" }.joined()
    }

    /// The bytes of a database with nothing in its log.
    private static func folded(_ path: String) throws -> Int64 {
        let connection = try Connection(path: path)
        try connection.checkpoint(.truncate)
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return (attributes[.size] as? NSNumber)?.int64Value ?? 0
    }
}
