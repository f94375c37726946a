internal import CLinux
internal import Glibc

/// A file that is read in pieces, from any place in it. From any thread.
package final class FileReader: Sendable {
    /// The file's size in bytes when it was opened.
    package let size: Int64
    private let descriptor: Int32

    /// Opens a regular file. A link at the end of the path is not followed.
    ///
    /// - Throws: `system` with what the system answers.
    package init(path: String) throws(TransportError) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { throw .system(errno) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            _ = clinux_close(descriptor)
            throw .system(EINVAL)
        }
        size = Int64(status.st_size)
    }

    deinit { _ = clinux_close(descriptor) }

    /// Reads at most so many bytes from a place; fewer at the end of the file.
    ///
    /// - Throws: `system` with what the system answers.
    package func read(at offset: Int64, count: Int) throws(TransportError) -> [UInt8] {
        var failure: Int32?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let got = pread(
                    descriptor, buffer.baseAddress.map { $0 + filled }, count - filled, off_t(offset) + filled)
                if got > 0 {
                    filled += got
                } else if got == 0 {
                    return
                } else if errno != EINTR {
                    failure = errno
                    return
                }
            }
        }
        if let failure { throw .system(failure) }
        return bytes
    }
}
