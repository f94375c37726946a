extension Schema {
    /// What goes out to others: webhooks and their queue, the push services of an application and their queue, and
    /// whether links are looked at.
    ///
    /// The queues are written with the change that they tell of, so that no crash loses an event; all else follows
    /// outside of the transaction. An event's channel is 0 where it has none. `aside` is 1 once the receiver refused
    /// it too often. Secrets and keys stand here as they are: the server has to sign with them (decision 0048).
    static let outbound = """
        CREATE TABLE webhook (
            application INTEGER PRIMARY KEY REFERENCES application(id),
            is_enabled INTEGER NOT NULL,
            url TEXT NOT NULL,
            includes_members INTEGER NOT NULL,
            categories TEXT NOT NULL,
            secret TEXT NOT NULL
        );
        CREATE TABLE webhook_event (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            application INTEGER NOT NULL,
            channel INTEGER NOT NULL,
            category TEXT NOT NULL,
            body TEXT NOT NULL,
            created_at INTEGER NOT NULL,
            attempts INTEGER NOT NULL DEFAULT 0,
            aside INTEGER NOT NULL DEFAULT 0,
            reason TEXT NOT NULL DEFAULT ''
        );
        CREATE INDEX webhook_event_waiting ON webhook_event (application, channel, id) WHERE aside = 0;
        CREATE INDEX webhook_event_aside ON webhook_event (application, id) WHERE aside = 1;
        CREATE INDEX webhook_event_by_age ON webhook_event (created_at);
        CREATE TABLE push_provider (
            id TEXT PRIMARY KEY,
            application INTEGER NOT NULL REFERENCES application(id),
            type TEXT NOT NULL,
            settings TEXT NOT NULL,
            created_at INTEGER NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX push_provider_by_application ON push_provider (application, type, created_at);
        CREATE TABLE push_template (
            application INTEGER NOT NULL REFERENCES application(id),
            name TEXT NOT NULL,
            template TEXT NOT NULL,
            PRIMARY KEY (application, name)
        ) WITHOUT ROWID;
        CREATE TABLE push_job (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            application INTEGER NOT NULL,
            channel INTEGER NOT NULL,
            message INTEGER NOT NULL,
            created_at INTEGER NOT NULL
        );
        ALTER TABLE application ADD COLUMN push_enabled INTEGER NOT NULL DEFAULT 1;
        ALTER TABLE application ADD COLUMN link_previews INTEGER NOT NULL DEFAULT 1;
        ALTER TABLE message ADD COLUMN og_tag TEXT NOT NULL DEFAULT '';
        """
}
