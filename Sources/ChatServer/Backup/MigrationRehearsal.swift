internal import ChatTransport
internal import Foundation
internal import SQLite

/// `roost check migration`: upgrades a copy of the database and throws it away, to learn whether the upgrade goes well
/// and how long it will keep the server from starting.
package struct MigrationRehearsal: Sendable {
    /// What came of it.
    package struct Report: Sendable {
        /// The version of the schema that the database has.
        package let from: Int
        /// The version that it would have.
        package let to: Int
        /// The bytes of the database.
        package let bytes: Int64
        /// How long the steps took, without the copying.
        package let duration: Duration
        /// What must not be in the upgraded copy; empty when all is well.
        package let findings: [String]
    }

    private let folder: String
    private let workFolder: String
    private let environment: ServiceEnvironment

    /// A rehearsal with a data folder's database, while a server works there or not.
    ///
    /// - Parameter workFolder: Where the copy is made; it needs as much room as the database. The data folder when nil.
    package init(folder: String, workFolder: String? = nil, environment: ServiceEnvironment = .live { _ in }) {
        self.folder = folder
        self.workFolder = workFolder ?? folder
        self.environment = environment
    }

    /// Rehearses.
    ///
    /// - Throws: ``ServerError`` where there is no database or it is of a newer version, and what SQLite says when a
    ///   step fails.
    package func run(version: String) throws -> Report {
        let path = folder + "/roost.sqlite"
        guard FileManager.default.fileExists(atPath: path) else {
            throw ServerError("There is no data folder '\(folder)'.")
        }
        let copy = workFolder + "/rehearsal.sqlite"
        DatabaseFile.remove(copy)
        defer { DatabaseFile.remove(copy) }
        do {
            let connection = try Connection(
                path: path, configuration: Configuration(access: .readWrite, automaticCheckpointPages: 0))
            try DatabaseCopy.run(from: connection, to: copy)
        }
        let bytes = try FileReader(path: copy).size
        let connection = try Connection(path: copy)
        let from = try Migrations.version(of: connection)
        var configuration = ServiceConfiguration()
        configuration.backsUpBeforeMigration = false
        configuration.serverVersion = version
        let began = environment.clock.now()
        try Upgrade(path: copy, configuration: configuration, environment: environment).run(on: connection)
        let duration = environment.clock.now().duration(since: began)
        var report = DataCheck.Report()
        try DataCheck.run(on: connection, report: &report)
        return Report(
            from: from, to: try Migrations.version(of: connection), bytes: bytes, duration: duration,
            findings: report.findings)
    }
}
