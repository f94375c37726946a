import CFaultyDisk
import Foundation
import Synchronization

/// A disk that fails as disks fail: it forgets what was not synced, is full, does not answer.
///
/// `@unchecked Sendable`: the disk behind the pointer takes its own lock and lives as long as the process.
final class FaultyDisk: @unchecked Sendable {
    /// What SQLite knows it by.
    let name: String
    private let disk: OpaquePointer

    private static let number = Mutex(0)

    init?() {
        let number = Self.number.withLock { number in
            number += 1
            return number
        }
        name = "faulty-\(number)"
        guard let disk = faulty_disk_make(name) else { return nil }
        self.disk = disk
    }

    /// Cuts the power at the so-manieth write or sync from now on.
    func cut(after operations: Int) { faulty_disk_cut_after(disk, operations) }

    /// Whether the power was cut.
    var isCut: Bool { faulty_disk_is_cut(disk) }

    /// How many writes and syncs there were.
    var operations: Int { faulty_disk_operations(disk) }

    /// Whether there is no room.
    func fill(_ isFull: Bool) { faulty_disk_fill(disk, isFull) }

    /// Whether a sync waits.
    func stall(_ isStalled: Bool) { faulty_disk_stall(disk, isStalled) }

    /// Leaves in the files what the disk holds after the cut; of what was not synced, any sectors at all.
    func survive(seed: UInt64) -> Bool { faulty_disk_survive(disk, seed) }
}
