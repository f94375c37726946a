import ChatServer
import Foundation
import Synchronization

/// What `roost bench` measures: a server of its own, with a folder that goes with it, or one that runs elsewhere.
final class BenchServer {
    let host: String
    let port: Int
    let application: String
    let token: String
    /// The folder of a server of our own.
    let folder: String?
    private var process: Process?

    /// What is to be put away should the command be interrupted.
    private struct Leftovers {
        var processID: Int32?
        var folder: String?
    }

    private static let leftovers = Mutex(Leftovers())

    /// Ends the server of our own and deletes its folder, whatever it is at.
    static func leaveNothing() {
        let left = leftovers.withLock { $0 }
        if let id = left.processID { kill(id, SIGKILL) }
        if let folder = left.folder { try? FileManager.default.removeItem(atPath: folder) }
    }

    /// A server that runs elsewhere.
    init(host: String, port: Int, application: String, token: String) {
        (self.host, self.port, self.application, self.token) = (host, port, application, token)
        folder = nil
    }

    /// A server of our own, on a port of the system's choice.
    ///
    /// - Parameter parent: Where its folder is made: the disk there is measured.
    init(in parent: String) throws {
        var template = Array((parent + "/roost-bench-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { throw UsageError("No folder can be made in '\(parent)'.") }
        let folder = String(decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        self.folder = folder
        Self.leftovers.withLock { $0.folder = folder }
        host = "127.0.0.1"
        application = "bench"
        token = try BenchCommand.output(["admin", "app", "create", "bench", "--data", folder])
            .trimmingCharacters(in: .whitespacesAndNewlines)
        port = try Self.freePort()
    }

    deinit {
        if let process { kill(process.processIdentifier, SIGKILL) }
        if let folder { try? FileManager.default.removeItem(atPath: folder) }
    }

    /// The process of a server of our own; nil for one elsewhere.
    var processID: Int32? { process?.processIdentifier }

    /// Starts a server of our own. One elsewhere runs already.
    func start() throws {
        guard let folder else { return }
        let output = Pipe()
        let process = BenchCommand.process([
            "serve", "--data", folder, "--listen", "\(host):\(port)", "--rate-limits", "no", "--failures-per-minute",
            "0", "--sockets-per-user", "100000", "--log-level", "error",
        ])
        process.standardOutput = output
        try process.run()
        self.process = process
        let id = process.processIdentifier
        Self.leftovers.withLock { $0.processID = id }
        var said = Data()
        while !said.contains(0x0A) {
            let more = output.fileHandleForReading.availableData
            guard !more.isEmpty else { throw UsageError("The server ended before it listened.") }
            said += more
        }
    }

    /// Ends a server of our own, with everything on the disk.
    func stop() {
        guard let process else { return }
        kill(process.processIdentifier, SIGTERM)
        process.waitUntilExit()
        self.process = nil
        Self.leftovers.withLock { $0.processID = nil }
    }

    /// A port that was free a moment ago.
    private static func freePort() throws -> Int {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let found = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(descriptor, address, length) == 0 && getsockname(descriptor, address, &length) == 0
            }
        }
        guard found else { throw UsageError("No port is free.") }
        return Int(UInt16(bigEndian: address.sin_port))
    }
}
