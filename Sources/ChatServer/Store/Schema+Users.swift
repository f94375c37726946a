extension Schema {
    /// Devices and notification settings.
    ///
    /// A token stands once in an application: whoever registers it last has it. `type` is 0 for Apple, 1 for Google,
    /// 2 for Huawei, 3 for Apple's calls. `session` is the hash of the key of the session that registered it, empty
    /// where the application did. A preference is JSON in the documented names; a user without a row set nothing.
    static let users = """
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
