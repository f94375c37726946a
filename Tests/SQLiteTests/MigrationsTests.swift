import SQLite
import Testing

@Suite("Migrations")
struct MigrationsTests {
    private let first = "CREATE TABLE t (a)"
    private let second = "ALTER TABLE t ADD COLUMN b DEFAULT 7; INSERT INTO t (a) VALUES (1)"

    @Test("A new file runs every step once", arguments: Place.allCases)
    func newFile(place: Place) throws {
        try place.withConnection { connection in
            let migrations = Migrations([first, second])
            for _ in 0..<2 { try migrations.run(on: connection) }
            #expect(try Migrations.version(of: connection) == 2)
            #expect(try connection.query("SELECT a, b FROM t") { $0.integer(at: 1) } == [7])
        }
    }

    @Test("An older file runs the steps that it lacks, across a restart")
    func olderFile() throws {
        let file = TemporaryFile()
        try Migrations([first]).run(on: Connection(path: file.path))
        let connection = try Connection(path: file.path)
        try Migrations([first, second]).run(on: connection)
        #expect(try connection.query("SELECT b FROM t") { $0.integer(at: 0) } == [7])
    }

    @Test("A step that fails leaves the file at its old version")
    func failingStep() throws {
        let connection = try Connection(path: Connection.inMemory)
        try Migrations([first]).run(on: connection)
        #expect(throws: SQLiteError.self) { try Migrations([first, second, "SELEKT"]).run(on: connection) }
        #expect(try Migrations.version(of: connection) == 1)
        #expect(try connection.queryFirst("SELECT count(*) FROM t") { $0.integer(at: 0) } == 0)
    }

    @Test("A newer file is refused with both versions, and not touched")
    func newerFile() throws {
        let connection = try Connection(path: Connection.inMemory)
        try Migrations([first, second]).run(on: connection)
        let error = #expect(throws: Migrations.NewerVersionError.self) {
            try Migrations([first]).run(on: connection)
        }
        #expect(error?.found == 2)
        #expect(error?.known == 1)
        #expect(try Migrations.version(of: connection) == 2)
    }

    @Test("Steps may be code")
    func codeSteps() throws {
        let connection = try Connection(path: Connection.inMemory)
        let migrations = Migrations(steps: [
            { try $0.execute("CREATE TABLE t (a)") }, { try $0.run("INSERT INTO t VALUES (?)", 3) },
        ])
        try migrations.run(on: connection)
        #expect(migrations.version == 2)
        #expect(try connection.query("SELECT a FROM t") { $0.integer(at: 0) } == [3])
    }
}
