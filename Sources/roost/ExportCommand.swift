import ChatServer

/// `roost export`: writes an application with all that belongs to it to a file, from a data folder that no server
/// works in.
enum ExportCommand {
    static func run(_ arguments: [String]) throws {
        let options = try Options(arguments, options: ["data"])
        let words = try options.words(named: ["The application's id", "The file"])
        let lines = try Archive(dataPath: try SettingsCommand.dataPath(options)).export(words[0], to: words[1])
        print("\(lines) lines")
    }
}
