import Foundation
import SQLite
import Testing

@Suite("Damaged files")
struct DamageTests {
    @Test("A file that is no database is told at opening")
    func notADatabase() throws {
        let file = TemporaryFile()
        try Data(repeating: 0x5a, count: 8192).write(to: URL(fileURLWithPath: file.path))
        let error = #expect(throws: SQLiteError.self) { try Connection(path: file.path) }
        #expect(error?.code == .notADatabase)
        #expect(error?.isDamage == true)
    }

    @Test("Damage inside the file is found by the integrity check")
    func damagedInside() throws {
        let file = TemporaryFile()
        do {
            let connection = try Connection(path: file.path)
            try connection.execute("CREATE TABLE t (a TEXT); CREATE INDEX i ON t (a)")
            try connection.transaction {
                for number in 0..<2_000 { try connection.run("INSERT INTO t VALUES (?)", "row number \(number)") }
            }
            try connection.checkIntegrity()
            try connection.checkpoint(.truncate)
        }
        let handle = try FileHandle(forUpdating: URL(fileURLWithPath: file.path))
        try handle.seek(toOffset: 4096 * 2)
        try handle.write(contentsOf: Data(repeating: 0xff, count: 4096 * 4))
        try handle.close()
        let connection = try Connection(path: file.path)
        let error = #expect(throws: SQLiteError.self) { try connection.checkIntegrity() }
        #expect(error?.isDamage == true)
    }

    @Test("A file set aside keeps its content under the new name, and the place is free")
    func setAside() throws {
        let file = TemporaryFile()
        do { try Connection(path: file.path).execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)") }
        let path = try #require(try DatabaseFile.setAside(file.path, mark: ".damaged"))
        let old = try Connection(path: path)
        #expect(try old.query("SELECT a FROM t") { $0.integer(at: 0) } == [1])
        #expect(!FileManager.default.fileExists(atPath: file.path))
        #expect(try DatabaseFile.setAside(file.path, mark: ".damaged") == nil)
    }

    @Test("A checkpoint moves the log into the file")
    func checkpoint() throws {
        let file = TemporaryFile()
        let connection = try Connection(path: file.path, configuration: Configuration(automaticCheckpointPages: 0))
        try connection.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
        let passive = try connection.checkpoint()
        #expect(passive.logPages > 0 && passive.checkpointedPages == passive.logPages)
        #expect(try connection.checkpoint(.truncate).logPages == 0)
    }
}
