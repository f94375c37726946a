internal import SQLite

/// The columns of a table as they are in a database.
struct ArchiveColumns {
    /// A column and whether it holds bytes.
    let all: [(name: String, isBytes: Bool)]

    init(of table: String, in connection: Connection) throws {
        all = try connection.query("SELECT name, type FROM pragma_table_info(?) ORDER BY cid", table) {
            (name: $0.text(at: 0), isBytes: $0.text(at: 1) == "BLOB")
        }
    }

    /// The row as an object of JSON, bytes in hexadecimal.
    var object: String {
        let pairs = all.map { "'\($0.name)', \($0.isBytes ? "hex(\"\($0.name)\")" : "\"\($0.name)\"")" }
        return "json_object(\(pairs.joined(separator: ", ")))"
    }
}
