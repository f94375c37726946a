extension Schema {
    /// What an application orders of itself: moderation by custom type of channels, its tokens and the addresses that
    /// they are used from, messages about events, what is counted of it, and requests about people's data.
    ///
    /// - `type_standing` has what holds for a user in all channels of a custom type; `kind` is 0 for a ban, 1 for a
    ///   mute, 2 for an operator. It is what the rules ask. `type_work` has whose channels are yet to be told of it:
    ///   those behind `next`, or one channel alone where `channel` is not 0.
    /// - `event_messages` names the events of which the members of a group channel are told by a message, as JSON.
    /// - `figure` has numbers by day and month in UTC (``ChatDomain/CalendarDay``); `figure_subject` who or what was
    ///   counted in a period that is not over, so that nobody counts twice.
    /// - `announcement_open` has who has opened an announcement, `announcement_hour` how many did in which hour after
    ///   its beginning.
    /// - `channel_sound` has the sound that a member chose for a channel, where it is another than for all.
    /// - `privacy_job` has requests to delete people or to hand out what is known of one. `status` is 0 while it
    ///   waits, 1 done, 2 failed; `place` is how many of its users were gone through; `keys` whose messages are yet
    ///   to go.
    static let applications = """
        CREATE TABLE type_standing (
            application INTEGER NOT NULL REFERENCES application(id),
            custom_type TEXT NOT NULL,
            user INTEGER NOT NULL,
            kind INTEGER NOT NULL,
            since INTEGER NOT NULL,
            until INTEGER NOT NULL,
            note TEXT NOT NULL,
            PRIMARY KEY (application, custom_type, user, kind)
        ) WITHOUT ROWID;
        CREATE INDEX type_standing_by_user ON type_standing (user, custom_type, kind);
        CREATE INDEX type_standing_until ON type_standing (until) WHERE until >= 0;
        CREATE TABLE type_work (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            application INTEGER NOT NULL,
            custom_type TEXT NOT NULL,
            user INTEGER NOT NULL,
            kind INTEGER NOT NULL,
            channel INTEGER NOT NULL,
            next INTEGER NOT NULL
        );
        CREATE INDEX type_work_by_user ON type_work (user);
        ALTER TABLE api_token ADD COLUMN is_primary INTEGER NOT NULL DEFAULT 0;
        UPDATE api_token SET is_primary = 1 WHERE hash = (
            SELECT o.hash FROM api_token o WHERE o.application = api_token.application
            ORDER BY o.created_at, o.hash LIMIT 1);
        CREATE TABLE allowed_address (
            application INTEGER NOT NULL REFERENCES application(id),
            address TEXT NOT NULL,
            PRIMARY KEY (application, address)
        ) WITHOUT ROWID;
        ALTER TABLE application ADD COLUMN event_messages TEXT NOT NULL DEFAULT '';

        CREATE TABLE figure (
            application INTEGER NOT NULL REFERENCES application(id),
            metric TEXT NOT NULL,
            period INTEGER NOT NULL,
            channel_type TEXT NOT NULL,
            channel_custom_type TEXT NOT NULL,
            message_custom_type TEXT NOT NULL,
            value INTEGER NOT NULL,
            PRIMARY KEY (application, metric, period, channel_type, channel_custom_type, message_custom_type)
        ) WITHOUT ROWID;
        CREATE TABLE figure_subject (
            application INTEGER NOT NULL REFERENCES application(id),
            metric TEXT NOT NULL,
            period INTEGER NOT NULL,
            subject INTEGER NOT NULL,
            PRIMARY KEY (application, metric, period, subject)
        ) WITHOUT ROWID;
        CREATE INDEX figure_subject_by_period ON figure_subject (period);
        ALTER TABLE announcement ADD COLUMN began_at INTEGER NOT NULL DEFAULT 0;
        CREATE INDEX announcement_by_end ON announcement (application, completed_at) WHERE completed_at > 0;
        CREATE INDEX announcement_sent_by_channel ON announcement_sent (channel, created_at);
        CREATE TABLE announcement_open (
            announcement INTEGER NOT NULL REFERENCES announcement(id),
            user INTEGER NOT NULL,
            PRIMARY KEY (announcement, user)
        ) WITHOUT ROWID;
        CREATE INDEX announcement_open_by_user ON announcement_open (user);
        CREATE TABLE announcement_hour (
            announcement INTEGER NOT NULL REFERENCES announcement(id),
            hour INTEGER NOT NULL,
            opens INTEGER NOT NULL,
            PRIMARY KEY (announcement, hour)
        ) WITHOUT ROWID;

        CREATE TABLE channel_sound (
            user INTEGER NOT NULL,
            channel INTEGER NOT NULL,
            sound TEXT NOT NULL,
            PRIMARY KEY (user, channel)
        ) WITHOUT ROWID;
        CREATE INDEX channel_sound_by_channel ON channel_sound (channel);

        CREATE TABLE privacy_job (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            application INTEGER NOT NULL REFERENCES application(id),
            request_id TEXT NOT NULL UNIQUE,
            action TEXT NOT NULL,
            status INTEGER NOT NULL,
            channels TEXT NOT NULL,
            users TEXT NOT NULL,
            keys TEXT NOT NULL,
            place INTEGER NOT NULL,
            created_at INTEGER NOT NULL,
            finished_at INTEGER NOT NULL,
            file TEXT NOT NULL
        );
        CREATE INDEX privacy_job_by_application ON privacy_job (application, id);
        CREATE INDEX privacy_job_under_way ON privacy_job (id) WHERE status = 0;
        """
}
