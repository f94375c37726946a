internal import SQLite

/// The epoch: which history the numbers of this store belong to.
///
/// A store that was put back from a copy goes on with numbers that clients have seen mean something else. So a copy has
/// no epoch: whoever works with it first gives it a new one, and clients, who are told at login, know.
extension WriteContext {
    /// The store's epoch; a new one where there is none.
    func epoch() throws -> String {
        if let known = try Epoch.stored(in: connection) { return known }
        return try renewEpoch()
    }

    /// Begins a new epoch: every client forgets what it has and reads anew.
    func renewEpoch() throws -> String {
        let number = environment.randomBytes(6).reduce(Int64(1)) { $0 << 8 | Int64($1) }
        try connection.run(
            """
            INSERT INTO counter (name, value) VALUES ('epoch', ?)
            ON CONFLICT (name) DO UPDATE SET value = excluded.value
            """, number)
        return Epoch.text(number)
    }
}

/// How an epoch is stored.
enum Epoch {
    /// The epoch of a store; nil where it has none (yet).
    static func stored(in connection: Connection) throws -> String? {
        try connection.queryFirst("SELECT value FROM counter WHERE name = 'epoch'") { text($0.integer(at: 0)) }
    }

    static func text(_ number: Int64) -> String { String(number, radix: 16) }

    /// Takes the epoch out of a copy of a store, which is of any version.
    static func remove(fromCopy path: String) throws {
        let connection = try Connection(path: path)
        let hasCounters = try connection.queryFirst(
            "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'counter'"
        ) { _ in true }
        guard hasCounters == true else { return }
        try connection.run("DELETE FROM counter WHERE name = 'epoch'")
        try connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    }
}
