#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// The files that make up a database on disk.
public enum DatabaseFile {
    /// What SQLite appends to the path for the files beside the main one.
    static let suffixes = ["", "-wal", "-shm"]

    /// Renames a database out of the way, with its log, and so keeps it for whoever wants to look into it.
    ///
    /// No connection may be open on it. A file that is not there is skipped.
    ///
    /// - Parameters:
    ///   - path: The main file's path.
    ///   - mark: What is put before SQLite's suffix in the new names, as `.damaged`.
    /// - Returns: The main file's new path; nil where there was none.
    /// - Throws: ``SQLiteError`` with the code ``SQLiteError/Code/inputOutput`` when a file cannot be renamed.
    @discardableResult
    public static func setAside(_ path: String, mark: String) throws -> String? {
        guard access(path, F_OK) == 0 else { return nil }
        // The log first: should we stop half-way, the main file is found again and set aside then.
        for suffix in suffixes.reversed() where access(path + suffix, F_OK) == 0 {
            guard rename(path + suffix, path + mark + suffix) == 0 else {
                throw SQLiteError(
                    extendedCode: SQLiteError.Code.inputOutput.rawValue, message: "cannot rename \(path)\(suffix)")
            }
        }
        return path + mark
    }

    /// Deletes a database and its log. No connection may be open on it; a file that is not there is skipped.
    public static func remove(_ path: String) {
        for suffix in suffixes.reversed() { unlink(path + suffix) }
    }
}
