import Foundation
import Processes
import Testing

/// A service manager's end of sd_notify(3): takes the datagrams that a service sends.
final class NoticeSocket {
    let path: String
    private let descriptor: Int32
    private let folder = try? TemporaryFolder()

    init() throws {
        path = try #require(folder).url.path + "/notify"
        descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        try #require(result == 0)
    }

    deinit { close(descriptor) }

    /// Waits for the next datagram.
    func next() async throws -> String {
        try await Blocking.run { [descriptor] in
            var bytes = [UInt8](repeating: 0, count: 4_096)
            let count = recv(descriptor, &bytes, bytes.count, 0)
            return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
        }
    }

    /// Waits for the next datagram that is none of the watchdog's.
    func nextState() async throws -> String {
        var told = try await next()
        while told == "WATCHDOG=1" { told = try await next() }
        return told
    }
}
