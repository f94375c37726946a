import ChatServer
import Foundation

/// `roost check`: looks at settings, data and upgrades without changing anything.
enum CheckCommand {
    /// Runs it and returns the exit status: 1 when something is not as it must be.
    static func run(_ arguments: [String]) throws -> Int32 {
        let rest = Array(arguments.dropFirst())
        switch arguments.first {
        case "config": return try checkSettings(rest)
        case "data": return try checkData(rest)
        case "migration": return try rehearse(rest)
        case nil, "--help", "-h":
            print(Help.check)
            return 0
        case let word?: throw UsageError("There is no command 'check \(word)'.")
        }
    }

    private static func checkSettings(_ arguments: [String]) throws -> Int32 {
        guard let settings = try SettingsCommand.read(arguments, help: Help.check) else { return 0 }
        print(SettingsText.effective(settings))
        return 0
    }

    private static func checkData(_ arguments: [String]) throws -> Int32 {
        let options = try Options(arguments, options: ["data"])
        if options.wantsHelp {
            print(Help.check)
            return 0
        }
        _ = try options.words(named: [])
        let report = try DataCheck(folder: try SettingsCommand.dataPath(options)).run()
        for (name, count) in report.counts { print("\(name): \(count)") }
        return conclude(report.findings)
    }

    private static func rehearse(_ arguments: [String]) throws -> Int32 {
        let options = try Options(arguments, options: ["data", "work"])
        if options.wantsHelp {
            print(Help.check)
            return 0
        }
        _ = try options.words(named: [])
        let rehearsal = MigrationRehearsal(
            folder: try SettingsCommand.dataPath(options), workFolder: options.value("work"))
        let report = try rehearsal.run(version: Roost.version)
        print("schema: \(report.from) to \(report.to)\ndatabase: \(report.bytes) bytes\ntook: \(report.duration)")
        return conclude(report.findings)
    }

    private static func conclude(_ findings: [String]) -> Int32 {
        print(findings.isEmpty ? "all is well" : findings.joined(separator: "\n"))
        return findings.isEmpty ? 0 : 1
    }
}
