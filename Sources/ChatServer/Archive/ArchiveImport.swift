internal import ChatWire
internal import Foundation
internal import SQLite

/// Reads an archive into a database, as an application that was not there.
///
/// Keys that another application of the database may have are moved by what the highest of each kind was when the
/// import began; in an empty database all stay as they were. Some thousand lines are one transaction, which also keeps
/// how far it came: an import that was killed goes on with the line behind.
final class ArchiveImport {
    private let connection: Connection
    private let storage: FileStorage
    private let path: String
    private static let linesInTransaction = 1_000

    private var offsets: [String: Int64] = [:]
    private var applicationKey: Int64 = 0
    private var columns: [String: ArchiveColumns] = [:]

    init(connection: Connection, storage: FileStorage, path: String) {
        self.connection = connection
        self.storage = storage
        self.path = path
    }

    /// Imports.
    ///
    /// - Parameters:
    ///   - applicationID: What the application is called here; as in the archive when nil.
    ///   - stop: Called after each transaction with the number of lines; true ends the import there, as a kill would.
    /// - Returns: How many lines were read.
    func run(as applicationID: String?, stop: (Int) -> Bool = { _ in false }) throws -> Int {
        var lines = try ArchiveLines(path: path)
        guard let first = try lines.next() else { throw ArchiveError("The archive is empty.", line: 1) }
        let (source, done) = try begin(first, as: applicationID)
        while lines.number < done, try lines.next() != nil {}
        while true {
            var isOver = false
            try connection.transaction {
                for _ in 0..<Self.linesInTransaction {
                    guard let line = try lines.next() else {
                        throw ArchiveError("The archive ends before its last line.", line: lines.number + 1)
                    }
                    isOver = try take(line, number: lines.number)
                    if isOver { break }
                }
                if isOver {
                    try connection.run("DELETE FROM import_progress WHERE source = ?", source)
                } else {
                    try connection.run("UPDATE import_progress SET lines = ? WHERE source = ?", lines.number, source)
                }
            }
            if isOver || stop(lines.number) { return lines.number }
        }
    }

    // MARK: - The beginning

    private func begin(_ line: [UInt8], as given: String?) throws -> (source: String, done: Int) {
        guard let header = try? JSONSerialization.jsonObject(with: Data(line)) as? [String: Any],
            let version = (header["roost_archive"] as? NSNumber)?.int64Value,
            let exportID = header["export_id"] as? String,
            let application = header["application"] as? [String: Any],
            let original = application["app_id"] as? String
        else { throw ArchiveError("It is no archive.", line: 1) }
        guard version == 1 else { throw ArchiveError("The archive is of version \(version), not 1.", line: 1) }
        let applicationID = given ?? original
        let source = "\(exportID) \(applicationID)"
        if let known = try connection.queryFirst(
            "SELECT lines, offsets FROM import_progress WHERE source = ?", source,
            row: { (lines: $0.integer(at: 0), offsets: $0.text(at: 1)) })
        {
            offsets = try JSONDecoder().decode([String: Int64].self, from: Data(known.offsets.utf8))
            applicationKey = offsets["application"] ?? 0
            return (source, Int(known.lines))
        }
        try connection.transaction {
            try insertApplication(application, as: applicationID)
            for entity in StoredTable.Entity.allCases where entity != .application {
                offsets[entity.rawValue] = try connection.queryFirst(
                    "SELECT \(entity.highestKey)"
                ) { $0.integer(at: 0) }
            }
            offsets["application"] = applicationKey
            try connection.run(
                "INSERT INTO import_progress (source, lines, offsets) VALUES (?, 1, ?)", source,
                String(decoding: try JSONEncoder().encode(offsets), as: UTF8.self))
        }
        return (source, 1)
    }

    private func insertApplication(_ row: [String: Any], as applicationID: String) throws {
        let isThere =
            try connection.queryFirst("SELECT 1 FROM application WHERE app_id = ?", applicationID) { _ in true }
            ?? false
        guard !isThere else {
            throw ArchiveError("The application '\(applicationID)' exists already: import it under another id.")
        }
        var row = row
        row["id"] = nil
        // Counted by the database as the files come.
        row["file_bytes"] = nil
        row["app_id"] = applicationID
        try insert(row, into: "application", line: 1)
        applicationKey = connection.lastInsertRowID
    }

    // MARK: - Lines

    /// Takes a line; true for the last.
    private func take(_ line: [UInt8], number: Int) throws -> Bool {
        guard let fields = try? JSONSerialization.jsonObject(with: Data(line)) as? [String: Any] else {
            throw ArchiveError("It is no JSON object.", line: number)
        }
        if fields["end"] != nil {
            guard (fields["lines"] as? NSNumber)?.intValue == number else {
                throw ArchiveError("The archive says that it has another number of lines.", line: number)
            }
            return true
        }
        if let content = fields["content"] as? String {
            try write(content, fields, line: number)
            return false
        }
        guard let name = fields["table"] as? String, let row = fields["row"] as? [String: Any] else {
            throw ArchiveError("It is neither a row nor bytes of a file.", line: number)
        }
        guard let table = StoredTables.exported.first(where: { $0.name == name }) else {
            throw ArchiveError("This server knows no table '\(name)'.", line: number)
        }
        try insert(try moved(row, of: table, line: number), into: name, line: number)
        return false
    }

    /// The row with this database's keys.
    private func moved(_ row: [String: Any], of table: StoredTable, line: Int) throws -> [String: Any] {
        var row = row
        for (column, entity) in table.keys {
            guard let value = row[column] else { continue }
            guard let key = (value as? NSNumber)?.int64Value else {
                throw ArchiveError("'\(column)' is no number.", line: line)
            }
            row[column] = moved(key, of: entity)
        }
        // What expired is noted by a time and a number in the place of users.
        let isExpiry = (row["kind"] as? NSNumber)?.intValue == ChangeKind.expired.rawValue
        for column in table.userLists where !isExpiry {
            guard let text = row[column] as? String else { continue }
            let keys = text.split(separator: ",").compactMap { Int64($0) }.map { moved($0, of: .user) }
            row[column] = keys.map(String.init).joined(separator: ",")
        }
        if table.name == "channel", let pins = row["pins"] as? String {
            row["pins"] = movedPins(pins)
        }
        // It is begun anew: how far it came is told in the other database's keys.
        if table.name == "erasure" {
            row["next"] = Int64(0)
            row["part"] = Int64(0)
        }
        guard table.name == "poll", let id = (row["id"] as? NSNumber)?.int64Value ?? row["id"] as? Int64,
            let body = row["body"] as? String
        else { return row }
        row["body"] = try Self.poll(body, id: id, line: line)
        return row
    }

    /// Pins are the message's id and its time, `id:created_at`, joined by commas.
    private func movedPins(_ pins: String) -> String {
        pins.split(separator: ",").compactMap { pin -> String? in
            let numbers = pin.split(separator: ":").compactMap { Int64($0) }
            return numbers.count == 2 ? "\(moved(numbers[0], of: .message)):\(numbers[1])" : nil
        }.joined(separator: ",")
    }

    private func moved(_ key: Int64, of entity: StoredTable.Entity) -> Int64 {
        guard key > 0 else { return key }
        return entity == .application ? applicationKey : key + (offsets[entity.rawValue] ?? 0)
    }

    /// A poll's own words hold its id.
    private static func poll(_ body: String, id: Int64, line: Int) throws -> String {
        guard var poll = try? JSONDecoder().decode(WirePoll.self, from: Data(body.utf8)) else {
            throw ArchiveError("'body' is no poll.", line: line)
        }
        poll.id = id
        for index in poll.options.indices { poll.options[index].pollID = id }
        var json = JSONWriter()
        poll.write(to: &json)
        return String(decoding: json.finish(), as: UTF8.self)
    }

    private func insert(_ row: [String: Any], into table: String, line: Int) throws {
        let known: ArchiveColumns
        if let columns = columns[table] {
            known = columns
        } else {
            known = try ArchiveColumns(of: table, in: connection)
            columns[table] = known
        }
        let names = Set(known.all.map(\.name))
        if let stranger = row.keys.first(where: { !names.contains($0) }) {
            throw ArchiveError("This server knows no '\(stranger)' of '\(table)'.", line: line)
        }
        let present = known.all.filter { row[$0.name] != nil }
        let values = try present.map { column in
            try Self.value(row[column.name], isBytes: column.isBytes, column.name, line: line)
        }
        do {
            let statement = try connection.statement(
                """
                INSERT INTO "\(table)" (\(present.map { "\"\($0.name)\"" }.joined(separator: ", ")))
                VALUES (\(present.map { _ in "?" }.joined(separator: ", ")))
                """)
            try statement.bindAll(values)
            try statement.run()
        } catch let error as SQLiteError {
            throw ArchiveError(error.message, line: line)
        }
    }

    private static func value(_ value: Any?, isBytes: Bool, _ column: String, line: Int) throws -> (any Bindable)? {
        switch value {
        case nil, is NSNull: return nil
        case let text as String:
            guard isBytes else { return text }
            guard let bytes = Hexadecimal.bytes(text) else {
                throw ArchiveError("'\(column)' is no hexadecimal.", line: line)
            }
            return bytes
        case let number as NSNumber: return number.int64Value
        case let number as Int64: return number
        default: throw ArchiveError("'\(column)' is neither a number nor a text.", line: line)
        }
    }

    // MARK: - Bytes of files

    /// Writes a piece of a file to its place. Names are ours: anything else would lead out of the folder.
    private func write(_ part: String, _ fields: [String: Any], line: Int) throws {
        let pieces = part.split(separator: ".", omittingEmptySubsequences: false)
        let isOurs =
            (16...128).contains(pieces[0].utf8.count) && Hexadecimal.bytes(String(pieces[0])) != nil
            && (pieces.count == 1 || pieces.count == 2 && Int(pieces[1]).map { (0..<10).contains($0) } == true)
        guard isOurs else { throw ArchiveError("'content' is not the name of a file.", line: line) }
        guard let offset = (fields["offset"] as? NSNumber)?.int64Value, offset >= 0,
            let data = (fields["data"] as? String).flatMap({ Data(base64Encoded: $0) })
        else { throw ArchiveError("'data' is no Base64.", line: line) }
        let content = String(pieces[0])
        let path =
            pieces.count == 1 ? storage.path(content) : storage.path(content, thumbnail: Int(pieces[1]) ?? 0)
        let folder = (path as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        if offset == 0 {
            guard
                FileManager.default.createFile(
                    atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
            else { throw ArchiveError("'\(path)' cannot be made.", line: line) }
        }
        let handle = try FileHandle(forUpdating: URL(fileURLWithPath: path))
        defer { try? handle.close() }
        guard try handle.seekToEnd() >= UInt64(offset) else {
            throw ArchiveError("Bytes before 'offset' are missing.", line: line)
        }
        // An import that goes on writes its last pieces once more.
        try handle.seek(toOffset: UInt64(offset))
        try handle.write(contentsOf: data)
        try handle.synchronize()
    }
}
