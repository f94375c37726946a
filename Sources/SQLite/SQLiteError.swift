internal import CSQLite

/// What SQLite answered when a call failed.
///
/// The numbers are SQLite's own (https://www.sqlite.org/rescode.html); the text
/// holds SQL at most, never a bound value.
public struct SQLiteError: Error, Equatable, Sendable, CustomStringConvertible {
    /// A primary result code. The set can grow, so it is no enum.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// SQLite's number.
        public let rawValue: Int32

        /// Wraps one of SQLite's numbers.
        public init(rawValue: Int32) { self.rawValue = rawValue }

        /// A general error, mostly wrong SQL.
        public static let error = Self(rawValue: SQLITE_ERROR)
        /// The file is locked by another connection past the busy timeout.
        public static let busy = Self(rawValue: SQLITE_BUSY)
        /// A constraint was violated; the extended code says which.
        public static let constraint = Self(rawValue: SQLITE_CONSTRAINT)
        /// The file is damaged.
        public static let corrupt = Self(rawValue: SQLITE_CORRUPT)
        /// The file is no database.
        public static let notADatabase = Self(rawValue: SQLITE_NOTADB)
        /// The disk is full.
        public static let full = Self(rawValue: SQLITE_FULL)
        /// The operating system refused a read or a write.
        public static let inputOutput = Self(rawValue: SQLITE_IOERR)
        /// The file cannot be opened.
        public static let cannotOpen = Self(rawValue: SQLITE_CANTOPEN)
        /// The connection or file is read-only.
        public static let readOnly = Self(rawValue: SQLITE_READONLY)
        /// The call was interrupted.
        public static let interrupted = Self(rawValue: SQLITE_INTERRUPT)
        /// An argument was out of range or the library was misused.
        public static let misuse = Self(rawValue: SQLITE_MISUSE)
    }

    /// The primary result code.
    public let code: Code

    /// The extended result code; equal to the primary one where SQLite has no finer answer.
    public let extendedCode: Int32

    /// SQLite's message in English.
    public let message: String

    /// The statement that failed, without its bound values.
    public let sql: String?

    /// Makes an error from an extended result code.
    public init(extendedCode: Int32, message: String, sql: String? = nil) {
        self.code = Code(rawValue: extendedCode & 0xff)
        self.extendedCode = extendedCode
        self.message = message
        self.sql = sql
    }

    /// Whether a `UNIQUE` or `PRIMARY KEY` constraint was violated.
    public var isUniqueViolation: Bool {
        // Spelled out: the headers define the extended codes by an expression that Swift does not import.
        let unique = SQLITE_CONSTRAINT | (8 << 8)
        let primaryKey = SQLITE_CONSTRAINT | (6 << 8)
        let rowID = SQLITE_CONSTRAINT | (10 << 8)
        return extendedCode == unique || extendedCode == primaryKey || extendedCode == rowID
    }

    /// Whether the file itself is damaged or no database, so that opening it again cannot help.
    public var isDamage: Bool { code == .corrupt || code == .notADatabase }

    /// The code, the message and the statement.
    public var description: String {
        "SQLite error \(extendedCode): \(message)" + (sql.map { " in: \($0)" } ?? "")
    }
}
