import Foundation
import Processes

/// What lies between one app and the server, and can be cut: `Driver/network.py`.
final class Network {
    private let process: ChildProcess
    /// Where the app finds the server.
    let host: String

    /// Lays a network before a server's port.
    init(to port: Int) throws {
        process = try ChildProcess(
            "/usr/bin/python3", ["Tests/EndToEnd/Driver/network.py", String(port)],
            environment: ProcessInfo.processInfo.environment, directory: BuiltPackage.root, input: .pipe,
            output: .pipe)
        let said = String(decoding: process.output?.availableData ?? Data(), as: UTF8.self)
        host = "http://127.0.0.1:\(said.trimmingCharacters(in: .whitespacesAndNewlines))"
    }

    deinit {
        process.send(SIGKILL)
        process.wait()
    }

    /// Ends every connection and refuses new ones.
    func cut() throws { try order("cut") }

    /// Keeps connections open and passes nothing on.
    func hold() throws { try order("hold") }

    /// Passes everything on again.
    func restore() throws { try order("restore") }

    /// Tells it, and waits until it has obeyed.
    private func order(_ order: String) throws {
        try process.input?.write(contentsOf: Data("\(order)\n".utf8))
        _ = process.output?.availableData
    }
}
