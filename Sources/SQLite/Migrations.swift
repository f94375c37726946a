/// The steps that bring a database from any older version to the present one.
///
/// Append-only: a step that was released is never changed, since files exist that have run it. The file remembers
/// how many it has run in `PRAGMA user_version`.
///
/// ```swift
/// let migrations = Migrations([
///     "CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT NOT NULL)",
///     "ALTER TABLE note ADD COLUMN created INTEGER NOT NULL DEFAULT 0",
/// ])
/// try migrations.run(on: connection)
/// ```
public struct Migrations: Sendable {
    /// The file was written by a newer version of the program.
    public struct NewerVersionError: Error, Equatable, Sendable, CustomStringConvertible {
        /// The file's version.
        public let found: Int
        /// The newest version that these steps know.
        public let known: Int

        /// Says both versions.
        public var description: String {
            "the database has version \(found); this program knows versions up to \(known)"
        }
    }

    private let steps: [@Sendable (Connection) throws -> Void]

    /// Steps in SQL, oldest first; each may hold several statements.
    public init(_ scripts: [String]) {
        steps = scripts.map { script in { try $0.execute(script) } }
    }

    /// Steps in code, oldest first. A step must not open or end a transaction.
    public init(steps: [@Sendable (Connection) throws -> Void]) {
        self.steps = steps
    }

    /// The version that ``run(on:)`` leads to: the number of steps.
    public var version: Int { steps.count }

    /// Runs the steps that the file has not run yet, all in one transaction.
    ///
    /// - Throws: ``NewerVersionError`` when the file is newer than the steps; nothing is changed then.
    public func run(on connection: Connection) throws {
        let found = try Self.version(of: connection)
        guard found <= version else { throw NewerVersionError(found: found, known: version) }
        guard found < version else { return }
        try connection.transaction {
            // Read again under the lock: another process may have migrated in between.
            let found = try Self.version(of: connection)
            for step in steps.dropFirst(found) { try step(connection) }
            try connection.execute("PRAGMA user_version = \(version)")
        }
    }

    /// The version that a file is at; 0 for a new one.
    public static func version(of connection: Connection) throws -> Int {
        try connection.queryFirst("PRAGMA user_version") { Int($0.integer(at: 0)) } ?? 0
    }
}
