import SQLite
import Testing

@Suite("Transactions and savepoints")
struct TransactionTests {
    struct Refused: Error {}

    private func withTable(_ place: Place, _ body: (Connection) throws -> Void) throws {
        try place.withConnection { connection in
            try connection.execute("CREATE TABLE t (a INTEGER PRIMARY KEY)")
            try body(connection)
        }
    }

    private func values(_ connection: Connection) throws -> [Int64] {
        try connection.query("SELECT a FROM t ORDER BY a") { $0.integer(at: 0) }
    }

    @Test("A body that throws leaves nothing behind", arguments: Place.allCases)
    func rollback(place: Place) throws {
        try withTable(place) { connection in
            #expect(throws: Refused.self) {
                try connection.transaction {
                    try connection.run("INSERT INTO t VALUES (1)")
                    throw Refused()
                }
            }
            #expect(!connection.isInTransaction)
            let left = try values(connection)
            #expect(left == [])
        }
    }

    @Test("A savepoint undoes its own writes only", arguments: Place.allCases)
    func savepoint(place: Place) throws {
        try withTable(place) { connection in
            try connection.transaction {
                try connection.savepoint { try connection.run("INSERT INTO t VALUES (1)") }
                #expect(throws: Refused.self) {
                    try connection.savepoint {
                        try connection.run("INSERT INTO t VALUES (2)")
                        try connection.savepoint { try connection.run("INSERT INTO t VALUES (3)") }
                        throw Refused()
                    }
                }
                try connection.savepoint {
                    try connection.run("INSERT INTO t VALUES (4)")
                    #expect(throws: Refused.self) {
                        try connection.savepoint {
                            try connection.run("INSERT INTO t VALUES (5)")
                            throw Refused()
                        }
                    }
                }
            }
            #expect(try values(connection) == [1, 4])
        }
    }

    @Test("A commit that fails is rolled back")
    func failingCommit() throws {
        let connection = try Connection(path: Connection.inMemory)
        try connection.execute(
            """
            CREATE TABLE p (id INTEGER PRIMARY KEY);
            CREATE TABLE c (p INTEGER REFERENCES p(id) DEFERRABLE INITIALLY DEFERRED)
            """)
        let error = #expect(throws: SQLiteError.self) {
            try connection.transaction { try connection.run("INSERT INTO c VALUES (1)") }
        }
        #expect(error?.code == .constraint)
        #expect(!connection.isInTransaction)
        #expect(try connection.queryFirst("SELECT count(*) FROM c") { $0.integer(at: 0) } == 0)
    }

    @Test("begin, commit and rollback frame a loop")
    func manual() throws {
        try withTable(.memory) { connection in
            try connection.begin()
            try connection.run("INSERT INTO t VALUES (1)")
            try connection.commit()
            try connection.begin()
            try connection.run("INSERT INTO t VALUES (2)")
            connection.rollback()
            connection.rollback()
            #expect(try values(connection) == [1])
        }
    }
}
