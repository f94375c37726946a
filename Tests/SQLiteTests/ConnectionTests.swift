import SQLite
import Testing

@Suite("A connection")
struct ConnectionTests {
    @Test("Values come back as they were bound", arguments: Place.allCases)
    func roundTrip(place: Place) throws {
        try place.withConnection { connection in
            try connection.execute("CREATE TABLE t (a, b, c, d, e, f)")
            let text = "na\u{0}ïve 🎉"
            try connection.run(
                "INSERT INTO t VALUES (?, ?, ?, ?, ?, ?)", Int64.max, 1.5, text, [0, 255] as [UInt8], nil, true)
            let flag = try connection.queryFirst("SELECT * FROM t") { row in
                #expect(row.columnCount == 6)
                #expect(row.integer(at: 0) == .max)
                #expect(row.double(at: 1) == 1.5)
                #expect(row.text(at: 2) == text)
                #expect(row.blob(at: 3) == [0, 255])
                #expect(row.isNull(at: 4) && row.optionalText(at: 4) == nil && row.optionalInteger(at: 4) == nil)
                return row.bool(at: 5)
            }
            #expect(flag == true)
        }
    }

    @Test("Empty text and empty bytes are not NULL")
    func emptyValues() throws {
        let connection = try Connection(path: Connection.inMemory)
        let isNull = try connection.queryFirst("SELECT ? IS NULL, ? IS NULL", "", [UInt8]()) {
            ($0.bool(at: 0), $0.bool(at: 1))
        }
        #expect(isNull?.0 == false)
        #expect(isNull?.1 == false)
    }

    @Test("A bound text is data, whatever it says")
    func injection() throws {
        let connection = try Connection(path: Connection.inMemory)
        try connection.execute("CREATE TABLE t (a TEXT)")
        let text = "'); DROP TABLE t; --"
        try connection.run("INSERT INTO t VALUES (?)", text)
        #expect(try connection.query("SELECT a FROM t") { $0.text(at: 0) } == [text])
    }

    @Test("Too few arguments are refused instead of taking those of the run before")
    func argumentCount() throws {
        let connection = try Connection(path: Connection.inMemory)
        _ = try connection.query("SELECT ?, ?", 1, 2) { $0.integer(at: 0) }
        let error = #expect(throws: SQLiteError.self) { try connection.query("SELECT ?, ?", 1) { $0.integer(at: 0) } }
        #expect(error?.code == .misuse)
    }

    @Test("An error says its code, its extended code and the statement")
    func errors() throws {
        let connection = try Connection(path: Connection.inMemory)
        try connection.execute("CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT NOT NULL UNIQUE)")
        try connection.run("INSERT INTO t VALUES (1, 'x')")
        let unique = #expect(throws: SQLiteError.self) { try connection.run("INSERT INTO t VALUES (2, ?)", "x") }
        #expect(unique?.code == .constraint)
        #expect(unique?.isUniqueViolation == true)
        #expect(unique?.sql == "INSERT INTO t VALUES (2, ?)")
        let missing = #expect(throws: SQLiteError.self) { try connection.run("INSERT INTO t VALUES (2, ?)", nil) }
        #expect(missing?.code == .constraint)
        #expect(missing?.isUniqueViolation == false)
        let syntax = #expect(throws: SQLiteError.self) { try connection.execute("SELEKT") }
        #expect(syntax?.code == .error)
        #expect(syntax?.description.contains("SELEKT") == true)
    }

    @Test("A statement that failed can be run again")
    func failedStatementIsReset() throws {
        let connection = try Connection(path: Connection.inMemory)
        try connection.execute("CREATE TABLE t (a INTEGER PRIMARY KEY)")
        let insert = try connection.prepare("INSERT INTO t VALUES (?)")
        for value in [1, 1, 2] {
            try insert.bind(value, at: 1)
            if value == 1, try connection.queryFirst("SELECT 1 FROM t", row: { _ in true }) == true {
                #expect(throws: SQLiteError.self) { try insert.run() }
            } else {
                try insert.run()
            }
        }
        #expect(try connection.query("SELECT a FROM t") { $0.integer(at: 0) } == [1, 2])
    }

    @Test("Foreign keys are enforced")
    func foreignKeys() throws {
        let connection = try Connection(path: Connection.inMemory)
        try connection.execute("CREATE TABLE p (id INTEGER PRIMARY KEY); CREATE TABLE c (p INTEGER REFERENCES p(id))")
        #expect(throws: SQLiteError.self) { try connection.run("INSERT INTO c VALUES (1)") }
    }

    @Test("A reader sees the last commit and never what is not committed")
    func isolation() throws {
        let file = TemporaryFile()
        let writer = try Connection(path: file.path)
        try writer.execute("CREATE TABLE t (a)")
        let reader = try Connection(path: file.path, configuration: Configuration(access: .readOnly))
        try writer.transaction {
            try writer.run("INSERT INTO t VALUES (1)")
            #expect(try reader.query("SELECT a FROM t") { $0.integer(at: 0) } == [])
        }
        #expect(try reader.query("SELECT a FROM t") { $0.integer(at: 0) } == [1])
        let error = #expect(throws: SQLiteError.self) { try reader.run("INSERT INTO t VALUES (2)") }
        #expect(error?.code == .readOnly)
    }

    @Test("A second writer is told that the file is busy")
    func busy() throws {
        let file = TemporaryFile()
        let first = try Connection(path: file.path)
        let second = try Connection(path: file.path, configuration: Configuration(busyTimeoutMilliseconds: 0))
        try first.begin()
        let error = #expect(throws: SQLiteError.self) { try second.begin() }
        #expect(error?.code == .busy)
        first.rollback()
        try second.begin()
        try second.commit()
    }

    @Test("A missing file is made only where that was asked")
    func missingFile() throws {
        let file = TemporaryFile()
        let error = #expect(throws: SQLiteError.self) {
            try Connection(path: file.path, configuration: Configuration(access: .readWrite))
        }
        #expect(error?.code == .cannotOpen)
    }

    @Test("A statement outlives its connection without harm")
    func statementOutlivesConnection() throws {
        let statement = try Connection(path: Connection.inMemory).prepare("SELECT 7")
        #expect(try statement.first { $0.integer(at: 0) } == 7)
    }
}
