import ChatServer
import Foundation

/// `roost admin`: has a command carried out by the server that works in the data folder, or does it itself.
enum AdminCommandLine {
    /// Runs it and returns the exit status.
    static func run(_ arguments: [String]) throws -> Int32 {
        if arguments.isEmpty || arguments.contains("--help") || arguments.contains("-h") {
            print(Help.admin)
            return 0
        }
        let path = try SettingsCommand.dataPath(try AdminCommand.parse(arguments))
        let outcome: AdminSocket.Outcome
        if let folder = try DataFolder.unlessHeld(path: path) {
            outcome = try runHere(arguments, folder)
        } else {
            outcome = try AdminSocket.ask(arguments, folder: path)
        }
        guard outcome.error.isEmpty else {
            if outcome.status == Roost.usageExit { throw UsageError(outcome.error) }
            Roost.complain(outcome.error)
            return outcome.status
        }
        try FileHandle.standardOutput.write(contentsOf: Data(outcome.out.utf8))
        return outcome.status
    }

    private static func runHere(_ arguments: [String], _ folder: DataFolder) throws -> AdminSocket.Outcome {
        var configuration = ServiceConfiguration()
        configuration.readerCount = 1
        configuration.serverVersion = Roost.version
        let service = try ChatService(
            path: folder.databasePath, filesPath: folder.filesPath, configuration: configuration,
            environment: .live { _ in })
        defer {
            service.close()
            // The folder is held until the database is closed.
            withExtendedLifetime(folder) {}
        }
        return AdminSocket.Outcome(of: arguments, by: AdminCommand(Administration(service)))
    }
}
