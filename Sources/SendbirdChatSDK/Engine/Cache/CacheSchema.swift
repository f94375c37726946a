internal import SQLite

/// The tables of the cache. Steps are only ever added.
enum CacheSchema {
    static let migrations = Migrations([
        """
        CREATE TABLE fact (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
        CREATE TABLE channel (
            id INTEGER PRIMARY KEY,
            url TEXT NOT NULL UNIQUE,
            log_seq INTEGER NOT NULL,
            spans_seq INTEGER NOT NULL,
            opened_at INTEGER NOT NULL DEFAULT 0,
            made_at INTEGER NOT NULL,
            last_at INTEGER NOT NULL,
            name_key BLOB NOT NULL,
            unread INTEGER NOT NULL,
            custom_type TEXT NOT NULL,
            body BLOB NOT NULL,
            last_message BLOB,
            members BLOB
        );
        CREATE TABLE message (
            channel INTEGER NOT NULL,
            created_at INTEGER NOT NULL,
            message_id INTEGER NOT NULL,
            seq INTEGER NOT NULL,
            body BLOB NOT NULL,
            PRIMARY KEY (channel, created_at)
        ) WITHOUT ROWID;
        CREATE TABLE span (
            channel INTEGER NOT NULL,
            from_at INTEGER NOT NULL,
            to_at INTEGER NOT NULL,
            PRIMARY KEY (channel, from_at)
        ) WITHOUT ROWID;
        CREATE TABLE outbox (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            channel_url TEXT NOT NULL,
            request_id TEXT NOT NULL,
            is_failed INTEGER NOT NULL,
            error_code INTEGER NOT NULL,
            body BLOB NOT NULL,
            UNIQUE (channel_url, request_id)
        );
        """,
        "CREATE TABLE draft (channel_url TEXT PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID;",
        """
        ALTER TABLE message ADD COLUMN stands INTEGER NOT NULL DEFAULT 1;
        ALTER TABLE message ADD COLUMN parent_id INTEGER NOT NULL DEFAULT 0;
        CREATE INDEX message_parent ON message (channel, parent_id) WHERE parent_id <> 0;
        CREATE TABLE reply_span (
            channel INTEGER NOT NULL,
            from_at INTEGER NOT NULL,
            to_at INTEGER NOT NULL,
            PRIMARY KEY (channel, from_at)
        ) WITHOUT ROWID;
        ALTER TABLE outbox ADD COLUMN poll_id INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE outbox ADD COLUMN is_pinned INTEGER NOT NULL DEFAULT 0;
        """,
    ])
}
