extension Schema {
    /// What operators need: which server made which step of the schema, names of API tokens, and how much room the
    /// files of an application take and may take.
    ///
    /// The bytes are counted by the database itself, so that no way of writing a file row can forget them. Rows that
    /// share their bytes, as copies of a message's file do, count once. A quota of 0 is none.
    static let operations = """
        CREATE TABLE schema_step (
            version INTEGER PRIMARY KEY,
            server TEXT NOT NULL,
            done_at INTEGER NOT NULL
        );
        ALTER TABLE api_token ADD COLUMN name TEXT NOT NULL DEFAULT '';
        ALTER TABLE application ADD COLUMN file_quota INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE application ADD COLUMN file_bytes INTEGER NOT NULL DEFAULT 0;
        CREATE TRIGGER file_bytes_added AFTER INSERT ON file
        WHEN NOT EXISTS (SELECT 1 FROM file WHERE content = NEW.content AND id <> NEW.id)
        BEGIN
            UPDATE application SET file_bytes = file_bytes + NEW.size WHERE id = NEW.application;
        END;
        CREATE TRIGGER file_bytes_removed AFTER DELETE ON file
        WHEN NOT EXISTS (SELECT 1 FROM file WHERE content = OLD.content)
        BEGIN
            UPDATE application SET file_bytes = file_bytes - OLD.size WHERE id = OLD.application;
        END;
        UPDATE application SET file_bytes = coalesce((
            SELECT sum(size) FROM (SELECT max(size) AS size FROM file WHERE application = application.id
                GROUP BY content)), 0);
        """
}
