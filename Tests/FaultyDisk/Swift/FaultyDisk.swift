internal import CFaultyDisk
internal import Foundation
internal import Synchronization

/// A disk that fails as disks fail: it forgets what was not synced, is full, does not answer.
///
/// `@unchecked Sendable`: the disk behind the pointer takes its own lock and lives as long as the process.
package final class FaultyDisk: @unchecked Sendable {
    /// What SQLite knows it by.
    package let name: String
    private let disk: OpaquePointer

    private static let number = Mutex(0)

    /// Registers a disk; nil where there is no memory.
    package init?() {
        let number = Self.number.withLock { number in
            number += 1
            return number
        }
        name = "faulty-\(number)"
        guard let disk = faulty_disk_make(name) else { return nil }
        self.disk = disk
    }

    /// Cuts the power at the so-manieth write or sync from now on; a negative number takes that back.
    package func cut(after operations: Int) { faulty_disk_cut_after(disk, operations) }

    /// Whether the power was cut.
    package var isCut: Bool { faulty_disk_is_cut(disk) }

    /// How many writes and syncs there were.
    package var operations: Int { faulty_disk_operations(disk) }

    /// Whether there is no room.
    package func fill(_ isFull: Bool) { faulty_disk_fill(disk, isFull) }

    /// Whether a sync waits.
    package func stall(_ isStalled: Bool) { faulty_disk_stall(disk, isStalled) }

    /// Leaves in the files what the disk holds after the cut; of what was not synced, any sectors at all.
    package func survive(seed: UInt64) -> Bool { faulty_disk_survive(disk, seed) }

    /// Begins anew: the power is on, and whatever the files hold now is on the disk. With all connections closed.
    package func beginAnew() { faulty_disk_begin_anew(disk) }
}
