import ChatServer

/// `roost import`: reads an application from a file into a data folder that no server works in.
enum ImportCommand {
    static func run(_ arguments: [String]) throws {
        let options = try Options(arguments, options: ["data", "as"])
        let words = try options.words(named: ["The file"])
        let lines = try Archive(dataPath: try SettingsCommand.dataPath(options)).restore(
            words[0], as: options.value("as"))
        print("\(lines) lines")
    }
}
