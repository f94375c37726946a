internal import ChatTransport
internal import Foundation
internal import SQLite

/// What `roost export` and `roost import` do: all of an application to a file of JSON lines, and back.
///
/// Both work in a data folder that no server works in, with memory that does not grow with the data, and go on where
/// they were when they are called again after having been killed.
///
/// ```swift
/// try Archive(dataPath: "/var/lib/roost").export("my-app", to: "my-app.ndjson")
/// try Archive(dataPath: "/var/lib/other").restore("my-app.ndjson")
/// ```
package final class Archive {
    /// Held as long as the archive works.
    private let folder: DataFolder?
    private let connection: SQLite.Connection
    private let storage: FileStorage
    private let environment: ServiceEnvironment

    /// Opens a data folder, making it where there is none.
    ///
    /// - Throws: ``ServerError`` when another process works in it or it cannot be made; what SQLite says.
    package convenience init(dataPath: String, environment: ServiceEnvironment = .live { _ in }) throws {
        let folder = try DataFolder(path: dataPath)
        try self.init(
            databasePath: folder.databasePath, filesPath: folder.filesPath, folder: folder, environment: environment)
    }

    init(databasePath: String, filesPath: String, folder: DataFolder? = nil, environment: ServiceEnvironment) throws {
        self.environment = environment
        self.folder = folder
        storage = try FileStorage(folder: filesPath)
        connection = try SQLite.Connection(
            path: databasePath, configuration: Configuration(synchronous: .full))
        try Upgrade(path: databasePath, configuration: ServiceConfiguration(), environment: environment).run(
            on: connection)
    }

    /// Writes an application to a file, which must not be there. Where an export to it was killed, it goes on.
    ///
    /// - Returns: How many lines the file has.
    /// - Throws: ``ArchiveError``; what the system says when the disk is full.
    @discardableResult
    package func export(_ applicationID: String, to path: String) throws -> Int64 {
        try ArchiveExport(connection: connection, storage: storage, path: path).run(
            applicationID: applicationID, exportID: Hexadecimal.text(environment.randomBytes(16)),
            now: environment.now())
    }

    /// Reads an application from a file. Where an import of it was killed, it goes on.
    ///
    /// - Parameter applicationID: What it is called here; as in the file when nil.
    /// - Returns: How many lines were read.
    /// - Throws: ``ArchiveError``, which names the line that is damaged.
    @discardableResult
    package func restore(_ path: String, as applicationID: String? = nil) throws -> Int {
        try importer(path).run(as: applicationID)
    }

    /// The import of a file.
    func importer(_ path: String) -> ArchiveImport {
        ArchiveImport(connection: connection, storage: storage, path: path)
    }
}
