import Glibc

/// A port of loopback that belongs to this test, and at which nobody listens: connections to it are refused.
///
/// A port that was merely let go may be another program's a moment later.
final class SilentPort {
    /// There was no port to be had; the system's error number.
    struct Unavailable: Error {
        let code: Int32
    }

    let port: UInt16
    private let descriptor: Int32

    init() throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw Unavailable(code: errno) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = descriptor
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
            }
        }
        port = UInt16(bigEndian: address.sin_port)
        guard isBound else {
            close(descriptor)
            throw Unavailable(code: errno)
        }
    }

    deinit { close(descriptor) }
}
