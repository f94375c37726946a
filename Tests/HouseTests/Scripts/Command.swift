import Foundation
import Processes

/// A command run to its end.
struct Command {
    /// What it exited with, or 128 and the signal that ended it.
    let status: Int32
    let output: String
    let errors: String

    /// Runs a program in the package's root, with just this environment and no standard input.
    static func run(_ program: String, _ arguments: [String], environment: [String: String]) throws -> Command {
        // Files and not pipes: a pipe that fills while the other is read would hang both.
        let folder = try TemporaryFolder()
        let output = try folder.file("output")
        let errors = try folder.file("errors")
        let child = try ChildProcess(
            program, arguments, environment: environment, directory: House.root, output: .file(output),
            errors: .file(errors))
        let status = child.wait()
        return Command(
            status: status, output: try String(contentsOf: output, encoding: .utf8),
            errors: try String(contentsOf: errors, encoding: .utf8))
    }
}
