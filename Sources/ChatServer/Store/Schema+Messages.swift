extension Schema {
    /// Threads, reactions, pinned messages, extra data, and what the search index follows.
    ///
    /// `parent` is the message that a reply answers, 0 for none. What a thread and its reactions amount to stands in
    /// the message's row, so that a page of messages asks for more only where there is more. `pins` of a channel
    /// holds `id:created_at` of each, the latest pinned last. A row of `text_change` stands for a message whose text
    /// changed or went, or (message 0) for a whole channel; new messages are found by their ids alone.
    static let messages = """
        ALTER TABLE message ADD COLUMN parent INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE message ADD COLUMN is_reply_to_channel INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE message ADD COLUMN reply_count INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE message ADD COLUMN last_replied_at INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE message ADD COLUMN thread_updated_at INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE message ADD COLUMN reaction_keys INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE message ADD COLUMN meta_arrays TEXT NOT NULL DEFAULT '';
        ALTER TABLE message ADD COLUMN translations TEXT NOT NULL DEFAULT '';
        ALTER TABLE message ADD COLUMN changed_at INTEGER NOT NULL DEFAULT 0;
        DROP INDEX message_by_time;
        CREATE INDEX message_by_time ON message (channel, created_at, parent, is_reply_to_channel)
            WHERE is_removed = 0;
        CREATE INDEX message_by_parent ON message (parent, created_at) WHERE parent <> 0 AND is_removed = 0;
        CREATE TABLE thread_replier (
            message INTEGER NOT NULL,
            user INTEGER NOT NULL,
            replies INTEGER NOT NULL,
            PRIMARY KEY (message, user)
        ) WITHOUT ROWID;
        CREATE TABLE reaction (
            message INTEGER NOT NULL,
            key TEXT NOT NULL,
            user INTEGER NOT NULL,
            seq INTEGER NOT NULL,
            PRIMARY KEY (message, key, user)
        ) WITHOUT ROWID;
        CREATE INDEX reaction_by_seq ON reaction (message, key, seq, user);
        CREATE TABLE reaction_key (
            message INTEGER NOT NULL,
            key TEXT NOT NULL,
            count INTEGER NOT NULL,
            first_seq INTEGER NOT NULL,
            updated_at INTEGER NOT NULL,
            PRIMARY KEY (message, key)
        ) WITHOUT ROWID;
        ALTER TABLE channel ADD COLUMN pins TEXT NOT NULL DEFAULT '';
        CREATE TABLE text_change (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            message INTEGER NOT NULL,
            channel INTEGER NOT NULL
        );
        CREATE TABLE counter (
            name TEXT PRIMARY KEY,
            value INTEGER NOT NULL
        ) WITHOUT ROWID;
        """
}
