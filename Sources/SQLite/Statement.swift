internal import CSQLite

/// A compiled statement, and the row it stands on.
///
/// Bind, then `run()`, `first`, `map` or `forEach`: each of them resets the
/// statement when it ends, so that it can be bound and run again and holds no
/// read lock. Bound values stay until they are bound anew. It belongs to its
/// connection's thread.
///
/// Arguments count from 1 and columns from 0, as in SQLite.
public final class Statement {
    /// The text it was compiled from.
    public let sql: String

    let handle: OpaquePointer

    init(connection: Connection, sql: String) throws {
        self.sql = sql
        var handle: OpaquePointer?
        let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
        let result = sqlite3_prepare_v3(connection.handle, sql, -1, flags, &handle, nil)
        guard result == SQLITE_OK else { throw connection.error(result, sql: sql) }
        guard let handle else {
            throw SQLiteError(extendedCode: SQLITE_MISUSE, message: "no statement in the text", sql: sql)
        }
        self.handle = handle
    }

    deinit { sqlite3_finalize(handle) }

    // MARK: - Running

    /// Goes to the next row.
    ///
    /// - Returns: False behind the last row; call ``reset()`` then, and after any early stop.
    public func step() throws -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let result:
            let error = error(result)
            sqlite3_reset(handle)
            throw error
        }
    }

    /// Ends the run, so that the statement can be bound and run again.
    public func reset() { sqlite3_reset(handle) }

    /// Runs the statement to its end and drops its rows.
    public func run() throws {
        defer { reset() }
        while try step() {}
    }

    /// Calls the body for each row.
    public func forEach(_ body: (Statement) throws -> Void) throws {
        defer { reset() }
        while try step() { try body(self) }
    }

    /// The rows, each turned into a value.
    public func map<Value>(_ row: (Statement) throws -> Value) throws -> [Value] {
        defer { reset() }
        var values: [Value] = []
        while try step() { values.append(try row(self)) }
        return values
    }

    /// The first row turned into a value; nil where there is none.
    public func first<Value>(_ row: (Statement) throws -> Value) throws -> Value? {
        defer { reset() }
        return try step() ? try row(self) : nil
    }

    // MARK: - Binding

    /// How many arguments the statement has.
    public var argumentCount: Int { Int(sqlite3_bind_parameter_count(handle)) }

    /// Binds all arguments at once.
    ///
    /// - Throws: ``SQLiteError/Code/misuse`` when their number is not ``argumentCount``: an argument forgotten would
    ///   else keep the value of the run before.
    public func bindAll(_ arguments: [(any Bindable)?]) throws {
        guard arguments.count == argumentCount else {
            throw SQLiteError(
                extendedCode: SQLITE_MISUSE, message: "\(arguments.count) arguments for \(argumentCount)", sql: sql)
        }
        for (offset, argument) in arguments.enumerated() {
            if let argument {
                try argument.bind(to: self, at: offset + 1)
            } else {
                try bindNull(at: offset + 1)
            }
        }
    }

    /// Binds a `NULL`.
    public func bindNull(at index: Int) throws {
        try check(sqlite3_bind_null(handle, Int32(index)))
    }

    /// Binds an `INTEGER`.
    public func bind(_ value: Int64, at index: Int) throws {
        try check(sqlite3_bind_int64(handle, Int32(index), value))
    }

    /// Binds an `INTEGER`.
    public func bind(_ value: Int, at index: Int) throws {
        try check(sqlite3_bind_int64(handle, Int32(index), Int64(value)))
    }

    /// Binds an `INTEGER`, 1 for true and 0 for false.
    public func bind(_ value: Bool, at index: Int) throws {
        try check(sqlite3_bind_int(handle, Int32(index), value ? 1 : 0))
    }

    /// Binds a `REAL`.
    public func bind(_ value: Double, at index: Int) throws {
        try check(sqlite3_bind_double(handle, Int32(index), value))
    }

    /// Binds a `TEXT`; the characters are copied.
    public func bind(_ value: String, at index: Int) throws {
        var value = value
        let result = value.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                sqlite3_bind_text(
                    handle, Int32(index), characters.baseAddress ?? emptyText, Int32(characters.count), transient)
            }
        }
        try check(result)
    }

    /// Binds a `BLOB`; the bytes are copied.
    public func bind(_ value: [UInt8], at index: Int) throws {
        let result = value.withUnsafeBytes { bytes in
            // A null pointer would bind NULL.
            bytes.isEmpty
                ? sqlite3_bind_zeroblob(handle, Int32(index), 0)
                : sqlite3_bind_blob(handle, Int32(index), bytes.baseAddress, Int32(bytes.count), transient)
        }
        try check(result)
    }

    /// Binds a `TEXT`, or a `NULL` for nil.
    public func bind(_ value: String?, at index: Int) throws {
        if let value { try bind(value, at: index) } else { try bindNull(at: index) }
    }

    /// Binds an `INTEGER`, or a `NULL` for nil.
    public func bind(_ value: Int64?, at index: Int) throws {
        if let value { try bind(value, at: index) } else { try bindNull(at: index) }
    }

    private func check(_ result: Int32) throws {
        guard result == SQLITE_OK else { throw error(result) }
    }

    private func error(_ result: Int32) -> SQLiteError {
        // Asked of the statement: SQLite keeps the connection's memory for as long as one of its statements lives.
        let message = String(cString: sqlite3_errmsg(sqlite3_db_handle(handle)))
        return SQLiteError(extendedCode: result, message: message, sql: sql)
    }
}
