internal import ChatWire
internal import Foundation
internal import SQLite

/// Brings a database to the schema of this version, at the start.
///
/// The schema is a list of steps that is only ever added to; the file says how many it has taken. Before a file that
/// holds something takes further ones it is copied, so that the version before can be gone back to.
struct Upgrade: Sendable {
    let path: String
    let configuration: ServiceConfiguration
    let environment: ServiceEnvironment
    var migrations = Schema.migrations

    /// Where the copy of a database of a version is.
    static func copyPath(of path: String, version: Int) -> String { "\(path).before-upgrade-from-\(version)" }

    /// Runs the steps that are missing.
    ///
    /// - Throws: ``ServerError`` that names both versions when the file was written by a newer server; nothing is
    ///   changed then.
    func run(on connection: Connection) throws {
        let found = try Migrations.version(of: connection)
        guard found <= migrations.version else { throw Self.newer(found, migrations.version, connection) }
        guard found < migrations.version else { return }
        if found > 0, configuration.backsUpBeforeMigration {
            let copy = Self.copyPath(of: path, version: found)
            // A copy of a start that failed half-way is made anew: the database has not changed since.
            DatabaseFile.remove(copy)
            try DatabaseCopy.run(from: connection, to: copy)
            try Epoch.remove(fromCopy: copy)
            environment.onNotice("store.copied", [("version", "\(found)"), ("path", copy)])
        }
        try migrations.run(on: connection)
        try Self.sign(connection, version: migrations.version, by: configuration.serverVersion, at: environment.now())
        if found > 0 {
            environment.onNotice("store.upgraded", [("from", "\(found)"), ("to", "\(migrations.version)")])
        }
    }

    /// Notes which server brought the database to a version.
    static func sign(_ connection: Connection, version: Int, by server: String, at now: Int64) throws {
        guard try hasTable("schema_step", connection) else { return }
        try connection.run(
            "INSERT OR REPLACE INTO schema_step (version, server, done_at) VALUES (?, ?, ?)", version, server, now)
    }

    private static func newer(_ found: Int, _ known: Int, _ connection: Connection) -> ServerError {
        let writer = try? signer(of: found, connection)
        let name = writer.flatMap { $0 }.map { "roost \($0)" } ?? "a newer roost"
        return ServerError(
            "the database was last written by \(name) and has schema \(found), this one knows up to \(known). "
                + "Start that version, or put back the copy that it made before its upgrade.")
    }

    private static func signer(of version: Int, _ connection: Connection) throws -> String? {
        guard try hasTable("schema_step", connection) else { return nil }
        return try connection.queryFirst("SELECT server FROM schema_step WHERE version = ?", version) {
            $0.text(at: 0)
        }
    }

    private static func hasTable(_ name: String, _ connection: Connection) throws -> Bool {
        try connection.queryFirst("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?", name) { _ in true }
            ?? false
    }
}
