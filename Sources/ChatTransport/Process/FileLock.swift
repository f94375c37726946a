internal import CLinux
internal import Glibc

/// A file that one process at a time holds. The system lets it go when the process ends, however it ends.
package final class FileLock: Sendable {
    private let descriptor: Int32

    /// Takes the lock, making the file where there is none.
    ///
    /// - Parameter waits: Whether to wait for whoever has it, without end. Blocks the thread then.
    /// - Throws: `system(EWOULDBLOCK)` when another process has it, `system` when the file cannot be opened.
    package init(path: String, waits: Bool = false) throws(TransportError) {
        descriptor = waits ? clinux_wait_for_lock(path) : clinux_lock_file(path)
        guard descriptor >= 0 else { throw .system(-descriptor) }
    }

    deinit { _ = clinux_close(descriptor) }

    /// Whether an error says that another process has the lock.
    package static func isHeldElsewhere(_ error: TransportError) -> Bool { error == .system(EWOULDBLOCK) }
}
