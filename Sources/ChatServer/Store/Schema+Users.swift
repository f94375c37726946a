extension Schema {
    /// Users whole: blocking, tokens, devices, notification settings, deletion; and all that a channel is.
    ///
    /// - `withheld` has a row for each countable message that a member does not see for blocking its sender: what is
    ///   taken out of the member's unread count.
    /// - `former_key` has what a list of channels was ordered by before a change, for lists whose first page is older:
    ///   a channel's name where `key` is empty, else `m` and a metadata key; NULL where there was none.
    /// - `erasure` has the users whose messages are gone through, and how far that has come.
    ///
    /// A token stands once in an application: whoever registers it last has it. `type` is 0 for Apple, 1 for Google,
    /// 2 for Huawei, 3 for Apple's calls. `session` is the hash of the key of the session that registered it, empty
    /// where the application did. A preference is JSON in the documented names; a user without a row set nothing.
    static let users = """
        ALTER TABLE user ADD COLUMN preferred_languages TEXT NOT NULL DEFAULT '[]';
        ALTER TABLE user ADD COLUMN discovery_keys TEXT NOT NULL DEFAULT '[]';
        ALTER TABLE user ADD COLUMN is_hidden INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE user_token ADD COLUMN is_access INTEGER NOT NULL DEFAULT 0;
        CREATE INDEX user_token_by_user ON user_token (user);
        CREATE INDEX session_by_user ON session (user);
        ALTER TABLE application ADD COLUMN auto_accepts INTEGER NOT NULL DEFAULT 1;
        ALTER TABLE channel ADD COLUMN is_exclusive INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE channel ADD COLUMN is_ephemeral INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE channel ADD COLUMN access_code BLOB NOT NULL DEFAULT x'';
        ALTER TABLE channel ADD COLUMN blocks_joins INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE member ADD COLUMN count_preference INTEGER NOT NULL DEFAULT 0;
        CREATE TABLE channel_metacounter (
            channel INTEGER NOT NULL,
            key TEXT NOT NULL,
            value INTEGER NOT NULL,
            PRIMARY KEY (channel, key)
        ) WITHOUT ROWID;
        CREATE TABLE block (
            blocker INTEGER NOT NULL,
            blocked INTEGER NOT NULL,
            created_at INTEGER NOT NULL,
            PRIMARY KEY (blocker, blocked)
        ) WITHOUT ROWID;
        CREATE INDEX block_by_blocked ON block (blocked, blocker);
        CREATE TABLE withheld (
            user INTEGER NOT NULL,
            channel INTEGER NOT NULL,
            number INTEGER NOT NULL,
            sender INTEGER NOT NULL,
            message INTEGER NOT NULL,
            PRIMARY KEY (user, channel, number)
        ) WITHOUT ROWID;
        CREATE INDEX withheld_by_message ON withheld (message);
        CREATE TABLE former_key (
            channel INTEGER NOT NULL,
            key TEXT NOT NULL,
            position INTEGER NOT NULL,
            value BLOB,
            changed_at INTEGER NOT NULL,
            PRIMARY KEY (channel, key, position)
        ) WITHOUT ROWID;
        CREATE INDEX former_key_by_age ON former_key (changed_at);
        CREATE TABLE erasure (
            user INTEGER PRIMARY KEY,
            application INTEGER NOT NULL,
            removes INTEGER NOT NULL,
            next INTEGER NOT NULL
        );
        CREATE TABLE push_token (
            application INTEGER NOT NULL REFERENCES application(id),
            type INTEGER NOT NULL,
            token TEXT NOT NULL,
            user INTEGER NOT NULL,
            session BLOB NOT NULL,
            created_at INTEGER NOT NULL,
            PRIMARY KEY (application, type, token)
        ) WITHOUT ROWID;
        CREATE INDEX push_token_by_user ON push_token (user, type, created_at);
        CREATE TABLE push_preference (
            user INTEGER PRIMARY KEY,
            preference TEXT NOT NULL
        );
        """
}
