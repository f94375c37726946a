extension Schema {
    /// Files: what was uploaded, and the file of a message. `secret` holds what the server signs with.
    ///
    /// `use` is 0 while a file waits to be sent, 1 for a message's, 2 for a picture, 3 once its message is deleted.
    static let files = """
        CREATE TABLE file (
            id INTEGER PRIMARY KEY,
            file_id TEXT NOT NULL UNIQUE,
            content TEXT NOT NULL,
            application INTEGER NOT NULL REFERENCES application(id),
            uploader INTEGER NOT NULL,
            channel INTEGER NOT NULL,
            message INTEGER NOT NULL,
            use INTEGER NOT NULL,
            name TEXT NOT NULL,
            type TEXT NOT NULL,
            size INTEGER NOT NULL,
            thumbnails TEXT NOT NULL,
            created_at INTEGER NOT NULL
        );
        CREATE INDEX file_by_content ON file (content);
        CREATE INDEX file_by_message ON file (message) WHERE message <> 0;
        CREATE INDEX file_by_use ON file (use, created_at);
        CREATE TABLE secret (
            name TEXT PRIMARY KEY,
            value BLOB NOT NULL
        ) WITHOUT ROWID;
        ALTER TABLE message ADD COLUMN file TEXT NOT NULL DEFAULT '';
        """
}
