extension Schema {
    /// Open channels stand in the table of channels; an application says who may change them.
    static let openChannels = """
        ALTER TABLE channel ADD COLUMN is_open INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE application ADD COLUMN participants_change INTEGER NOT NULL DEFAULT 1;
        CREATE INDEX channel_open ON channel (application, created_at) WHERE is_open = 1;
        """
}
