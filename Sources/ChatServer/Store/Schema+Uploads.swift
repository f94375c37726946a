extension Schema {
    /// Uploads that can be resumed, and what is needed to go through all that deleted users left behind.
    ///
    /// `query` of an upload is what was said of the file when it began, `length` -1 while nobody said it, `offset` how
    /// many bytes are on the disk for good, `file_id` the file that it became, empty before. `part` of an erasure says
    /// what is gone through: 0 messages, 1 reactions, 2 votes, 3 polls.
    ///
    /// What users who were deleted before have left is mended: their reactions go, and keys that anything still names
    /// are never given again.
    static let uploads = """
        CREATE TABLE upload (
            id INTEGER PRIMARY KEY,
            upload_id TEXT NOT NULL UNIQUE,
            content TEXT NOT NULL,
            application INTEGER NOT NULL REFERENCES application(id),
            uploader INTEGER NOT NULL,
            query TEXT NOT NULL,
            length INTEGER NOT NULL,
            offset INTEGER NOT NULL,
            created_at INTEGER NOT NULL,
            file_id TEXT NOT NULL
        );
        CREATE INDEX upload_by_uploader ON upload (uploader, application, file_id);
        CREATE INDEX upload_by_content ON upload (content) WHERE file_id = '';
        CREATE INDEX upload_by_age ON upload (created_at);
        ALTER TABLE erasure ADD COLUMN part INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE erasure ADD COLUMN user_id TEXT NOT NULL DEFAULT '';
        CREATE INDEX reaction_by_user ON reaction (user, message, key);
        CREATE INDEX poll_vote_of_user ON poll_vote (user, poll);

        INSERT INTO counter (name, value)
        SELECT 'user', max(coalesce((SELECT max(id) FROM user), 0), coalesce((SELECT max(sender) FROM message), 0),
            coalesce((SELECT max(user) FROM reaction), 0), coalesce((SELECT max(user) FROM poll_vote), 0),
            coalesce((SELECT max(creator) FROM channel), 0), coalesce((SELECT max(inviter) FROM member), 0),
            coalesce((SELECT max(user) FROM erasure), 0), coalesce((SELECT max(uploader) FROM file), 0)) WHERE true
        ON CONFLICT (name) DO UPDATE SET value = max(value, excluded.value);
        INSERT INTO counter (name, value)
        SELECT 'channel', max(coalesce((SELECT max(id) FROM channel), 0),
            coalesce((SELECT max(channel) FROM report), 0), coalesce((SELECT max(channel) FROM file), 0)) WHERE true
        ON CONFLICT (name) DO UPDATE SET value = max(value, excluded.value);

        DELETE FROM reaction WHERE user NOT IN (SELECT id FROM user);
        UPDATE reaction_key SET count = (SELECT count(*) FROM reaction r
            WHERE r.message = reaction_key.message AND r.key = reaction_key.key);
        DELETE FROM reaction_key WHERE count = 0;
        UPDATE message SET reaction_keys = (SELECT count(*) FROM reaction_key k WHERE k.message = message.id)
        WHERE reaction_keys > 0;
        DELETE FROM scheduled_message WHERE sender <> 0 AND sender NOT IN (SELECT id FROM user);
        DELETE FROM mention WHERE user <> 0 AND user NOT IN (SELECT id FROM user);
        DELETE FROM withheld WHERE channel NOT IN (SELECT id FROM channel) OR message NOT IN (SELECT id FROM message);
        DELETE FROM thread_replier WHERE message NOT IN (SELECT id FROM message);
        DELETE FROM poll WHERE message <> 0 AND message NOT IN (SELECT id FROM message);
        DELETE FROM poll_vote WHERE poll NOT IN (SELECT id FROM poll);
        """
}
