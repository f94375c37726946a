import SQLite
import Testing

@testable import ChatServer

/// The real schema against what the server says of its tables.
@Suite("What is known of the tables")
struct StoredTablesTests {
    private let connection: Connection

    init() throws {
        connection = try Connection(path: Connection.inMemory)
        try Schema.migrations.run(on: connection)
        // Rows are made up here: what they refer to need not be.
        try connection.execute("PRAGMA foreign_keys = OFF")
    }

    private struct Column {
        let name: String
        let type: String
        let isPartOfKey: Bool
    }

    private func tables() throws -> [String] {
        try connection.query("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'") {
            $0.text(at: 0)
        }
    }

    private func columns(of table: String) throws -> [Column] {
        try connection.query("SELECT name, type, pk FROM pragma_table_info(?) ORDER BY cid", table) {
            Column(name: $0.text(at: 0), type: $0.text(at: 1), isPartOfKey: $0.integer(at: 2) > 0)
        }
    }

    @Test("Every table of the schema is described, once, and no other")
    func complete() throws {
        let names = StoredTables.all.map(\.name)
        #expect(Set(names).count == names.count)
        let undescribed = Set(try tables()).subtracting(names)
        #expect(undescribed == [], "Say in StoredTables whose the rows are")
        #expect(Set(names).subtracting(try tables()) == [])
        for entity in StoredTable.Entity.allCases { #expect(names.contains(entity.rawValue)) }
    }

    @Test("Every column that holds a key is named, and names what the schema says that it refers to")
    func links() throws {
        let roles: Set = [
            "application", "user", "channel", "message", "poll", "sender", "creator", "inviter", "uploader", "reporter",
            "offender", "blocker", "blocked", "last_message", "announcement", "parent",
        ]
        for table in StoredTables.all {
            let columns = try columns(of: table.name)
            for column in columns where column.type == "INTEGER" && roles.contains(column.name) {
                #expect(table.keys[column.name] != nil, "\(table.name).\(column.name)")
            }
            for link in table.links { #expect(columns.contains { $0.name == link.column }, "\(table.name)") }
            for list in table.userLists { #expect(columns.contains { $0.name == list }, "\(table.name)") }
            let references = try connection.query(
                "SELECT \"from\", \"table\" FROM pragma_foreign_key_list(?)", table.name
            ) { (column: $0.text(at: 0), table: $0.text(at: 1)) }
            for reference in references {
                #expect(table.keys[reference.column]?.rawValue == reference.table, "\(table.name).\(reference.column)")
            }
        }
    }

    @Test("What an archive takes is told apart by the table's own key, and belongs to an application")
    func exported() throws {
        for table in StoredTables.exported {
            let key = Set(try columns(of: table.name).filter(\.isPartOfKey).map(\.name))
            // The application stands in the key of push tokens too: within one it says nothing.
            #expect(key.subtracting(["application"]) == Set(table.order.map(\.column)), "\(table.name)")
            #expect(throws: Never.self, "\(table.name)") {
                _ = try connection.query("SELECT 1 FROM \"\(table.name)\" WHERE \(table.condition)", 1) { _ in 1 }
            }
        }
        // Those that others refer to come first: an import keeps the schema's promises row by row.
        for (place, table) in StoredTables.exported.enumerated() {
            for reference in try connection.query(
                "SELECT DISTINCT \"table\" FROM pragma_foreign_key_list(?)", table.name, row: { $0.text(at: 0) })
            where reference != "application" {
                let other = try #require(StoredTables.exported.firstIndex { $0.name == reference })
                #expect(other < place, "\(table.name) refers to \(reference)")
            }
        }
    }

    /// Fills every table with rows of two worlds, whose keys are 1 and 2 of everything.
    private func fill() throws {
        for table in StoredTables.all {
            let columns = try columns(of: table.name)
            for world in [Int64(1), 2] {
                let values: [(any Bindable)?] = columns.map { column in
                    if table.keys[column.name] != nil { return world }
                    switch column.type {
                    case "TEXT": return "\(table.name) \(column.name) \(world)"
                    case "BLOB": return [UInt8(truncatingIfNeeded: world)]
                    default: return world
                    }
                }
                let statement = try connection.prepare(
                    "INSERT OR REPLACE INTO \"\(table.name)\" VALUES (\(values.map { _ in "?" }.joined(separator: ", ")))"
                )
                try statement.bindAll(values)
                try statement.run()
            }
        }
        try connection.run("UPDATE import_progress SET offsets = '{}'")
    }

    private func count(_ sql: String) throws -> Int64 {
        try connection.queryFirst("SELECT count(*) FROM \(sql)") { $0.integer(at: 0) } ?? 0
    }

    @Test(
        "With a channel, a message, a user, a poll goes all that says so, and nothing of others",
        arguments: [StoredTable.Entity.channel, .message, .user, .poll, .announcement])
    func deletion(entity: StoredTable.Entity) throws {
        try fill()
        try connection.deleteRows(with: entity, key: 1)
        try connection.run("DELETE FROM \"\(entity.rawValue)\" WHERE id = 1")
        for table in StoredTables.all {
            for link in table.links where link.entity == entity {
                let rows = "\"\(table.name)\" WHERE \"\(link.column)\" ="
                if link.fate == .goes { #expect(try count("\(rows) 1") == 0, "\(table.name).\(link.column)") }
                #expect(try count("\(rows) 2") == 1, "\(table.name).\(link.column) of another")
            }
        }
        #expect(try StoredTables.strays(in: connection) == [])
    }

    @Test("A channel that people are still to hear of keeps its members' rows alone")
    func sparing() throws {
        try fill()
        try connection.deleteRows(with: .channel, key: 1, sparing: ["member"])
        #expect(try count("member WHERE channel = 1") == 1)
        #expect(try count("message WHERE channel = 1") == 0 && count("channel_change WHERE channel = 1") == 0)
        #expect(try count("reaction WHERE message = 1") == 0 && count("poll_vote WHERE poll = 1") == 0)
    }

    @Test(
        "Nothing that is deleted is looked for by walking a whole table",
        arguments: [StoredTable.Entity.channel, .message, .user, .poll])
    func plans(entity: StoredTable.Entity) throws {
        for deletion in StoredTables.deletions(with: entity) {
            let statement = try connection.prepare("EXPLAIN QUERY PLAN \(deletion.sql)")
            try statement.bindAll([1])
            let steps = try statement.map { $0.text(at: 3) }
            #expect(!steps.contains { $0.hasPrefix("SCAN") }, "\(deletion.sql): \(steps)")
        }
    }

    @Test("The check finds a row whose owner is gone, in every table that should have lost it")
    func strays() throws {
        for table in StoredTables.all {
            for link in table.links where link.fate == .goes {
                try fill()
                try connection.run(
                    "UPDATE OR REPLACE \"\(table.name)\" SET \"\(link.column)\" = 9 WHERE \"\(link.column)\" = 1")
                let findings = try StoredTables.strays(in: connection)
                #expect(
                    findings.contains(
                        "1 rows of '\(table.name)' belong to a \(link.entity.rawValue) that is not there."),
                    "\(table.name).\(link.column): \(findings)")
                try connection.run("DELETE FROM \"\(table.name)\"")
            }
        }
    }

    @Test("No key is given twice, whatever was deleted", arguments: [StoredTable.Entity.user, .channel])
    func keys(entity: StoredTable.Entity) throws {
        try fill()
        func next() throws -> Int64? {
            try connection.queryFirst("SELECT \(entity.nextKey)") { $0.integer(at: 0) }
        }
        try connection.run("DELETE FROM counter")
        try connection.keepHighestKey(of: entity)
        try connection.run("DELETE FROM \"\(entity.rawValue)\" WHERE id = 2")
        #expect(try next() == 3)
        #expect(try connection.queryFirst("SELECT \(entity.highestKey)") { $0.integer(at: 0) } == 2)
    }
}
