extension Schema {
    /// Moderation, receipts, mentions and what members set for themselves.
    ///
    /// A mention row stands for one countable message and one mentioned user; the user 0 stands for everyone.
    static let rooms = """
        ALTER TABLE user ADD COLUMN auto_accepts INTEGER NOT NULL DEFAULT 1;
        ALTER TABLE channel ADD COLUMN is_removed INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE member ADD COLUMN muted_since INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE member ADD COLUMN muted_until INTEGER NOT NULL DEFAULT -1;
        ALTER TABLE member ADD COLUMN mute_note TEXT NOT NULL DEFAULT '';
        ALTER TABLE member ADD COLUMN is_banned INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE member ADD COLUMN banned_since INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE member ADD COLUMN banned_until INTEGER NOT NULL DEFAULT -1;
        ALTER TABLE member ADD COLUMN ban_note TEXT NOT NULL DEFAULT '';
        ALTER TABLE member ADD COLUMN hidden_at INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE member ADD COLUMN push_trigger INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE member ADD COLUMN delivered_at INTEGER NOT NULL DEFAULT 0;
        CREATE INDEX member_muted_until ON member (muted_until) WHERE is_muted = 1 AND muted_until >= 0;
        CREATE INDEX member_banned_until ON member (banned_until) WHERE is_banned = 1 AND banned_until >= 0;
        ALTER TABLE message ADD COLUMN mentions TEXT NOT NULL DEFAULT '';
        CREATE TABLE mention (
            channel INTEGER NOT NULL,
            user INTEGER NOT NULL,
            number INTEGER NOT NULL,
            message INTEGER NOT NULL,
            PRIMARY KEY (channel, user, number)
        ) WITHOUT ROWID;
        CREATE INDEX mention_by_message ON mention (message);
        """
}
