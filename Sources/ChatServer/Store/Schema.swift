internal import SQLite

/// The tables of the server's database.
///
/// Keys are rowids. Texts that are searched without case stand beside a folded
/// copy; names that are ordered, beside their ``ChatWire/NameOrderKey``.
enum Schema {
    static let migrations = Migrations(steps)

    /// The steps in SQL, oldest first.
    static let steps = [
        version1, files, rooms, openChannels, users, operations, messages, polls, outbound, applications, uploads,
    ]

    private static let version1 = """
        CREATE TABLE application (
            id INTEGER PRIMARY KEY,
            app_id TEXT NOT NULL UNIQUE,
            requires_token INTEGER NOT NULL,
            creates_users INTEGER NOT NULL,
            position INTEGER NOT NULL DEFAULT 0,
            created_at INTEGER NOT NULL
        );
        CREATE TABLE api_token (
            hash BLOB PRIMARY KEY,
            application INTEGER NOT NULL REFERENCES application(id),
            created_at INTEGER NOT NULL
        ) WITHOUT ROWID;

        CREATE TABLE user (
            id INTEGER PRIMARY KEY,
            application INTEGER NOT NULL REFERENCES application(id),
            user_id TEXT NOT NULL,
            nickname TEXT NOT NULL,
            nickname_folded TEXT NOT NULL,
            nickname_key BLOB NOT NULL,
            profile_url TEXT NOT NULL,
            is_active INTEGER NOT NULL,
            created_at INTEGER NOT NULL,
            last_seen_at INTEGER NOT NULL,
            user_seq INTEGER NOT NULL,
            has_token INTEGER NOT NULL,
            metadata TEXT NOT NULL,
            UNIQUE (application, user_id)
        );
        CREATE INDEX user_by_age ON user (application, created_at);
        CREATE TABLE user_token (
            hash BLOB PRIMARY KEY,
            user INTEGER NOT NULL REFERENCES user(id),
            expires_at INTEGER NOT NULL
        ) WITHOUT ROWID;
        CREATE TABLE session (
            hash BLOB PRIMARY KEY,
            user INTEGER NOT NULL REFERENCES user(id),
            expires_at INTEGER NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX session_by_end ON session (expires_at);

        CREATE TABLE channel (
            id INTEGER PRIMARY KEY,
            application INTEGER NOT NULL REFERENCES application(id),
            url TEXT NOT NULL,
            name TEXT NOT NULL,
            name_folded TEXT NOT NULL,
            name_key BLOB NOT NULL,
            cover_url TEXT NOT NULL,
            data TEXT NOT NULL,
            custom_type TEXT NOT NULL,
            created_at INTEGER NOT NULL,
            creator INTEGER NOT NULL,
            is_distinct INTEGER NOT NULL,
            is_public INTEGER NOT NULL,
            is_super INTEGER NOT NULL,
            is_broadcast INTEGER NOT NULL,
            is_frozen INTEGER NOT NULL,
            distinct_key TEXT,
            member_count INTEGER NOT NULL,
            joined_count INTEGER NOT NULL,
            seq INTEGER NOT NULL,
            message_number INTEGER NOT NULL,
            newest_at INTEGER NOT NULL,
            last_message INTEGER NOT NULL,
            last_message_at INTEGER NOT NULL,
            position INTEGER NOT NULL,
            UNIQUE (application, url)
        );
        CREATE INDEX channel_distinct ON channel (application, distinct_key) WHERE distinct_key IS NOT NULL;
        CREATE INDEX channel_public ON channel (application, created_at) WHERE is_public = 1;
        CREATE TABLE channel_metadata (
            channel INTEGER NOT NULL REFERENCES channel(id),
            key TEXT NOT NULL,
            value TEXT NOT NULL,
            value_key BLOB NOT NULL,
            PRIMARY KEY (channel, key)
        ) WITHOUT ROWID;
        CREATE TABLE channel_change (
            channel INTEGER NOT NULL REFERENCES channel(id),
            seq INTEGER NOT NULL,
            kind INTEGER NOT NULL,
            users TEXT NOT NULL,
            PRIMARY KEY (channel, seq)
        ) WITHOUT ROWID;

        CREATE TABLE member (
            channel INTEGER NOT NULL REFERENCES channel(id),
            user INTEGER NOT NULL REFERENCES user(id),
            state INTEGER NOT NULL,
            role INTEGER NOT NULL,
            is_muted INTEGER NOT NULL,
            hidden INTEGER NOT NULL,
            invited_at INTEGER NOT NULL,
            inviter INTEGER NOT NULL,
            joined_at INTEGER NOT NULL,
            read_at INTEGER NOT NULL,
            read_number INTEGER NOT NULL,
            history_offset INTEGER NOT NULL,
            user_seq INTEGER NOT NULL,
            position INTEGER NOT NULL,
            PRIMARY KEY (channel, user)
        ) WITHOUT ROWID;
        CREATE INDEX member_by_user ON member (user, channel);

        CREATE TABLE message (
            id INTEGER PRIMARY KEY,
            channel INTEGER NOT NULL,
            created_at INTEGER NOT NULL,
            seq INTEGER NOT NULL,
            first_seq INTEGER NOT NULL,
            number INTEGER NOT NULL,
            type INTEGER NOT NULL,
            sender INTEGER NOT NULL,
            nickname TEXT NOT NULL,
            profile_url TEXT NOT NULL,
            role INTEGER NOT NULL,
            request_id TEXT NOT NULL,
            message TEXT NOT NULL,
            data TEXT NOT NULL,
            custom_type TEXT NOT NULL,
            updated_at INTEGER NOT NULL,
            is_silent INTEGER NOT NULL,
            is_removed INTEGER NOT NULL
        );
        CREATE INDEX message_by_time ON message (channel, created_at) WHERE is_removed = 0;
        CREATE INDEX message_by_seq ON message (channel, seq);
        CREATE UNIQUE INDEX message_by_request ON message (channel, sender, request_id) WHERE request_id <> '';
        CREATE INDEX message_removed ON message (channel, number) WHERE is_removed = 1;
        """
}
