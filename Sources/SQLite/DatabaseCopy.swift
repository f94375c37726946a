internal import CSQLite

/// Copies a database while it is in use, by SQLite's backup interface.
///
/// The copy is the state of one moment: a read transaction holds it for as long
/// as the copying takes, in slices, while others go on writing (in WAL mode
/// nobody waits for a reader). Without that transaction the copying would begin
/// anew with each write of another connection, and on a busy server never end.
/// Meanwhile the log cannot be cut back: it grows by what is written.
public enum DatabaseCopy {
    /// How far a copy has come, in pages.
    public struct Progress: Equatable, Sendable {
        /// Pages that are copied.
        public let done: Int
        /// All pages.
        public let total: Int
    }

    /// Copies to a new file. One thread at a time may use the connection meanwhile.
    ///
    /// - Parameters:
    ///   - source: The connection to read by; it must not be in a transaction.
    ///   - path: The file to make. It is complete and on the disk when this returns.
    ///   - slicePages: How many pages are copied between two calls of `progress`.
    ///   - progress: Told after each slice; throwing ends the copying, and what was made of it is to be deleted.
    /// - Throws: ``SQLiteError`` with the code of what failed, as a full disk.
    public static func run(
        from source: Connection, to path: String, slicePages: Int = 1_024,
        progress: (Progress) throws -> Void = { _ in }
    ) throws {
        // One file and no log beside it: as soon as the copy is closed it is whole by itself.
        let target = try Connection(
            path: path, configuration: Configuration(synchronous: .full, automaticCheckpointPages: 0))
        try source.transaction(.deferred) {
            // A transaction begins with its first read.
            _ = try source.queryFirst("SELECT count(*) FROM sqlite_schema") { $0.integer(at: 0) }
            try copy(from: source, to: target, slicePages: slicePages, progress: progress)
        }
        try target.checkpoint(.truncate)
        try target.execute("PRAGMA journal_mode = DELETE")
    }

    private static func copy(
        from source: Connection, to target: Connection, slicePages: Int, progress: (Progress) throws -> Void
    ) throws {
        guard let backup = sqlite3_backup_init(target.handle, "main", source.handle, "main") else {
            throw target.error(sqlite3_extended_errcode(target.handle))
        }
        var result = SQLITE_OK
        do {
            while result == SQLITE_OK {
                result = sqlite3_backup_step(backup, Int32(clamping: slicePages))
                let total = Int(sqlite3_backup_pagecount(backup))
                try progress(Progress(done: total - Int(sqlite3_backup_remaining(backup)), total: total))
            }
        } catch {
            sqlite3_backup_finish(backup)
            throw error
        }
        sqlite3_backup_finish(backup)
        guard result == SQLITE_DONE else { throw target.error(result) }
    }
}
