internal import ChatDomain
internal import ChatWire
internal import Foundation
internal import SQLite

/// Push services, their words, and the messages that wait to be notified of.
extension StoreQueries {
    /// A message that members are to be notified of.
    struct PushJob: Sendable, Hashable {
        let id: Int64
        let applicationKey: Int64
        let channelKey: Int64
        let messageID: Int64
        let createdAt: Int64
    }

    /// Whether an application notifies of messages at all.
    func pushIsEnabled(applicationKey: Int64) throws -> Bool {
        try connection.queryFirst("SELECT push_enabled FROM application WHERE id = ?", applicationKey) {
            $0.bool(at: 0)
        } ?? false
    }

    /// An application's push services, of one kind or all, oldest first.
    func pushProviders(applicationKey: Int64, type: String? = nil) throws -> [PushProvider] {
        try connection.query(
            """
            SELECT id, type, settings, created_at FROM push_provider
            WHERE application = ?1 AND (?2 IS NULL OR type = ?2) ORDER BY created_at, id
            """, applicationKey, type, row: Self.provider
        ).compactMap { $0 }
    }

    /// An application's push service by its id.
    func pushProvider(_ id: String, applicationKey: Int64) throws -> PushProvider? {
        try connection.queryFirst(
            "SELECT id, type, settings, created_at FROM push_provider WHERE id = ? AND application = ?", id,
            applicationKey, row: Self.provider) ?? nil
    }

    private static func provider(_ row: Statement) -> PushProvider? {
        let settings = Data(row.text(at: 2).utf8)
        let service: PushProvider.Service?
        switch row.text(at: 1) {
        case "apns": service = (try? JSONDecoder().decode(APNsSettings.self, from: settings)).map { .apns($0) }
        case "fcm": service = (try? JSONDecoder().decode(FCMSettings.self, from: settings)).map { .fcm($0) }
        default: service = nil
        }
        return service.map { PushProvider(id: row.text(at: 0), service: $0, createdAt: row.integer(at: 3)) }
    }

    /// The words of an application's notifications; nil for a name that is none.
    func pushTemplate(_ name: String, applicationKey: Int64) throws -> PushTemplate? {
        let stored = try connection.queryFirst(
            "SELECT template FROM push_template WHERE application = ? AND name = ?", applicationKey, name
        ) { $0.text(at: 0) }
        let own = stored.flatMap { try? JSONDecoder().decode(PushTemplate.self, from: Data($0.utf8)) }
        return own ?? PushTemplate.standard(name)
    }

    /// The next messages that wait.
    func pushJobs(after id: Int64, limit: Int) throws -> [PushJob] {
        try connection.query(
            "SELECT id, application, channel, message, created_at FROM push_job WHERE id > ? ORDER BY id LIMIT ?", id,
            limit
        ) {
            PushJob(
                id: $0.integer(at: 0), applicationKey: $0.integer(at: 1), channelKey: $0.integer(at: 2),
                messageID: $0.integer(at: 3), createdAt: $0.integer(at: 4))
        }
    }

    /// How many messages wait.
    func pushJobCount() throws -> Int {
        try connection.queryFirst("SELECT count(*) FROM push_job") { Int($0.integer(at: 0)) } ?? 0
    }

    /// Joined members of a channel who have a device, by their keys.
    func membersWithDevices(of channel: Channel, after userKey: Int64, limit: Int) throws -> [(Membership, User)] {
        let member = StoreRows.columns(StoreRows.memberColumns, of: "m")
        let user = StoreRows.columns(StoreRows.userColumns, of: "u")
        return try connection.query(
            """
            SELECT \(member), \(user) FROM member m JOIN user u ON u.id = m.user
            WHERE m.channel = ? AND m.user > ? AND m.state = 2
                AND EXISTS (SELECT 1 FROM push_token t WHERE t.user = m.user)
            ORDER BY m.user LIMIT ?
            """, channel.key, userKey, limit
        ) { row in (StoreRows.membership(row), StoreRows.user(row, at: StoreRows.memberColumns.count)) }
    }
}
