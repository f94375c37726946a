import ChatServer

/// `roost admin`: makes applications, users and tokens in a data folder that no server works in.
///
/// A running server holds its folder, so the command refuses to touch it: two
/// writers would number changes twice. While a server runs, users and tokens
/// are made over its REST API with an API token, as documented.
enum AdminCommand {
    static func run(_ arguments: [String]) throws {
        if arguments.isEmpty || arguments.contains("--help") || arguments.contains("-h") { return print(Help.admin) }
        switch arguments.prefix(2).joined(separator: " ") {
        case "app create": try createApplication(Array(arguments.dropFirst(2)))
        case "app set": try changeApplication(Array(arguments.dropFirst(2)))
        case "app list": try listApplications(Array(arguments.dropFirst(2)))
        case "user create": try createUser(Array(arguments.dropFirst(2)))
        case "user token": try issueUserToken(Array(arguments.dropFirst(2)))
        case "token create": try issueAPIToken(Array(arguments.dropFirst(2)))
        case let words: throw UsageError("There is no command 'admin \(words)'.")
        }
    }

    private static func createApplication(_ arguments: [String]) throws {
        let options = try Options(arguments, options: ["data"], flags: ["require-token", "no-new-users"])
        let application = try options.words(named: ["The application's id"])[0]
        let token = try administer(options) {
            try $0.createApplication(
                application, requiresToken: options.has("require-token"),
                createsUsersAtLogin: !options.has("no-new-users"))
        }
        print(token)
    }

    private static func changeApplication(_ arguments: [String]) throws {
        let options = try Options(arguments, options: ["data", "open-channels-changed-by"])
        let application = try options.words(named: ["The application's id"])[0]
        let mayChange: Bool
        switch try options.required("open-channels-changed-by") {
        case "participants": mayChange = true
        case "operators": mayChange = false
        default: throw UsageError("--open-channels-changed-by must be participants or operators.")
        }
        try administer(options) { try $0.setParticipantsMayChange(mayChange, in: application) }
    }

    private static func listApplications(_ arguments: [String]) throws {
        let options = try Options(arguments, options: ["data"])
        _ = try options.words(named: [])
        for application in try administer(options, { try $0.applications() }) { print(application) }
    }

    private static func createUser(_ arguments: [String]) throws {
        let options = try Options(arguments, options: ["data", "nickname", "profile-url"])
        let words = try options.words(named: ["The application's id", "The user's id"])
        try administer(options) {
            try $0.createUser(
                words[1], nickname: options.value("nickname") ?? "", profileURL: options.value("profile-url") ?? "",
                in: words[0])
        }
    }

    private static func issueUserToken(_ arguments: [String]) throws {
        let options = try Options(arguments, options: ["data", "days"])
        let words = try options.words(named: ["The application's id", "The user's id"])
        let days = try options.number("days", in: 1...36_500)
        let now = ServiceEnvironment.live { _ in }.now()
        let expiresAt = days.map { now + Int64($0) * 86_400_000 }
        print(try administer(options) { try $0.issueUserToken(words[1], in: words[0], expiresAt: expiresAt) })
    }

    private static func issueAPIToken(_ arguments: [String]) throws {
        let options = try Options(arguments, options: ["data"])
        let application = try options.words(named: ["The application's id"])[0]
        print(try administer(options) { try $0.issueAPIToken(application) })
    }

    private static func administer<Value>(_ options: Options, _ body: (Administration) throws -> Value) throws -> Value
    {
        let folder = try DataFolder(path: try options.required("data"))
        var configuration = ServiceConfiguration()
        configuration.readerCount = 1
        let service = try ChatService(
            path: folder.databasePath, configuration: configuration, environment: .live { _ in })
        defer {
            service.close()
            // The folder is held until the database is closed.
            withExtendedLifetime(folder) {}
        }
        return try body(Administration(service))
    }
}
