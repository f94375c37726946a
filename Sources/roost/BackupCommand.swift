import ChatServer
import Foundation

/// `roost backup`: copies the data folder, also while a server works in it.
enum BackupCommand {
    static func run(_ arguments: [String]) throws {
        let options = try Options(arguments, options: ["data"])
        if options.wantsHelp { return print(Help.backup) }
        let target = try options.words(named: ["The folder for the backup"])[0]
        let report = try Backup(of: try SettingsCommand.dataPath(options), to: target).run(version: Roost.version)
        print("database: \(report.databaseBytes) bytes\nfiles: \(report.files), \(report.fileBytes) bytes\nchecked")
    }
}
