internal import ChatTransport
internal import Foundation
package import SQLite

/// `roost backup`: copies a data folder, also while a server works in it.
///
/// The copy is a data folder itself: a server starts on it as it is. It holds the database of one moment, and every
/// file that the database names: the server deletes no file while a backup is being made, and never changes one. The
/// copy is checked before it gets its name, so that a folder of that name is a whole one.
package struct Backup: Sendable {
    /// What was copied.
    package struct Report: Codable, Sendable, Equatable {
        /// The server's version.
        package var roost: String
        /// The version of the database's schema.
        package var schema: Int
        /// When it was begun, in milliseconds since 1970; all that was acknowledged before is in it.
        package var begunAt: Int64
        /// The bytes of the database.
        package var databaseBytes: Int64
        /// How many files there are, thumbnails counted.
        package var files: Int
        /// The bytes of the files.
        package var fileBytes: Int64

        private enum CodingKeys: String, CodingKey {
            case roost, schema, files
            case begunAt = "begun_at"
            case databaseBytes = "database_bytes"
            case fileBytes = "file_bytes"
        }
    }

    /// The name of the file that tells what a backup holds.
    static let reportName = "backup.json"

    private let source: String
    private let target: String
    private let environment: ServiceEnvironment

    /// A backup of one folder into another, which must be empty or not there.
    package init(
        of source: String, to target: String, environment: ServiceEnvironment = .live { _ in }
    ) {
        self.source = Self.withoutSlash(source)
        self.target = Self.withoutSlash(target)
        self.environment = environment
    }

    /// Makes it.
    ///
    /// - Parameter progress: Told how far the database is.
    /// - Throws: ``ServerError`` in words; what was made so far is deleted then.
    package func run(
        version: String, progress: (DatabaseCopy.Progress) throws -> Void = { _ in }
    ) throws -> Report {
        let files = FileManager.default
        guard files.fileExists(atPath: source + "/roost.sqlite") else {
            throw ServerError("There is no data folder '\(source)'.")
        }
        if let found = try? files.contentsOfDirectory(atPath: target), !found.isEmpty {
            throw ServerError("The folder '\(target)' is not empty.")
        }
        let partial = target + ".partial"
        // What a backup that was ended left behind.
        try? files.removeItem(atPath: partial)
        do {
            try files.createDirectory(
                atPath: partial + "/files", withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try files.setAttributes([.posixPermissions: 0o700], ofItemAtPath: partial)
            let report = try copy(to: partial, version: version, progress: progress)
            try check(partial)
            try? files.removeItem(atPath: target)
            try files.moveItem(atPath: partial, toPath: target)
            try FileWriter.synchronizeFolder((target as NSString).deletingLastPathComponent.orHere)
            return report
        } catch {
            try? files.removeItem(atPath: partial)
            if error is ServerError { throw error }
            throw ServerError("The backup failed: \(error)")
        }
    }

    private func copy(
        to folder: String, version: String, progress: (DatabaseCopy.Progress) throws -> Void
    ) throws -> Report {
        let storage = source + "/files"
        // Waits for the sweep at hand; the next ones wait for us.
        let lock = try FileLock(path: Files.lockPath(ofFolder: storage), waits: true)
        defer { withExtendedLifetime(lock) {} }
        let begunAt = environment.now()
        let database = folder + "/roost.sqlite"
        do {
            let connection = try Connection(
                path: source + "/roost.sqlite",
                configuration: Configuration(access: .readWrite, automaticCheckpointPages: 0))
            try DatabaseCopy.run(from: connection, to: database, progress: progress)
        }
        // Whoever starts on the copy begins a new epoch.
        try Epoch.remove(fromCopy: database)
        let (schema, contents) = try read(database)
        var report = Report(
            roost: version, schema: schema, begunAt: begunAt, databaseBytes: try size(database), files: 0, fileBytes: 0)
        for content in contents {
            for name in content.names {
                report.fileBytes += try copyFile(name, from: storage, to: folder + "/files")
                report.files += 1
            }
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let writer = try FileWriter(path: "\(folder)/\(Self.reportName)")
        try writer.write(try encoder.encode(report) + [0x0A])
        try writer.synchronize()
        try FileWriter.synchronizeFolder(folder)
        return report
    }

    private func read(_ database: String) throws -> (schema: Int, contents: [StoredContent]) {
        let connection = try Connection(
            path: database, configuration: Configuration(access: .readOnly))
        return (try Migrations.version(of: connection), try StoredContent.all(in: connection))
    }

    private func copyFile(_ name: String, from: String, to: String) throws -> Int64 {
        let folder = "\(to)/\(name.prefix(2))"
        if !FileManager.default.fileExists(atPath: folder) {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        }
        let reader = try FileReader(path: "\(from)/\(name.prefix(2))/\(name)")
        let writer = try FileWriter(path: "\(folder)/\(name)")
        while writer.size < reader.size {
            let piece = try reader.read(at: writer.size, count: 1 << 20)
            guard !piece.isEmpty else { throw ServerError("The file '\(name)' became shorter.") }
            try writer.write(piece)
        }
        try writer.synchronize()
        return writer.size
    }

    private func check(_ folder: String) throws {
        let findings = try DataCheck(folder: folder).run().findings
        guard let first = findings.first else { return }
        throw ServerError(
            "The copy is not sound, so it was deleted. Look at the data with 'roost check data': \(first)")
    }

    private func size(_ path: String) throws -> Int64 { try FileReader(path: path).size }

    private static func withoutSlash(_ path: String) -> String {
        path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}

extension String {
    /// The folder that an empty path means.
    fileprivate var orHere: String { isEmpty ? "." : self }
}
