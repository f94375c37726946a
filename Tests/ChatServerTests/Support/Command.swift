import Foundation
import Processes

/// Runs programs of the system beside the tests.
enum Command {
    struct Output: Sendable {
        let status: Int32
        let out: String
    }

    /// Runs a program to its end; what it complains of is dropped.
    static func run(_ program: String, _ arguments: [String]) throws -> Output {
        let child = try ChildProcess(
            program, arguments, environment: ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin"],
            directory: FileManager.default.temporaryDirectory, output: .pipe)
        let out = try child.output?.readToEnd() ?? Data()
        return Output(status: child.wait(), out: String(decoding: out, as: UTF8.self))
    }

    /// Asks an address with curl; the answer's status, and 0 when there was none.
    static func curl(_ arguments: String...) async throws -> (status: Int, body: String) {
        let all = ["--silent", "--max-time", "60", "--write-out", "\n%{http_code}"] + arguments
        let output = try await Blocking.run { try run("curl", all) }
        let lines = output.out.split(separator: "\n", omittingEmptySubsequences: false)
        return (Int(lines.last ?? "") ?? 0, lines.dropLast().joined(separator: "\n"))
    }
}
