internal import ChatWire

/// `roost admin`: makes and changes applications, users and tokens.
///
/// The words are carried out wherever the data folder is worked in: by the running server, whom the command asks over
/// ``AdminSocket``, or by the command itself while none runs. Two writers would number changes twice.
package struct AdminCommand: Sendable {
    let administration: Administration

    /// Works on a service.
    package init(_ administration: Administration) { self.administration = administration }

    /// The first two words of each command.
    static let names = [
        "app create", "app set", "app show", "app list", "user create", "user list", "user show", "user token",
        "user deactivate", "user activate", "token create", "token list", "token revoke", "address list",
        "address clear",
        "user deactivate", "user activate", "token create", "token list", "token revoke",
        "epoch show", "epoch renew",
    ]

    /// Checks that the words are a command's, before anything is opened for them.
    ///
    /// - Returns: The options, for the one that says where the data is.
    /// - Throws: ``UsageError`` for what is not understood.
    package static func parse(_ arguments: [String]) throws(UsageError) -> Options {
        let name = arguments.prefix(2).joined(separator: " ")
        guard let (options, flags, words) = shape(of: name) else {
            let near = Settings.nearest(to: name, of: names).map { " Is 'admin \($0)' meant?" } ?? ""
            throw UsageError("There is no command 'admin \(name)'.\(near)")
        }
        let parsed = try Options(Array(arguments.dropFirst(2)), options: options.union(["data"]), flags: flags)
        _ = try parsed.words(named: words)
        switch name {
        case "app set": _ = try change(parsed)
        case "user list": _ = try parsed.number("limit", in: 1...100_000)
        case "user token": _ = try parsed.number("days", in: 1...36_500)
        default: break
        }
        return parsed
    }

    /// Carries out a command, and gives what it prints.
    ///
    /// - Throws: ``UsageError``, or the refusal with its code.
    package func run(_ arguments: [String]) throws -> String {
        let options = try Self.parse(arguments)
        return switch arguments.prefix(2).joined(separator: " ") {
        case "app create": try createApplication(options)
        case "app set": try changeApplication(options)
        case "app show": try show(application: options.words[0])
        case "app list": try lines(administration.applications())
        case "user create": try createUser(options)
        case "user list": try listUsers(options)
        case "user show": try show(user: options.words[1], in: options.words[0])
        case "user token": try issueUserToken(options)
        case "user deactivate": try setActive(false, options)
        case "user activate": try setActive(true, options)
        case "token create":
            try administration.issueAPIToken(options.words[0], name: options.value("name") ?? "") + "\n"
        case "token list": try listTokens(of: options.words[0])
        case "token revoke": try revoke(options)
        case "address list": try lines(administration.allowedAddresses(of: options.words[0]))
        case "address clear": try clearAddresses(of: options.words[0])
        case "epoch show": administration.service.epoch + "\n"
        case "epoch renew": try administration.renewEpoch() + "\n"
        default: throw UsageError("There is no such command.")
        }
    }

    private static func shape(of name: String) -> (options: Set<String>, flags: Set<String>, words: [String])? {
        let (application, user) = ("The application's id", "The user's id")
        return switch name {
        case "app create": ([], ["require-token", "no-new-users"], [application])
        case "app set":
            (["open-channels-changed-by", "require-token", "new-users", "file-quota"], [], [application])
        case "app show": ([], [], [application])
        case "app list": ([], [], [])
        case "user create": (["nickname", "profile-url"], [], [application, user])
        case "user list": (["limit", "after"], [], [application])
        case "user show", "user deactivate", "user activate": ([], [], [application, user])
        case "user token": (["days"], [], [application, user])
        case "token create": (["name"], [], [application])
        case "token list": ([], [], [application])
        case "token revoke": ([], [], [application, "The token's id"])
        case "address list", "address clear": ([], [], [application])
        case "epoch show", "epoch renew": ([], [], [])
        default: nil
        }
    }

    private func lines(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}

// MARK: - Applications

extension AdminCommand {
    private func createApplication(_ options: Options) throws -> String {
        try administration.createApplication(
            options.words[0], requiresToken: options.has("require-token"),
            createsUsersAtLogin: !options.has("no-new-users")) + "\n"
    }

    private func changeApplication(_ options: Options) throws -> String {
        try administration.change(options.words[0], try Self.change(options))
        return ""
    }

    private static func change(_ options: Options) throws(UsageError) -> Administration.ApplicationChange {
        let change = Administration.ApplicationChange(
            participantsMayChange: try word(
                options, "open-channels-changed-by", ["participants": true, "operators": false]),
            requiresToken: try word(options, "require-token", ["yes": true, "no": false]),
            createsUsersAtLogin: try word(options, "new-users", ["yes": true, "no": false]),
            fileQuotaBytes: try options.number("file-quota", in: 0...1_000_000_000).map { Int64($0) << 20 })
        guard change != Administration.ApplicationChange() else {
            throw UsageError("Nothing is to be changed: see 'roost admin --help'.")
        }
        return change
    }

    private static func word(
        _ options: Options, _ name: String, _ words: KeyValuePairs<String, Bool>
    ) throws(UsageError) -> Bool? {
        guard let text = options.value(name) else { return nil }
        guard let pair = words.first(where: { $0.key == text }) else {
            throw UsageError("--\(name) must be \(words.map(\.key).joined(separator: " or ")).")
        }
        return pair.value
    }

    private func show(application id: String) throws -> String {
        let application = try administration.summary(of: id)
        return lines([
            "app: \(id)",
            "require-token: \(application.requiresToken ? "yes" : "no")",
            "new-users: \(application.createsUsersAtLogin ? "yes" : "no")",
            "open-channels-changed-by: \(application.participantsMayChange ? "participants" : "operators")",
            "users: \(application.users)",
            "channels: \(application.channels)",
            "messages: \(application.messages)",
            "files: \(application.fileBytes) bytes",
            "file-quota: \(application.fileQuotaBytes == 0 ? "none" : "\(application.fileQuotaBytes) bytes")",
        ])
    }
}

// MARK: - Users

extension AdminCommand {
    private func createUser(_ options: Options) throws -> String {
        try administration.createUser(
            options.words[1], nickname: options.value("nickname") ?? "",
            profileURL: options.value("profile-url") ?? "", in: options.words[0])
        return ""
    }

    private func listUsers(_ options: Options) throws -> String {
        let limit = try options.number("limit", in: 1...100_000) ?? 100
        return lines(
            try administration.userIDs(of: options.words[0], after: options.value("after") ?? "", limit: limit))
    }

    private func show(user id: String, in applicationID: String) throws -> String {
        let user = try administration.summary(ofUser: id, in: applicationID)
        return lines([
            "user: \(id)", "nickname: \(user.nickname)", "active: \(user.isActive ? "yes" : "no")",
            "has-token: \(user.hasToken ? "yes" : "no")", "channels: \(user.channels)",
            "created: \(user.createdAt) ms", "last-seen: \(user.lastSeenAt) ms",
        ])
    }

    private func setActive(_ isActive: Bool, _ options: Options) throws -> String {
        try administration.setActive(isActive, user: options.words[1], in: options.words[0])
        return ""
    }

    private func issueUserToken(_ options: Options) throws -> String {
        let days = try options.number("days", in: 1...36_500)
        let expiresAt = days.map { administration.now + Int64($0) * 86_400_000 }
        return try administration.issueUserToken(options.words[1], in: options.words[0], expiresAt: expiresAt) + "\n"
    }
}

// MARK: - Tokens

extension AdminCommand {
    private func listTokens(of applicationID: String) throws -> String {
        lines(
            try administration.apiTokens(of: applicationID).map { token in
                "\(token.id) \(token.createdAt)\(token.name.isEmpty ? "" : " \(token.name)")"
            })
    }

    private func clearAddresses(of applicationID: String) throws -> String {
        try administration.clearAddresses(of: applicationID)
        return ""
    }

    private func revoke(_ options: Options) throws -> String {
        try administration.revokeAPIToken(options.words[1], of: options.words[0])
        return ""
    }
}
