internal import CSQLite

/// Tells SQLite to copy bound bytes before the call returns (`SQLITE_TRANSIENT`, which the header defines by a cast
/// that Swift does not import; SQLite compares the value and never calls it).
let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

/// An address for the empty text: a null pointer would bind NULL.
nonisolated(unsafe) let emptyText: UnsafePointer<CChar> = {
    // Written once, here, and only read afterwards: safe to share.
    let pointer = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
    pointer.initialize(to: 0)
    return UnsafePointer(pointer)
}()

extension Statement {
    /// How many columns a row has.
    public var columnCount: Int { Int(sqlite3_column_count(handle)) }

    /// Whether the column is `NULL`.
    public func isNull(at column: Int) -> Bool {
        sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL
    }

    /// The column as a whole number; `NULL` reads as 0.
    public func integer(at column: Int) -> Int64 {
        sqlite3_column_int64(handle, Int32(column))
    }

    /// The column as a whole number; nil for `NULL`.
    public func optionalInteger(at column: Int) -> Int64? {
        isNull(at: column) ? nil : integer(at: column)
    }

    /// The column as a truth value: everything but 0 and `NULL` is true.
    public func bool(at column: Int) -> Bool {
        sqlite3_column_int(handle, Int32(column)) != 0
    }

    /// The column as a floating-point number; `NULL` reads as 0.
    public func double(at column: Int) -> Double {
        sqlite3_column_double(handle, Int32(column))
    }

    /// The column as text; `NULL` reads as the empty text, and bytes that are no UTF-8 are repaired.
    public func text(at column: Int) -> String {
        withText(at: column) { String(decoding: $0, as: UTF8.self) }
    }

    /// The column as text; nil for `NULL`.
    public func optionalText(at column: Int) -> String? {
        isNull(at: column) ? nil : text(at: column)
    }

    /// The column as bytes; `NULL` reads as none.
    public func blob(at column: Int) -> [UInt8] {
        withBlob(at: column) { [UInt8]($0) }
    }

    /// Lends the column's text as UTF-8 without copying it. The bytes are valid inside the body only.
    public func withText<Result>(
        at column: Int, _ body: (UnsafeRawBufferPointer) throws -> Result
    ) rethrows -> Result {
        // The order is SQLite's: the pointer first, then the length in that encoding.
        let pointer = sqlite3_column_text(handle, Int32(column))
        let count = Int(sqlite3_column_bytes(handle, Int32(column)))
        return try body(UnsafeRawBufferPointer(start: pointer, count: pointer == nil ? 0 : count))
    }

    /// Lends the column's bytes without copying them. They are valid inside the body only.
    public func withBlob<Result>(
        at column: Int, _ body: (UnsafeRawBufferPointer) throws -> Result
    ) rethrows -> Result {
        let pointer = sqlite3_column_blob(handle, Int32(column))
        let count = Int(sqlite3_column_bytes(handle, Int32(column)))
        return try body(UnsafeRawBufferPointer(start: pointer, count: pointer == nil ? 0 : count))
    }
}
