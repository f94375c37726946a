internal import ChatTransport
internal import ChatWire
internal import Foundation
internal import SQLite

/// Writes all of an application into one file of JSON lines: users, channels, members, messages, files and what hangs
/// on them, with numbers, read positions and change logs.
///
/// ```
/// {"roost_archive":1,"export_id":…,"application":{…}}
/// {"table":"user","row":{…}}
/// {"content":"ab12…","offset":0,"data":"…"}          bytes of a file, in pieces, in Base64
/// {"end":true,"lines":1234}
/// ```
/// The rows are those of the store, in the order of their keys. The file grows under the name with `.partial` and gets
/// its own when it is whole; an export that was killed goes on behind its last whole line.
struct ArchiveExport {
    private let connection: SQLite.Connection
    private let storage: FileStorage
    private let path: String
    private static let version: Int64 = 1
    private static let pieceBytes = 196_608

    init(connection: SQLite.Connection, storage: FileStorage, path: String) {
        self.connection = connection
        self.storage = storage
        self.path = path
    }

    /// Where a killed export was: the last line that is whole.
    private struct Place {
        var lines: Int64 = 0
        var bytes: UInt64 = 0
        var table: String?
        var row: [String: Any] = [:]
        var content: String?
        var contentOffset: Int64 = 0
    }

    /// Exports.
    ///
    /// - Parameter exportID: What tells this export from others; a continued one keeps its first.
    /// - Returns: How many lines were written in all.
    func run(applicationID: String, exportID: String, now: Int64) throws -> Int64 {
        guard !FileManager.default.fileExists(atPath: path) else { throw ArchiveError("'\(path)' exists already.") }
        return try connection.transaction(.deferred) {
            guard
                let key = try connection.queryFirst(
                    "SELECT id FROM application WHERE app_id = ?", applicationID, row: { $0.integer(at: 0) })
            else { throw ArchiveError("There is no application '\(applicationID)'.") }
            let partial = path + ".partial"
            let place = try place(in: partial, applicationID: applicationID)
            let file = try ArchiveFile(path: partial, keeping: place.bytes)
            var lines = place.lines
            if lines == 0 {
                try file.add(try header(key, exportID: exportID, now: now))
                lines = 1
            }
            try writeTables(key, from: place, to: file, &lines)
            try writeContents(key, from: place, to: file, &lines)
            lines += 1
            try file.add(Array("{\"end\":true,\"lines\":\(lines)}".utf8))
            try file.finish()
            try FileManager.default.moveItem(atPath: partial, toPath: path)
            return lines
        }
    }

    private func header(_ key: Int64, exportID: String, now: Int64) throws -> [UInt8] {
        let columns = try ArchiveColumns(of: "application", in: connection)
        let row = try connection.queryFirst("SELECT \(columns.object) FROM application WHERE id = ?", key) {
            $0.text(at: 0)
        }
        var json = JSONWriter()
        json.beginObject()
        json.key("roost_archive")
        json.value(Self.version)
        json.key("export_id")
        json.value(exportID)
        json.key("exported_at")
        json.value(now)
        json.key("application")
        json.raw((row ?? "{}").utf8)
        json.endObject()
        return json.finish()
    }

    private func place(in partial: String, applicationID: String) throws -> Place {
        var place = Place()
        guard FileManager.default.fileExists(atPath: partial) else { return place }
        var lines = try ArchiveLines(path: partial)
        var last: [UInt8] = []
        while let line = try lines.next() {
            if lines.number == 1 {
                let header = try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any]
                let application = (header?["application"] as? [String: Any])?["app_id"] as? String
                guard application == applicationID else {
                    throw ArchiveError("'\(partial)' is of another application: remove it first.")
                }
            }
            last = line
        }
        guard lines.number > 0 else { return place }
        let fields = try JSONSerialization.jsonObject(with: Data(last)) as? [String: Any] ?? [:]
        place.lines = Int64(lines.number)
        place.bytes = UInt64(lines.bytes)
        place.table = fields["table"] as? String
        place.row = fields["row"] as? [String: Any] ?? [:]
        place.content = fields["content"] as? String
        if place.content != nil {
            // The last piece may be half of a file: it is written anew from there.
            let bytes = (fields["data"] as? String).flatMap { Data(base64Encoded: $0) }?.count ?? 0
            place.contentOffset = ((fields["offset"] as? NSNumber)?.int64Value ?? 0) + Int64(bytes)
        }
        return place
    }

    // MARK: - Rows

    private func writeTables(_ key: Int64, from place: Place, to file: ArchiveFile, _ lines: inout Int64) throws {
        guard place.content == nil else { return }
        var isBehind = place.table == nil
        for table in StoredTables.exported {
            let isHere = table.name == place.table
            guard isBehind || isHere else { continue }
            isBehind = true
            lines += try write(table, key, after: isHere ? place.row : nil, to: file)
        }
    }

    private func write(_ table: StoredTable, _ key: Int64, after row: [String: Any]?, to file: ArchiveFile) throws
        -> Int64
    {
        let columns = try ArchiveColumns(of: table.name, in: connection)
        let names = table.order.map { "\"\($0.column)\"" }.joined(separator: ", ")
        var arguments: [(any Bindable)?] = [key]
        var condition = table.condition
        if let row {
            condition += " AND (\(names)) > (\(table.order.map { _ in "?" }.joined(separator: ", ")))"
            for (column, kind) in table.order { arguments.append(try value(row[column], kind)) }
        }
        let statement = try connection.prepare(
            "SELECT \(columns.object) FROM \"\(table.name)\" WHERE \(condition) ORDER BY \(names)")
        try statement.bindAll(arguments)
        let head = Array("{\"table\":\"\(table.name)\",\"row\":".utf8)
        var count: Int64 = 0
        try statement.forEach { row in
            try file.add(head + Array(row.text(at: 0).utf8) + [UInt8(ascii: "}")])
            count += 1
        }
        return count
    }

    private func value(_ value: Any?, _ kind: StoredTable.Kind) throws -> (any Bindable)? {
        switch kind {
        case .number: (value as? NSNumber)?.int64Value
        case .text: value as? String
        case .bytes: (value as? String).flatMap { Hexadecimal.bytes($0) }
        }
    }

    // MARK: - Bytes of files

    private func writeContents(_ key: Int64, from place: Place, to file: ArchiveFile, _ lines: inout Int64) throws {
        let names = try connection.prepare(
            """
            SELECT DISTINCT content FROM file WHERE application = ? AND use IN (1, 2) AND content >= ?
            ORDER BY content
            """)
        let first = place.content.map { String($0.prefix { $0 != "." }) } ?? ""
        try names.bindAll([key, first])
        try names.forEach { row in
            let name = row.text(at: 0)
            for part in [name] + (0..<10).map({ "\(name).\($0)" }) {
                // Thumbnails are numbered without holes; bytes that are gone are left out.
                guard FileManager.default.fileExists(atPath: partPath(part)) else { break }
                guard part >= place.content ?? "" else { continue }
                lines += try write(
                    part, from: part == place.content ? place.contentOffset : 0, to: file)
            }
        }
    }

    private func partPath(_ part: String) -> String {
        let pieces = part.split(separator: ".")
        guard pieces.count == 2, let index = Int(pieces[1]) else { return storage.path(part) }
        return storage.path(String(pieces[0]), thumbnail: index)
    }

    private func write(_ part: String, from start: Int64, to file: ArchiveFile) throws -> Int64 {
        let reader = try FileReader(path: partPath(part))
        var offset = start
        var count: Int64 = 0
        while offset < reader.size || reader.size == 0 && start == 0 && count == 0 {
            let bytes = try reader.read(at: offset, count: Self.pieceBytes)
            var json = JSONWriter(capacity: bytes.count * 4 / 3 + 128)
            json.beginObject()
            json.key("content")
            json.value(part)
            json.key("offset")
            json.value(offset)
            json.key("data")
            json.value(Data(bytes).base64EncodedString())
            json.endObject()
            try file.add(json.finish())
            offset += Int64(bytes.count)
            count += 1
            guard !bytes.isEmpty else { break }
        }
        return count
    }
}
