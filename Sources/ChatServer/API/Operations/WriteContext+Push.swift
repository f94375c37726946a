internal import ChatDomain
internal import ChatWire
internal import Foundation
internal import SQLite
internal import Synchronization

/// Push: what is written of it.
extension WriteContext {
    /// Whether an application notifies of messages, from memory.
    private func notifies(applicationKey: Int64) throws -> Bool {
        if let known = pushes[applicationKey] { return known }
        let notifies =
            try queries.pushIsEnabled(applicationKey: applicationKey)
            && !queries.pushProviders(applicationKey: applicationKey).isEmpty
        pushes[applicationKey] = notifies
        return notifies
    }

    /// Keeps a new message to be notified of, where its application notifies.
    func push(_ message: Message, in channel: Channel) throws {
        guard PushRules.notifies(of: message, in: channel), try notifies(applicationKey: channel.applicationKey) else {
            return
        }
        guard pushJobCount < outbound.settings.pushJobsMost else {
            outbound.figures.pushesDropped.add(1, ordering: .relaxed)
            return
        }
        try connection.run(
            "INSERT INTO push_job (application, channel, message, created_at) VALUES (?, ?, ?, ?)",
            channel.applicationKey, channel.key, message.wire.messageID, environment.now())
        pushJobCount += 1
        undo.append { [self] in pushJobCount -= 1 }
        outboundNews.append(.push)
    }

    /// Messages were notified of.
    func removePushJobs(_ ids: [Int64]) throws {
        for id in ids { pushJobCount -= try connection.run("DELETE FROM push_job WHERE id = ?", id) }
    }

    /// Turns notifications of an application on or off.
    func setPushEnabled(_ isEnabled: Bool, applicationKey: Int64) throws {
        try connection.run("UPDATE application SET push_enabled = ? WHERE id = ?", isEnabled, applicationKey)
        forgetPush(applicationKey)
    }

    /// Adds a push service, or changes one.
    func putPushProvider(_ provider: PushProvider, applicationKey: Int64) throws {
        let (type, settings) =
            switch provider.service {
            case .apns(let settings): ("apns", try JSONEncoder().encode(settings))
            case .fcm(let settings): ("fcm", try JSONEncoder().encode(settings))
            }
        let count = try queries.pushProviders(applicationKey: applicationKey).filter { $0.id != provider.id }.count
        guard count < Self.pushProvidersMost else {
            throw WireError(.reachedMaxCount, "An application has at most \(Self.pushProvidersMost) push services.")
        }
        try connection.run(
            """
            INSERT INTO push_provider (id, application, type, settings, created_at) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (id) DO UPDATE SET settings = excluded.settings
            """, provider.id, applicationKey, type, String(decoding: settings, as: UTF8.self), provider.createdAt)
        forgetPush(applicationKey)
    }

    /// The most push services of an application.
    static let pushProvidersMost = 20

    /// Removes a push service.
    /// - Throws: 400201 where there is none of that id and kind.
    func removePushProvider(_ id: String, type: String, applicationKey: Int64) throws {
        let count = try connection.run(
            "DELETE FROM push_provider WHERE id = ? AND type = ? AND application = ?", id, type, applicationKey)
        guard count > 0 else { throw WireError(.notFoundInDatabase, "There is no such push service.") }
        forgetPush(applicationKey)
    }

    /// Changes the words of notifications.
    func setPushTemplate(_ template: PushTemplate, name: String, applicationKey: Int64) throws {
        for words in [template.text, template.file, template.admin] {
            for text in [words.title ?? "", words.message] where text.count > Self.templateCharacters {
                throw WireError(
                    .invalidParameterValue,
                    "'template' must have texts of at most \(Self.templateCharacters) characters.")
            }
        }
        let json = String(decoding: try JSONEncoder().encode(template), as: UTF8.self)
        try connection.run(
            """
            INSERT INTO push_template (application, name, template) VALUES (?, ?, ?)
            ON CONFLICT (application, name) DO UPDATE SET template = excluded.template
            """, applicationKey, name, json)
    }

    /// The longest text of a template, in characters.
    static let templateCharacters = 500

    private func forgetPush(_ applicationKey: Int64) {
        undo.append { [self, known = pushes[applicationKey]] in pushes[applicationKey] = known }
        pushes[applicationKey] = nil
    }
}
