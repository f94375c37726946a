import ChatServer
import Foundation
import Pages
import Pictures

/// The command line: finds the command, runs it, and turns errors into words and an exit code.
enum Roost {
    static let version = "0.1.0"

    /// As `sysexits.h` has it: the command was used wrongly.
    static let usageExit: Int32 = 64

    private static let commands = ["serve", "admin", "backup", "bench", "check", "version", "help"]

    static func run(_ arguments: [String]) -> Int32 {
        do {
            switch arguments.first {
            case "serve": try ServeCommand.run(Array(arguments.dropFirst()))
            case "admin": return try AdminCommandLine.run(Array(arguments.dropFirst()))
            case "backup": try BackupCommand.run(Array(arguments.dropFirst()))
            case "bench": return try BenchCommand.run(Array(arguments.dropFirst()))
            case "check": return try CheckCommand.run(Array(arguments.dropFirst()))
            case "export": try ExportCommand.run(Array(arguments.dropFirst()))
            case "import": try ImportCommand.run(Array(arguments.dropFirst()))
            // Not for people: the server runs these for itself.
            case "picture": return PictureWork.run(Array(arguments.dropFirst()))
            case "page": return PageWork.run(Array(arguments.dropFirst()))
            // For who works on the server: Docs/openapi.json is what it prints.
            case "openapi": print(try OpenAPIDocument().text(), terminator: "")
            case "version", "--version": print("roost \(version)")
            case "help" where arguments.dropFirst() == ["settings"]: print(SettingsText.markdown, terminator: "")
            case "help", "--help", "-h": print(Help.all)
            case nil: throw UsageError("A command is missing.")
            case let command?:
                let near = Settings.nearest(to: command, of: commands).map { " Is '\($0)' meant?" } ?? ""
                throw UsageError("There is no command '\(command)'.\(near)")
            }
            return 0
        } catch let error as UsageError {
            complain("\(error.sentence)\nTry 'roost --help'.")
            return usageExit
        } catch {
            complain("\(error)")
            return 1
        }
    }

    /// Says something on standard error.
    static func complain(_ text: String) {
        // Nobody is left to tell when even that fails.
        try? FileHandle.standardError.write(contentsOf: Data("roost: \(text)\n".utf8))
    }
}
