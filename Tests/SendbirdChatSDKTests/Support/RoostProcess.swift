import Foundation
import Processes
import Testing

/// A `roost serve` of its own with one application, to be killed.
final class RoostProcess {
    private let data: URL
    /// The program that was built together with the tests.
    static let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "roost")
        .path
    private var process: ChildProcess?
    private(set) var port = 0

    var host: String { "http://127.0.0.1:\(port)" }

    init(folder: URL) throws {
        data = folder.appendingPathComponent("server")
        let admin = try ChildProcess(
            Self.program, ["admin", "app", "create", "community", "--data", data.path],
            environment: ProcessInfo.processInfo.environment, directory: folder)
        try #require(admin.wait() == 0)
        try start()
    }

    deinit { kill() }

    /// Starts it, on the port that it had before.
    func start() throws {
        let process = try ChildProcess(
            Self.program, ["serve", "--data", data.path, "--listen", "127.0.0.1:\(port)", "--rate-limits", "no"],
            environment: ProcessInfo.processInfo.environment, directory: data.deletingLastPathComponent(),
            output: .pipe)
        self.process = process
        var said = ""
        while !said.contains("\n") {
            let more = try #require(process.output?.availableData)
            try #require(!more.isEmpty, "The server ended before it listened.")
            said += String(decoding: more, as: UTF8.self)
        }
        port = try #require(said.split(whereSeparator: { $0 == ":" || $0 == "\n" }).compactMap { Int($0) }.last)
    }

    /// Copies its data as an operator does, while it works.
    func backUp(to target: URL) throws {
        let command = try ChildProcess(
            Self.program, ["backup", target.path, "--data", data.path],
            environment: ProcessInfo.processInfo.environment,
            directory: data.deletingLastPathComponent(), output: .null)
        try #require(command.wait() == 0)
    }

    /// Puts a copy back in the place of its data, and starts it.
    func restore(from copy: URL) throws {
        kill()
        try FileManager.default.removeItem(at: data)
        try FileManager.default.copyItem(at: copy, to: data)
        try start()
    }

    /// Ends it as a power cut would.
    func kill() {
        process?.send(SIGKILL)
        process?.wait()
        process = nil
    }
}
