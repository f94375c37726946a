import ChatServer
import Foundation

/// Reads what `roost serve` is told, and shows it.
enum SettingsCommand {
    /// Puts together flags, environment and file; nil when help was wanted, and printed.
    static func read(_ arguments: [String], help: String) throws -> EffectiveSettings? {
        let options = try Options(arguments, options: Set(Settings.all.map(\.name)).union(["config"]))
        if options.wantsHelp {
            print(help)
            return nil
        }
        _ = try options.words(named: [])
        let environment = ProcessInfo.processInfo.environment
        let file = try (options.value("config") ?? environment["ROOST_CONFIG"]).map { try SettingsFile(path: $0) }
        let settings = try EffectiveSettings(flags: options.values, environment: environment, file: file)
        guard !settings.configuration.dataPath.isEmpty else { throw UsageError("'--data' is missing.") }
        return settings
    }

    /// What the program itself adds.
    static func complete(_ given: ServerConfiguration) -> ServerConfiguration {
        var configuration = given
        // The running program itself, also while a newer one lies in its place.
        configuration.service.pictureProgram = "/proc/self/exe"
        configuration.service.serverVersion = Roost.version
        return configuration
    }

    /// The data folder of a command that needs nothing else of the settings.
    static func dataPath(_ options: Options) throws -> String {
        if let path = options.value("data"), !path.isEmpty { return path }
        if let path = ProcessInfo.processInfo.environment["ROOST_DATA"], !path.isEmpty { return path }
        return try options.required("data")
    }
}
