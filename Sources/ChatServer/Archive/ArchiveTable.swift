/// A table of the store as an archive holds it: which of its rows belong to an application, in which order they come,
/// and which columns hold keys, which are others in another database.
struct ArchiveTable: Sendable {
    /// What a key is a key of.
    enum Entity: String, Sendable, CaseIterable {
        case application, user, channel, message, poll, file
        case scheduledMessage = "scheduled_message"
        case report, announcement
        case retentionRule = "retention_rule"
        case typeWork = "type_work"
    }

    /// How a column is written.
    enum Kind: Sendable {
        case number
        case text
        /// In hexadecimal.
        case bytes
    }

    /// The table's name.
    let name: String
    /// The columns that tell its rows apart, in the order of the rows.
    let order: [(column: String, kind: Kind)]
    /// The columns that hold keys; 0 stands for nobody and nothing.
    let keys: [String: Entity]
    /// The columns that hold several keys of users, joined by commas.
    var userLists: [String] = []
    /// The condition for rows of the application `?`.
    let condition: String

    /// All tables that are exported, those that others refer to first.
    static let all =
        [
            ArchiveTable(
                name: "user", order: [("id", .number)], keys: ["id": .user, "application": .application],
                condition: "application = ?"),
            ArchiveTable(
                name: "user_token", order: [("hash", .bytes)], keys: ["user": .user], condition: Self.ofUser),
            ArchiveTable(
                name: "push_token", order: [("type", .number), ("token", .text)],
                keys: ["application": .application, "user": .user], condition: "application = ?"),
            ArchiveTable(
                name: "push_preference", order: [("user", .number)], keys: ["user": .user], condition: Self.ofUser),
            ArchiveTable(
                name: "channel", order: [("id", .number)],
                keys: ["id": .channel, "application": .application, "creator": .user, "last_message": .message],
                userLists: ["distinct_key"], condition: "application = ?"),
            ArchiveTable(
                name: "channel_metadata", order: [("channel", .number), ("key", .text)], keys: ["channel": .channel],
                condition: Self.ofChannel),
            ArchiveTable(
                name: "channel_metacounter", order: [("channel", .number), ("key", .text)],
                keys: ["channel": .channel], condition: Self.ofChannel),
            ArchiveTable(
                name: "block", order: [("blocker", .number), ("blocked", .number)],
                keys: ["blocker": .user, "blocked": .user],
                condition: "blocker IN (SELECT id FROM user WHERE application = ?)"),
            ArchiveTable(
                name: "erasure", order: [("user", .number)],
                keys: ["user": .user, "application": .application, "next": .message], condition: "application = ?"),
            ArchiveTable(
                name: "former_key", order: [("channel", .number), ("key", .text), ("position", .number)],
                keys: ["channel": .channel], condition: Self.ofChannel),
            ArchiveTable(
                name: "member", order: [("channel", .number), ("user", .number)],
                keys: ["channel": .channel, "user": .user, "inviter": .user], condition: Self.ofChannel),
            ArchiveTable(
                name: "message", order: [("id", .number)],
                keys: [
                    "id": .message, "channel": .channel, "sender": .user, "poll": .poll, "parent": .message,
                ], condition: Self.ofChannel),
            ArchiveTable(
                name: "thread_replier", order: [("message", .number), ("user", .number)],
                keys: ["message": .message, "user": .user], condition: Self.ofMessage),
            ArchiveTable(
                name: "reaction_key", order: [("message", .number), ("key", .text)], keys: ["message": .message],
                condition: Self.ofMessage),
            ArchiveTable(
                name: "reaction", order: [("message", .number), ("key", .text), ("user", .number)],
                keys: ["message": .message, "user": .user], condition: Self.ofMessage),
            ArchiveTable(
                name: "mention", order: [("channel", .number), ("user", .number), ("number", .number)],
                keys: ["channel": .channel, "user": .user, "message": .message], condition: Self.ofChannel),
            ArchiveTable(
                name: "withheld", order: [("user", .number), ("channel", .number), ("number", .number)],
                keys: ["user": .user, "channel": .channel, "sender": .user, "message": .message],
                condition: Self.ofChannel),
            ArchiveTable(
                name: "channel_change", order: [("channel", .number), ("seq", .number)], keys: ["channel": .channel],
                userLists: ["users"], condition: Self.ofChannel),
            ArchiveTable(
                name: "expired_history", order: [("channel", .number)], keys: ["channel": .channel],
                condition: Self.ofChannel),
        ] + beside + [
            ArchiveTable(
                name: "file", order: [("id", .number)],
                keys: [
                    "id": .file, "application": .application, "uploader": .user, "channel": .channel,
                    "message": .message,
                ], condition: "application = ?")
        ]

    private static let beside = [
        ArchiveTable(
            name: "poll", order: [("id", .number)],
            keys: [
                "id": .poll, "application": .application, "creator": .user, "channel": .channel, "message": .message,
            ], condition: "application = ?"),
        ArchiveTable(
            name: "poll_vote", order: [("poll", .number), ("option", .number), ("user", .number)],
            keys: ["poll": .poll, "user": .user], condition: "poll IN (SELECT id FROM poll WHERE application = ?)"),
        ArchiveTable(
            name: "scheduled_message", order: [("id", .number)],
            keys: [
                "id": .scheduledMessage, "application": .application, "channel": .channel, "sender": .user,
                "message": .message,
            ], condition: "application = ?"),
        ArchiveTable(
            name: "report", order: [("id", .number)],
            keys: [
                "id": .report, "application": .application, "reporter": .user, "offender": .user, "channel": .channel,
                "message": .message,
            ], condition: "application = ?"),
        ArchiveTable(
            name: "announcement", order: [("id", .number)],
            keys: ["id": .announcement, "application": .application], condition: "application = ?"),
        ArchiveTable(
            name: "announcement_target", order: [("announcement", .number), ("place", .number)],
            keys: ["announcement": .announcement, "user": .user, "channel": .channel], condition: Self.ofAnnouncement),
        ArchiveTable(
            name: "announcement_sent", order: [("announcement", .number), ("channel", .number)],
            keys: ["announcement": .announcement, "channel": .channel, "message": .message],
            condition: Self.ofAnnouncement),
        ArchiveTable(
            name: "retention_rule", order: [("id", .number)],
            keys: ["id": .retentionRule, "application": .application, "channel": .channel],
            condition: "application = ?"),
        ArchiveTable(
            name: "type_standing", order: [("custom_type", .text), ("user", .number), ("kind", .number)],
            keys: ["application": .application, "user": .user], condition: "application = ?"),
        ArchiveTable(
            name: "type_work", order: [("id", .number)],
            keys: [
                "id": .typeWork, "application": .application, "user": .user, "channel": .channel, "next": .channel,
            ], condition: "application = ?"),
        ArchiveTable(
            name: "channel_sound", order: [("user", .number), ("channel", .number)],
            keys: ["user": .user, "channel": .channel], condition: Self.ofUser),
        ArchiveTable(
            name: "figure",
            order: [
                ("metric", .text), ("period", .number), ("channel_type", .text), ("channel_custom_type", .text),
                ("message_custom_type", .text),
            ], keys: ["application": .application], condition: "application = ?"),
        ArchiveTable(
            name: "announcement_open", order: [("announcement", .number), ("user", .number)],
            keys: ["announcement": .announcement, "user": .user], condition: Self.ofAnnouncement),
        ArchiveTable(
            name: "announcement_hour", order: [("announcement", .number), ("hour", .number)],
            keys: ["announcement": .announcement], condition: Self.ofAnnouncement),
    ]

    /// Tables that stay: secrets and sessions of this server, and what goes on only here.
    static let kept: Set = [
        "application", "api_token", "session", "secret", "export_job", "import_progress", "schema_step", "counter",
        "text_change", "webhook", "webhook_event", "push_provider", "push_template", "push_job",
        "allowed_address", "privacy_job", "figure_subject",
    ]

    static func named(_ name: String) -> ArchiveTable? { all.first { $0.name == name } }

    private static let ofUser = "user IN (SELECT id FROM user WHERE application = ?)"
    private static let ofChannel = "channel IN (SELECT id FROM channel WHERE application = ?)"
    private static let ofMessage = "message IN (SELECT id FROM message WHERE \(ofChannel))"
    private static let ofAnnouncement = "announcement IN (SELECT id FROM announcement WHERE application = ?)"
}
