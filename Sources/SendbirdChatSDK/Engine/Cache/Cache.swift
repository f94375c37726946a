internal import ChatWire
internal import SQLite

/// What this device keeps of one user of one application: in a file, or in memory where caching is off.
///
/// Everything is thrown away and read anew from the server without loss, but
/// for the outbox. Touched by the engine's executor only. Calls throw what
/// SQLite answers; the engine replaces a cache that fails by one in memory.
final class Cache {
    let connection: Connection
    /// The file; nil in memory.
    let path: String?

    /// Opens or makes the cache. A file that is damaged, or was written by a newer version, is set aside, and an empty
    /// one takes its place.
    init(path: String?) throws {
        self.path = path
        guard let path else {
            connection = try Self.open(Connection.inMemory)
            return
        }
        do {
            connection = try Self.open(path)
        } catch {
            try DatabaseFile.setAside(path, mark: ".set-aside")
            connection = try Self.open(path)
        }
    }

    private static func open(_ path: String) throws -> Connection {
        // The process may be killed at any time without loss; a power cut may take the last moments, which the server
        // has, or the user sends again.
        let connection = try Connection(path: path, configuration: Configuration(synchronous: .normal))
        if path != Connection.inMemory { try connection.checkIntegrity() }
        try CacheSchema.migrations.run(on: connection)
        return connection
    }

    func begin() throws { try connection.begin() }
    func commit() throws { try connection.commit() }
    func rollback() { connection.rollback() }

    // MARK: - Facts

    /// A value under a name.
    func fact<Value: Decodable>(_ name: CacheFact, as type: Value.Type) throws -> Value? {
        let bytes = try connection.queryFirst("SELECT value FROM fact WHERE name = ?", name.rawValue) { $0.blob(at: 0) }
        return try bytes.map { try JSONDecoder().decode(type, from: Data($0)) }
    }

    func setFact<Value: Encodable>(_ name: CacheFact, to value: Value?) throws {
        guard let value else {
            try connection.run("DELETE FROM fact WHERE name = ?", name.rawValue)
            return
        }
        let bytes = [UInt8](try JSONEncoder().encode(value))
        try connection.run("INSERT OR REPLACE INTO fact (name, value) VALUES (?, ?)", name.rawValue, bytes)
    }

    /// The size on disk, or in memory, in bytes.
    func size() throws -> Int {
        let pages = try connection.queryFirst("PRAGMA page_count") { Int($0.integer(at: 0)) } ?? 0
        let free = try connection.queryFirst("PRAGMA freelist_count") { Int($0.integer(at: 0)) } ?? 0
        let pageSize = try connection.queryFirst("PRAGMA page_size") { Int($0.integer(at: 0)) } ?? 0
        return (pages - free) * pageSize
    }

    /// Deletes what came from the server: what is not sent, and half typed, stays.
    func forgetServer() throws {
        for table in ["channel", "message", "span", "reply_span"] { try connection.run("DELETE FROM \(table)") }
        for fact in [CacheFact.position, .userSeq] {
            try connection.run("DELETE FROM fact WHERE name = ?", fact.rawValue)
        }
    }

    /// Deletes everything.
    func clear() throws {
        for table in ["fact", "channel", "message", "span", "reply_span", "outbox", "draft"] {
            try connection.run("DELETE FROM \(table)")
        }
    }
}

/// The names of what the cache keeps one of.
enum CacheFact: String {
    /// The current user.
    case user
    /// How far the application's log was taken in.
    case position
    /// The key for reading files, of the last login.
    case fileKey
    /// The number of the last change of the user's own rows.
    case userSeq
    /// Which history of the server the numbers belong to.
    case epoch
}
