internal import Foundation
internal import SQLite

/// `roost check data`: looks through a data folder for what must not be, in one snapshot, also while a server works.
///
/// It counts anew what the server derives: unread messages, the numbers of changes, the members of channels, the bytes
/// of files. Nothing is changed.
package struct DataCheck: Sendable {
    /// What was found.
    package struct Report: Sendable {
        /// How much there is, by name.
        package var counts: [(name: String, count: Int64)] = []
        /// What must not be, a sentence each; empty when all is well.
        package var findings: [String] = []
    }

    /// Further findings of a kind are counted and not told.
    static let findingsMost = 20

    private let folder: String

    /// A check of a data folder.
    package init(folder: String) { self.folder = folder }

    /// Looks through everything.
    ///
    /// - Throws: ``ServerError`` where there is no database, or it is of another version.
    package func run() throws -> Report {
        let path = folder + "/roost.sqlite"
        guard FileManager.default.fileExists(atPath: path) else {
            throw ServerError("There is no data folder '\(folder)'.")
        }
        var report = Report()
        do {
            let connection = try Connection(
                path: path, configuration: Configuration(access: .readWrite, automaticCheckpointPages: 0))
            try connection.transaction(.deferred) {
                let version = try Migrations.version(of: connection)
                guard version == Schema.migrations.version else {
                    throw ServerError(
                        "The database has schema \(version) and this roost works with \(Schema.migrations.version); "
                            + "'roost check migration' rehearses the upgrade.")
                }
                try Self.run(on: connection, report: &report)
                try checkFiles(connection, report: &report)
            }
        } catch let error as SQLiteError where error.isDamage {
            report.findings.append("The database is damaged: \(error.message).")
        }
        return report
    }

    /// Looks through a database whose schema is the present one.
    static func run(on connection: Connection, report: inout Report) throws {
        let damages = try connection.query("PRAGMA integrity_check(\(findingsMost))") { $0.text(at: 0) }
        for damage in damages where damage != "ok" { report.findings.append("The database is damaged: \(damage).") }
        let strays = try connection.query("PRAGMA foreign_key_check") {
            "A row of '\($0.text(at: 0))' belongs to none of '\($0.text(at: 2))'."
        }
        append(Array(Set(strays)).sorted(), to: &report)
        append(try StoredTables.strays(in: connection), to: &report)
        for (name, sql) in [
            ("applications", "SELECT count(*) FROM application"), ("users", "SELECT count(*) FROM user"),
            ("channels", "SELECT count(*) FROM channel WHERE is_removed = 0"),
            ("messages", "SELECT count(*) FROM message WHERE is_removed = 0"),
            ("files", "SELECT count(DISTINCT content) FROM file"),
        ] {
            report.counts.append((name, try connection.queryFirst(sql) { $0.integer(at: 0) } ?? 0))
        }
        let keys = try connection.query("SELECT id, url FROM channel WHERE is_removed = 0 ORDER BY id") {
            (key: $0.integer(at: 0), url: $0.text(at: 1))
        }
        var findings: [String] = []
        for channel in keys {
            findings += try ChannelCheck(connection: connection, key: channel.key).run().map {
                "Channel '\(channel.url)': \($0)"
            }
        }
        append(findings, to: &report)
        append(try fileBytes(connection), to: &report)
    }

    private static func fileBytes(_ connection: Connection) throws -> [String] {
        try connection.query(
            """
            SELECT app_id, file_bytes, coalesce((SELECT sum(size) FROM
                (SELECT max(size) AS size FROM file WHERE application = a.id GROUP BY content)), 0) AS counted
            FROM application a WHERE file_bytes <> counted
            """
        ) {
            "Application '\($0.text(at: 0))': its files have \($0.integer(at: 2)) bytes, not \($0.integer(at: 1))."
        }
    }

    private func checkFiles(_ connection: Connection, report: inout Report) throws {
        var findings: [String] = []
        for content in try StoredContent.all(in: connection) {
            for name in content.names {
                let path = "\(folder)/files/\(name.prefix(2))/\(name)"
                let attributes = try? FileManager.default.attributesOfItem(atPath: path)
                guard let size = (attributes?[.size] as? NSNumber)?.int64Value else {
                    findings.append("The file '\(name)' is missing.")
                    continue
                }
                guard name != content.name || size == content.size else {
                    findings.append("The file '\(name)' has \(size) bytes, not \(content.size).")
                    continue
                }
            }
        }
        Self.append(findings, to: &report)
    }

    private static func append(_ findings: [String], to report: inout Report) {
        report.findings += findings.prefix(findingsMost)
        if findings.count > findingsMost { report.findings.append("… and \(findings.count - findingsMost) more.") }
    }
}
