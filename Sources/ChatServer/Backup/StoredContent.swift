internal import ChatWire
internal import Foundation
internal import SQLite

/// The bytes of a file as the database knows them.
struct StoredContent: Sendable {
    /// Their name in the folder of files.
    let name: String
    let size: Int64
    let thumbnailCount: Int

    /// The names of the bytes and of the thumbnails.
    var names: [String] { [name] + (0..<thumbnailCount).map { "\(name).\($0)" } }

    /// All that a database names, each once.
    static func all(in connection: Connection) throws -> [StoredContent] {
        try connection.query("SELECT content, max(size), max(thumbnails) FROM file GROUP BY content ORDER BY content") {
            row in
            let thumbnails = try JSONDecoder().decode([WireThumbnail].self, from: Data(row.text(at: 2).utf8))
            return StoredContent(name: row.text(at: 0), size: row.integer(at: 1), thumbnailCount: thumbnails.count)
        }
    }
}
