import FaultyDisk

/// The disk of the runs of this process: SQLite keeps each file system as long as the process lives, so that all share
/// one.
@MainActor
final class FaultyDiskShelf {
    static let shared = FaultyDiskShelf()

    let disk: FaultyDisk

    private init() {
        guard let disk = FaultyDisk() else { preconditionFailure("There is no memory for a disk.") }
        self.disk = disk
    }
}
