import ChatWire
import Foundation
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
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        let (out, error) = (Pipe(), Pipe())
        process.standardOutput = out
        process.standardError = error
        try process.run()
        let (outBytes, errorBytes) = (
            out.fileHandleForReading.readDataToEndOfFile(), error.fileHandleForReading.readDataToEndOfFile()
        )
        process.waitUntilExit()
        return Output(
            status: process.terminationStatus, out: String(decoding: outBytes, as: UTF8.self),
            error: String(decoding: errorBytes, as: UTF8.self))
    }
}

/// A running `roost serve` on a folder of its own, on a port of the system's choice.
final class RoostProcess {
    let port: UInt16
    let dataPath: String
    private let process: Process
    private let errors: Pipe

    /// Starts a server and waits until it says that it listens.
    init(dataPath: String, _ arguments: [String] = []) throws {
        self.dataPath = dataPath
        process = Process()
        process.executableURL = URL(fileURLWithPath: RoostProgram.path)
        process.arguments = ["serve", "--data", dataPath, "--listen", "127.0.0.1:0"] + arguments
        let out = Pipe()
        errors = Pipe()
        process.standardOutput = out
        process.standardError = errors
        try process.run()
        // The line ends with the port; the pipe ends early when the server does.
        var line: [UInt8] = []
        while let byte = try out.fileHandleForReading.read(upToCount: 1)?.first, byte != 0x0A { line.append(byte) }
        let text = String(decoding: line, as: UTF8.self)
        port = try #require(text.split(separator: ":").last.flatMap { UInt16($0) }, "\(text)")
    }

    deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
    }

    /// Whether the server has not ended.
    var isRunning: Bool { process.isRunning }

    /// Kills the server as a crash or the lack of power would.
    func killNow() {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// Asks the server to stop; returns its exit status and its log.
    func stop(_ signal: Int32 = SIGTERM) -> (status: Int32, log: String) {
        kill(process.processIdentifier, signal)
        let log = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: log, as: UTF8.self))
    }

    /// The memory of the process, in kilobytes.
    func residentKilobytes() throws -> Int {
        let text = try String(contentsOfFile: "/proc/\(process.processIdentifier)/statm", encoding: .utf8)
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
