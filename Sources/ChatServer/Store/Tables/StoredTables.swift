/// All tables of the store.
enum StoredTables {
    /// Those that others refer to stand before them: so an archive has them.
    static let all: [StoredTable] = people + rooms + talk + later + orders + beside + here

    /// Those that an archive takes along.
    static let exported = all.filter { $0.export == .rows }

    /// A table by its name.
    static func named(_ name: String) -> StoredTable? { all.first { $0.name == name } }

    private static let people = [
        StoredTable("application", [], export: .stays("it is the head of an archive")),
        StoredTable("user", [.init("application", .application, .stays)]),
        StoredTable("user_token", by: [("hash", .bytes)], [.init("user", .user, .goes)]),
        StoredTable(
            "push_token", by: [("type", .number), ("token", .text)],
            [.init("application", .application, .stays), .init("user", .user, .goes)]),
        StoredTable("push_preference", by: [("user", .number)], [.init("user", .user, .goes)]),
    ]

    private static let rooms = [
        StoredTable(
            "channel",
            [
                .init("application", .application, .stays), .init("creator", .user, .stays),
                .init("last_message", .message, .decided("MessageRules.delete, RetentionRules.expire")),
            ], userLists: ["distinct_key"]),
        StoredTable(
            "channel_metadata", by: [("channel", .number), ("key", .text)], [.init("channel", .channel, .goes)]),
        StoredTable(
            "channel_metacounter", by: [("channel", .number), ("key", .text)], [.init("channel", .channel, .goes)]),
        StoredTable(
            "block", by: [("blocker", .number), ("blocked", .number)],
            [.init("blocker", .user, .goes), .init("blocked", .user, .goes)]),
        StoredTable(
            "erasure", by: [("user", .number)],
            [
                .init("application", .application, .stays), .init("user", .user, .stays),
                .init("next", .message, .stays),
            ]),
        StoredTable(
            "former_key", by: [("channel", .number), ("key", .text), ("position", .number)],
            [.init("channel", .channel, .goes)]),
        StoredTable(
            "member", by: [("channel", .number), ("user", .number)],
            [.init("channel", .channel, .goes), .init("user", .user, .goes), .init("inviter", .user, .stays)]),
    ]

    /// What is said, and what hangs on it.
    private static let talk = [
        StoredTable(
            "message",
            [
                .init("channel", .channel, .goes),
                .init("sender", .user, .decided("WriteContext.continueErasures: nameless, or deleted")),
                .init("poll", .poll, .stays), .init("parent", .message, .stays),
            ]),
        StoredTable(
            "thread_replier", by: [("message", .number), ("user", .number)],
            [.init("message", .message, .goes), .init("user", .user, .stays)]),
        StoredTable(
            "reaction_key", by: [("message", .number), ("key", .text)], [.init("message", .message, .goes)]),
        StoredTable(
            "reaction", by: [("message", .number), ("key", .text), ("user", .number)],
            [
                .init("message", .message, .goes),
                .init("user", .user, .decided("WriteContext.continueErasures: taken back")),
            ]),
        StoredTable(
            "mention", by: [("channel", .number), ("user", .number), ("number", .number)],
            [
                .init("channel", .channel, .goes),
                .init(
                    "user", .user, .goes,
                    reach: "channel IN (SELECT channel FROM member WHERE user IN (%)) AND user IN (%)"),
                .init("message", .message, .goes),
            ]),
        StoredTable(
            "withheld", by: [("user", .number), ("channel", .number), ("number", .number)],
            [
                .init(
                    "channel", .channel, .goes,
                    reach: "user IN (SELECT user FROM member WHERE channel IN (%)) AND channel IN (%)"),
                .init("user", .user, .goes), .init("sender", .user, .stays), .init("message", .message, .goes),
            ]),
        StoredTable(
            "channel_change", by: [("channel", .number), ("seq", .number)], [.init("channel", .channel, .goes)],
            userLists: ["users"]),
        StoredTable("expired_history", by: [("channel", .number)], [.init("channel", .channel, .goes)]),
        StoredTable(
            "poll",
            [
                .init("application", .application, .stays),
                .init("creator", .user, .decided("WriteContext.continueErasures: nameless")),
                // As the index has it.
                .init("channel", .channel, .goes, reach: "channel <> 0 AND channel IN (%)"),
                .init(
                    "message", .message, .goes, reach: "id IN (SELECT poll FROM message WHERE id IN (%) AND poll <> 0)"),
            ]),
        StoredTable(
            "poll_vote", by: [("poll", .number), ("option", .number), ("user", .number)],
            [
                .init("poll", .poll, .goes),
                .init("user", .user, .decided("WriteContext.continueErasures: taken back, or counted for nobody")),
            ]),
    ]

    /// What is to happen, and what was noted of what happened.
    private static let later = [
        StoredTable(
            "scheduled_message",
            [
                .init("application", .application, .stays),
                .init("channel", .channel, .decided("WriteContext.removeBelongings: removed, for its sender to see")),
                .init("sender", .user, .goes), .init("message", .message, .stays),
            ]),
        StoredTable(
            "report",
            [
                .init("application", .application, .stays), .init("reporter", .user, .stays),
                .init("offender", .user, .stays), .init("channel", .channel, .stays),
                .init("message", .message, .stays),
            ]),
        StoredTable("announcement", [.init("application", .application, .stays)]),
        StoredTable(
            "announcement_target", by: [("announcement", .number), ("place", .number)],
            [
                .init("announcement", .announcement, .goes), .init("user", .user, .stays),
                .init("channel", .channel, .stays),
            ]),
        StoredTable(
            "announcement_sent", by: [("announcement", .number), ("channel", .number)],
            [
                .init("announcement", .announcement, .goes), .init("channel", .channel, .stays),
                .init("message", .message, .stays),
            ]),
        StoredTable(
            "retention_rule",
            [
                .init("application", .application, .stays),
                .init("channel", .channel, .goes, reach: "channel <> 0 AND channel IN (%)"),
            ]),
    ]

    /// What an application orders of itself, and what is counted of it.
    private static let orders = [
        StoredTable(
            "type_standing", by: [("custom_type", .text), ("user", .number), ("kind", .number)],
            [.init("application", .application, .stays), .init("user", .user, .goes)]),
        StoredTable(
            "type_work",
            [
                .init("application", .application, .stays), .init("user", .user, .goes),
                .init("channel", .channel, .stays), .init("next", .channel, .stays),
            ]),
        StoredTable(
            "channel_sound", by: [("user", .number), ("channel", .number)],
            [.init("user", .user, .goes), .init("channel", .channel, .goes)]),
        StoredTable(
            "figure",
            by: [
                ("metric", .text), ("period", .number), ("channel_type", .text), ("channel_custom_type", .text),
                ("message_custom_type", .text),
            ], [.init("application", .application, .stays)]),
        StoredTable(
            "announcement_open", by: [("announcement", .number), ("user", .number)],
            [.init("announcement", .announcement, .goes), .init("user", .user, .goes)]),
        StoredTable(
            "announcement_hour", by: [("announcement", .number), ("hour", .number)],
            [.init("announcement", .announcement, .goes)]),
    ]

    private static let beside = [
        StoredTable(
            "file",
            [
                .init("application", .application, .stays),
                .init("uploader", .user, .decided("WriteContext.releaseFiles: what waits, and the picture")),
                .init("channel", .channel, .decided("WriteStatements.releaseFiles: swept with its bytes")),
                .init("message", .message, .decided("WriteContext.removeFiles: swept with its bytes")),
            ])
    ]

    /// What stays with this server: secrets, sessions, and what goes on only here.
    private static let here = [
        StoredTable("api_token", [.init("application", .application, .stays)], export: .stays("a secret of its own")),
        StoredTable("session", [.init("user", .user, .goes)], export: .stays("ends with the server")),
        StoredTable("secret", [], export: .stays("what this server signs with")),
        StoredTable(
            "upload",
            [
                .init("application", .application, .stays), .init("uploader", .user, .goes),
            ], export: .stays("not finished")),
        StoredTable(
            "allowed_address", [.init("application", .application, .stays)],
            export: .stays("from where this server is called")),
        StoredTable(
            "privacy_job", [.init("application", .application, .stays)], export: .stays("a job of this server")),
        StoredTable(
            "figure_subject", [.init("application", .application, .stays)],
            export: .stays("whom a period that is not over has counted")),
        StoredTable("export_job", [.init("application", .application, .stays)], export: .stays("a job of this server")),
        StoredTable("import_progress", [], export: .stays("a job of this server")),
        StoredTable("schema_step", [], export: .stays("the history of this database")),
        StoredTable("counter", [], export: .stays("counts of this database")),
        StoredTable(
            "text_change", [.init("channel", .channel, .stays), .init("message", .message, .stays)],
            export: .stays("what the search index has still to follow")),
        StoredTable("webhook", [.init("application", .application, .stays)], export: .stays("has a secret")),
        StoredTable(
            "webhook_event", [.init("application", .application, .stays), .init("channel", .channel, .stays)],
            export: .stays("a queue of this server")),
        StoredTable("push_provider", [.init("application", .application, .stays)], export: .stays("has keys")),
        StoredTable(
            "push_template", [.init("application", .application, .stays)],
            export: .stays("belongs to the push services")),
        StoredTable(
            "push_job",
            [
                .init("application", .application, .stays), .init("channel", .channel, .stays),
                .init("message", .message, .stays),
            ], export: .stays("a queue of this server")),
    ]
}
