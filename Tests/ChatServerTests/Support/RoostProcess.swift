import ChatWire
import Foundation
import Processes
import Testing

/// The real `roost`, run as a process beside the tests.
enum RoostProgram {
    /// The program that was built together with the tests.
    static let path: String = {
        let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent("roost").path
    }()

    struct Output: Equatable {
        let status: Int32
        let out: String
        let error: String
    }

    /// Runs a command to its end.
    static func run(_ arguments: [String]) throws -> Output {
        let folder = try TemporaryFolder()
        let errors = folder.url.appendingPathComponent("errors")
        let child = try start(arguments, output: .pipe, errors: .file(errors))
        let out = try child.output?.readToEnd() ?? Data()
        return Output(
            status: child.wait(), out: String(decoding: out, as: UTF8.self),
            error: (try? String(contentsOf: errors, encoding: .utf8)) ?? "")
    }

    static func start(
        _ arguments: [String], output: ChildProcess.Stream, errors: ChildProcess.Stream,
        environment: [String: String] = [:]
    ) throws -> ChildProcess {
        // What the tests themselves are told by such names is not meant for the server, but for what is to be broken.
        let inherited = ProcessInfo.processInfo.environment.filter {
            !$0.key.hasPrefix("ROOST_") || $0.key == "ROOST_BREAK"
        }
        return try ChildProcess(
            path, arguments, environment: inherited.merging(environment) { $1 },
            directory: URL(fileURLWithPath: FileManager.default.currentDirectoryPath), output: output, errors: errors)
    }
}

/// A running `roost serve` on a folder of its own, on a port of the system's choice.
final class RoostProcess {
    let port: UInt16
    let dataPath: String
    private let child: ChildProcess
    private let folder = try? TemporaryFolder()

    /// Starts a server and waits until it says that it listens.
    ///
    /// - Parameter port: 0 lets the system choose.
    init(
        dataPath: String, _ arguments: [String] = [], port: UInt16 = 0, environment: [String: String] = [:]
    ) throws {
        self.dataPath = dataPath
        child = try RoostProgram.start(
            ["serve", "--data", dataPath, "--listen", "127.0.0.1:\(port)", "--rate-limits", "no"] + arguments,
            output: .pipe,
            errors: folder.map { .file($0.url.appendingPathComponent("log")) } ?? .null, environment: environment)
        // The line ends with the port; the pipe ends early when the server does.
        var line: [UInt8] = []
        while let byte = try child.output?.read(upToCount: 1)?.first, byte != 0x0A { line.append(byte) }
        let text = String(decoding: line, as: UTF8.self)
        self.port = try #require(text.split(separator: ":").last.flatMap { UInt16($0) }, "\(text)")
    }

    deinit { killNow() }

    /// Whether the server has not ended.
    var isRunning: Bool {
        // A process that has ended and was not waited for has no memory any more.
        (try? residentKilobytes()) ?? 0 > 0
    }

    /// Kills the server as a crash or the lack of power would.
    func killNow() {
        child.send(SIGKILL)
        child.wait()
    }

    /// Sends the server a signal.
    func send(_ signal: Int32) { child.send(signal) }

    /// What it has logged so far.
    var log: String {
        folder.flatMap { try? String(contentsOf: $0.url.appendingPathComponent("log"), encoding: .utf8) } ?? ""
    }

    /// Asks the server to stop; returns its exit status and its log.
    func stop(_ signal: Int32 = SIGTERM) -> (status: Int32, log: String) {
        child.send(signal)
        let status = child.wait()
        let log = folder.flatMap { try? String(contentsOf: $0.url.appendingPathComponent("log"), encoding: .utf8) }
        return (status, log ?? "")
    }

    /// How many descriptors the process has open.
    func descriptorCount() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/\(child.id)/fd").count
    }

    /// The memory of the process, in kilobytes.
    func residentKilobytes() throws -> Int {
        let text = try String(contentsOfFile: "/proc/\(child.id)/statm", encoding: .utf8)
        return try #require(Int(text.split(separator: " ")[1])) * 4
    }
}

/// A data folder with an application `app`, removed with the test.
final class RoostFolder {
    let path: String
    /// The application's API token.
    let token: String

    init(_ flags: [String] = []) throws {
        var template = Array((FileManager.default.temporaryDirectory.path + "/roost-test-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { throw CocoaError(.fileWriteUnknown) }
        path = String(decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let made = try RoostProgram.run(["admin", "app", "create", "app", "--data", path] + flags)
        #expect(made.status == 0, "\(made.error)")
        token = made.out.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
