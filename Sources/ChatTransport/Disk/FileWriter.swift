internal import CLinux
internal import Glibc

/// A new file that is written from its beginning, piece by piece. One thread at a time.
package final class FileWriter {
    /// How many bytes were written.
    package private(set) var size: Int64 = 0
    private let descriptor: Int32

    /// Makes a file that only this user can read. One that is there already is left alone.
    ///
    /// - Throws: `system` with what the system answers.
    package init(path: String) throws(TransportError) {
        descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw .system(errno) }
    }

    /// Opens a file that is there, to go on behind so many of its bytes; what is behind them is cut off.
    ///
    /// - Throws: `system` with what the system answers; `EINVAL` where it has fewer.
    package init(continuing path: String, at size: Int64) throws(TransportError) {
        descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { throw .system(errno) }
        let end = lseek(descriptor, 0, SEEK_END)
        guard end >= Int(size) else { throw .system(EINVAL) }
        guard ftruncate(descriptor, off_t(size)) == 0, lseek(descriptor, off_t(size), SEEK_SET) == off_t(size) else {
            throw .system(errno)
        }
        self.size = size
    }

    deinit { _ = clinux_close(descriptor) }

    /// Writes all of the bytes.
    ///
    /// - Throws: `system` with what the system answers, as `ENOSPC` on a full disk.
    package func write(_ bytes: some Collection<UInt8>) throws(TransportError) {
        let failure = Array(bytes).withUnsafeBytes { buffer -> Int32? in
            var written = 0
            while written < buffer.count {
                let count = Glibc.write(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
                if count >= 0 {
                    written += count
                } else if errno != EINTR {
                    return errno
                }
            }
            return nil
        }
        if let failure { throw .system(failure) }
        size += Int64(bytes.count)
    }

    /// Waits until what was written is on the disk.
    package func synchronize() throws(TransportError) {
        guard fsync(descriptor) == 0 else { throw .system(errno) }
    }
}

extension FileWriter {
    /// Waits until the names in a folder are on the disk.
    ///
    /// - Throws: `system` with what the system answers.
    package static func synchronizeFolder(_ path: String) throws(TransportError) {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .system(errno) }
        defer { _ = clinux_close(descriptor) }
        guard fsync(descriptor) == 0 else { throw .system(errno) }
    }
}
