internal import CLinux
internal import Glibc
internal import Synchronization

/// A file that one process at a time holds. The system lets it go when the process ends, however it ends.
package final class FileLock: Sendable {
    /// Negative once it was let go.
    private let descriptor: Atomic<Int32>

    /// Takes the lock, making the file where there is none.
    ///
    /// - Parameter waits: Whether to wait for whoever has it, without end. Blocks the thread then.
    /// - Throws: `system(EWOULDBLOCK)` when another process has it, `system` when the file cannot be opened.
    package init(path: String, waits: Bool = false) throws(TransportError) {
        let descriptor = waits ? clinux_wait_for_lock(path) : clinux_lock_file(path)
        guard descriptor >= 0 else { throw .system(-descriptor) }
        self.descriptor = Atomic(descriptor)
    }

    deinit { release() }

    /// Lets it go, once; without it that happens with the last reference.
    package func release() {
        let held = descriptor.exchange(-1, ordering: .acquiringAndReleasing)
        if held >= 0 { _ = clinux_close(held) }
    }

    /// Whether an error says that another process has the lock.
    package static func isHeldElsewhere(_ error: TransportError) -> Bool { error == .system(EWOULDBLOCK) }
}
