import ChatServer
import Foundation

/// `roost serve`: runs the server until a signal stops it.
enum ServeCommand {
    static func run(_ arguments: [String]) throws {
        guard let settings = try SettingsCommand.read(arguments, help: Help.serve) else { return }
        let configuration = SettingsCommand.complete(settings.configuration)
        let environment = ProcessInfo.processInfo.environment
        let now = ServiceEnvironment.live { _ in }.now
        let log = ServerLog.standardError(least: configuration.logLevel, now: now)
        for variable in settings.unknownVariables {
            log(.warning, "settings.unknown_variable", ["name": .text(variable)])
        }
        let server = try Server(configuration, log: log, environment: environment)
        let scheme = configuration.tlsFiles == nil ? "http" : "https"
        let host = server.address.contains(":") ? "[\(server.address)]" : server.address
        // Not by print: whoever waits for the line behind a pipe must get it now.
        let line = "roost \(Roost.version) listens on \(scheme)://\(host):\(server.port)\n"
        try FileHandle.standardOutput.write(contentsOf: Data(line.utf8))
        Server.waitForStopSignal { server.reload() }
        exitAtSecondSignal()
        server.stop()
    }

    /// Who asks twice means now. What was acknowledged is on disk all the same.
    private static func exitAtSecondSignal() {
        Thread {
            Server.waitForStopSignal()
            exit(130)
        }.start()
    }
}
