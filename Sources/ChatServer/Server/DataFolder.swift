internal import ChatTransport
internal import Foundation

/// The folder with everything a server keeps, held by one process at a time.
///
/// ```
/// DIR/admin.sock      how `roost admin` reaches the server
/// DIR/files/          uploaded files, under names of our own
/// DIR/files.lock      held while a backup copies, or files are deleted
/// DIR/roost.lock      held while a server or `roost admin` works here
/// DIR/roost.sqlite    the store, with its -wal and -shm beside it while open
/// DIR/roost.sqlite-search   the search index, made from the store
/// ```
package final class DataFolder: Sendable {
    /// The database file.
    package let databasePath: String
    /// The folder of the uploaded files.
    package let filesPath: String
    private let lock: FileLock

    /// Opens a folder as ``init(path:)`` does; nil when another process works in it.
    package static func unlessHeld(path: String) throws(ServerError) -> DataFolder? {
        do {
            return try DataFolder(path: path)
        } catch  where error.isHeldElsewhere {
            return nil
        }
    }

    /// Opens a folder, making it where there is none.
    ///
    /// - Throws: ``ServerError`` when it cannot be made or another process works in it.
    package init(path: String) throws(ServerError) {
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw ServerError("The data folder '\(path)' cannot be made: \(error.localizedDescription)")
        }
        do {
            lock = try FileLock(path: path + "/roost.lock")
        } catch  where FileLock.isHeldElsewhere(error) {
            throw ServerError(
                "Another process works in the data folder '\(path)'. Stop the server first.", isHeldElsewhere: true)
        } catch {
            throw ServerError("The data folder '\(path)' cannot be opened: \(error)")
        }
        databasePath = path + "/roost.sqlite"
        filesPath = path + "/files"
    }
}
