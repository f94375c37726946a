internal import CSQLite

/// An open database: one file or one in memory.
///
/// A connection and its statements belong to one thread (or one serial
/// executor) at a time; the type is not `Sendable` and takes no lock. Readers
/// that run beside a writer open connections of their own: in WAL mode they
/// see the last commit and wait for nobody.
///
/// ```swift
/// let connection = try Connection(path: "chat.db")
/// try connection.execute("CREATE TABLE IF NOT EXISTS note (id INTEGER PRIMARY KEY, text TEXT NOT NULL)")
/// try connection.transaction {
///     try connection.run("INSERT INTO note (text) VALUES (?)", "hello")
/// }
/// let texts = try connection.query("SELECT text FROM note") { $0.text(at: 0) }
/// ```
public final class Connection {
    /// The path that means a database in memory, gone with the connection.
    public static let inMemory = ":memory:"

    /// The path it was opened with.
    public let path: String

    /// How many compiled statements ``statement(_:)`` keeps; past it all are dropped and compiled anew.
    static let cachedStatementsMost = 256

    let handle: OpaquePointer
    private var cache: [String: Statement] = [:]

    /// Opens a database and puts it in WAL mode (a database in memory has no log).
    ///
    /// - Throws: ``SQLiteError`` when the file cannot be opened, or is no database or damaged at its head
    ///   (``SQLiteError/isDamage``).
    public init(path: String, configuration: Configuration = Configuration()) throws {
        self.path = path
        handle = try Self.open(path, access: configuration.access, fileSystem: configuration.fileSystem)
        sqlite3_busy_timeout(handle, configuration.busyTimeoutMilliseconds)
        try configure(configuration)
    }

    deinit {
        cache.removeAll()
        // `_v2` waits for statements that outlive the connection.
        sqlite3_close_v2(handle)
    }

    private static func open(
        _ path: String, access: Configuration.Access, fileSystem: String?
    ) throws -> OpaquePointer {
        // No mutex: the connection belongs to one thread at a time (see the type).
        var flags = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        switch access {
        case .create: flags |= SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        case .readWrite: flags |= SQLITE_OPEN_READWRITE
        case .readOnly: flags |= SQLITE_OPEN_READONLY
        }
        var handle: OpaquePointer?
        let result = sqlite3_open_v2(path, &handle, flags, fileSystem)
        guard result == SQLITE_OK, let handle else {
            let message = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
            sqlite3_close_v2(handle)
            throw SQLiteError(extendedCode: result, message: message)
        }
        return handle
    }

    private func configure(_ configuration: Configuration) throws {
        if configuration.access != .readOnly {
            try execute("PRAGMA journal_mode = WAL")
        }
        try execute("PRAGMA synchronous = \(configuration.synchronous.rawValue)")
        try execute("PRAGMA foreign_keys = \(configuration.enforcesForeignKeys ? "ON" : "OFF")")
        try execute("PRAGMA wal_autocheckpoint = \(configuration.automaticCheckpointPages)")
        try execute("PRAGMA cache_size = -\(configuration.cacheSizeKibibytes)")
        try execute("PRAGMA mmap_size = \(configuration.memoryMapBytes)")
        // A file from elsewhere must not make us run functions of its choice.
        try execute("PRAGMA trusted_schema = OFF")
        try execute("PRAGMA temp_store = MEMORY")
    }

    // MARK: - Running SQL

    /// Runs SQL without arguments and results; several statements may be separated by semicolons.
    public func execute(_ sql: String) throws {
        var message: UnsafeMutablePointer<CChar>?
        let result = sqlite3_exec(handle, sql, nil, nil, &message)
        defer { sqlite3_free(message) }
        guard result == SQLITE_OK else {
            let text = message.map { String(cString: $0) } ?? errorMessage
            throw SQLiteError(extendedCode: result, message: text, sql: sql)
        }
    }

    /// Compiles a statement that the caller keeps: for hot paths, where a look-up by text would cost.
    public func prepare(_ sql: String) throws -> Statement {
        try Statement(connection: self, sql: sql)
    }

    /// The compiled statement of this text, from the connection's cache.
    ///
    /// One text has one statement: do not run it again from within its own iteration.
    public func statement(_ sql: String) throws -> Statement {
        if let statement = cache[sql] { return statement }
        let statement = try prepare(sql)
        // Texts that are put together from parts could grow the cache without end.
        if cache.count >= Self.cachedStatementsMost { cache.removeAll() }
        cache[sql] = statement
        return statement
    }

    /// Runs a statement from the cache to its end and drops its rows.
    ///
    /// - Returns: How many rows were inserted, changed or deleted.
    @discardableResult
    public func run(_ sql: String, _ arguments: (any Bindable)?...) throws -> Int {
        let statement = try statement(sql)
        try statement.bindAll(arguments)
        try statement.run()
        return changes
    }

    /// The rows of a statement from the cache, each turned into a value.
    public func query<Value>(
        _ sql: String, _ arguments: (any Bindable)?..., row: (Statement) throws -> Value
    ) throws -> [Value] {
        let statement = try statement(sql)
        try statement.bindAll(arguments)
        return try statement.map(row)
    }

    /// The rows of a statement from the cache, its arguments in a list: for text that is put together from parts.
    public func query<Value>(
        _ sql: String, arguments: [(any Bindable)?], row: (Statement) throws -> Value
    ) throws -> [Value] {
        let statement = try statement(sql)
        try statement.bindAll(arguments)
        return try statement.map(row)
    }

    /// The first row of a statement from the cache; nil where there is none.
    public func queryFirst<Value>(
        _ sql: String, _ arguments: (any Bindable)?..., row: (Statement) throws -> Value
    ) throws -> Value? {
        let statement = try statement(sql)
        try statement.bindAll(arguments)
        return try statement.first(row)
    }

    // MARK: - State

    /// How many rows the last `INSERT`, `UPDATE` or `DELETE` touched.
    public var changes: Int { Int(sqlite3_changes(handle)) }

    /// The rowid of the last inserted row.
    public var lastInsertRowID: Int64 { sqlite3_last_insert_rowid(handle) }

    /// Whether a transaction is open.
    public var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

    /// Makes the running call on another thread end with ``SQLiteError/Code/interrupted``.
    ///
    /// The one call that may come from another thread, as long as the connection is alive.
    public func interrupt() { sqlite3_interrupt(handle) }

    var errorMessage: String { String(cString: sqlite3_errmsg(handle)) }

    func error(_ result: Int32, sql: String? = nil) -> SQLiteError {
        SQLiteError(extendedCode: result, message: errorMessage, sql: sql)
    }
}
