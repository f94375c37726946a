extension Schema {
    /// Polls and their votes, what is to be sent later, reports, announcements, retention, and jobs for exports.
    ///
    /// A poll's `body` is the poll as it travels; the columns beside it are there to find it by. `state` is 0 while it
    /// is open, 1 closed, 2 deleted. A scheduled message's `status` is 0 while it waits, 1 sent, 2 canceled, 3 failed,
    /// 4 removed with its channel or its sender.
    static let polls = """
        ALTER TABLE message ADD COLUMN poll INTEGER NOT NULL DEFAULT 0;
        CREATE TABLE poll (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            application INTEGER NOT NULL REFERENCES application(id),
            creator INTEGER NOT NULL,
            channel INTEGER NOT NULL,
            message INTEGER NOT NULL,
            seq INTEGER NOT NULL,
            next_option INTEGER NOT NULL,
            close_at INTEGER NOT NULL,
            state INTEGER NOT NULL,
            updated_at INTEGER NOT NULL,
            body TEXT NOT NULL
        );
        CREATE INDEX poll_by_application ON poll (application, id);
        CREATE INDEX poll_by_channel ON poll (channel, id) WHERE channel <> 0;
        CREATE INDEX poll_by_seq ON poll (channel, seq) WHERE channel <> 0;
        CREATE INDEX poll_to_close ON poll (close_at) WHERE state = 0 AND close_at >= 0;
        CREATE TABLE poll_vote (
            poll INTEGER NOT NULL REFERENCES poll(id),
            option INTEGER NOT NULL,
            user INTEGER NOT NULL,
            voted_at INTEGER NOT NULL,
            PRIMARY KEY (poll, option, user)
        ) WITHOUT ROWID;
        CREATE INDEX poll_vote_by_user ON poll_vote (poll, user, option);

        CREATE TABLE scheduled_message (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            application INTEGER NOT NULL REFERENCES application(id),
            channel INTEGER NOT NULL,
            sender INTEGER NOT NULL,
            type INTEGER NOT NULL,
            status INTEGER NOT NULL,
            scheduled_at INTEGER NOT NULL,
            created_at INTEGER NOT NULL,
            updated_at INTEGER NOT NULL,
            message INTEGER NOT NULL,
            failure_code INTEGER NOT NULL,
            request_id TEXT NOT NULL,
            body TEXT NOT NULL
        );
        CREATE INDEX scheduled_due ON scheduled_message (scheduled_at, id) WHERE status = 0;
        CREATE INDEX scheduled_by_application ON scheduled_message (application, id);
        CREATE INDEX scheduled_by_channel ON scheduled_message (channel, id);
        CREATE INDEX scheduled_by_sender ON scheduled_message (sender, status);
        CREATE UNIQUE INDEX scheduled_by_request ON scheduled_message (channel, sender, request_id)
            WHERE request_id <> '';

        CREATE TABLE report (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            application INTEGER NOT NULL REFERENCES application(id),
            kind INTEGER NOT NULL,
            category TEXT NOT NULL,
            reporter INTEGER NOT NULL,
            offender INTEGER NOT NULL,
            channel INTEGER NOT NULL,
            message INTEGER NOT NULL,
            description TEXT NOT NULL,
            created_at INTEGER NOT NULL,
            body TEXT NOT NULL
        );
        CREATE INDEX report_by_application ON report (application, id);
        CREATE INDEX report_by_offender ON report (offender, id) WHERE kind = 1;
        CREATE INDEX report_by_channel ON report (channel, id) WHERE channel <> 0;
        CREATE INDEX report_by_message ON report (message, id) WHERE message <> 0;
        CREATE INDEX report_by_reporter ON report (reporter, kind, offender, channel, message);

        CREATE TABLE announcement (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            application INTEGER NOT NULL REFERENCES application(id),
            unique_id TEXT NOT NULL,
            topic TEXT NOT NULL,
            status INTEGER NOT NULL,
            scheduled_at INTEGER NOT NULL,
            completed_at INTEGER NOT NULL,
            place INTEGER NOT NULL,
            target_users INTEGER NOT NULL,
            target_channels INTEGER NOT NULL,
            body TEXT NOT NULL,
            UNIQUE (application, unique_id)
        );
        CREATE INDEX announcement_under_way ON announcement (status, scheduled_at) WHERE status IN (0, 1, 2);
        CREATE TABLE announcement_target (
            announcement INTEGER NOT NULL REFERENCES announcement(id),
            place INTEGER NOT NULL,
            user INTEGER NOT NULL,
            channel INTEGER NOT NULL,
            PRIMARY KEY (announcement, place)
        ) WITHOUT ROWID;
        CREATE TABLE announcement_sent (
            announcement INTEGER NOT NULL REFERENCES announcement(id),
            channel INTEGER NOT NULL,
            message INTEGER NOT NULL,
            created_at INTEGER NOT NULL,
            PRIMARY KEY (announcement, channel)
        ) WITHOUT ROWID;

        CREATE TABLE retention_rule (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            application INTEGER NOT NULL REFERENCES application(id),
            channel INTEGER NOT NULL,
            custom_type TEXT NOT NULL,
            message_days INTEGER NOT NULL,
            file_days INTEGER NOT NULL,
            cursor INTEGER NOT NULL,
            swept_at INTEGER NOT NULL,
            UNIQUE (application, channel, custom_type)
        );
        CREATE TABLE expired_history (
            channel INTEGER PRIMARY KEY,
            before INTEGER NOT NULL,
            number INTEGER NOT NULL
        );
        CREATE INDEX retention_by_channel ON retention_rule (channel) WHERE channel <> 0;
        CREATE INDEX file_by_channel ON file (channel, created_at) WHERE use = 1;
        CREATE INDEX channel_by_custom_type ON channel (application, custom_type);

        CREATE TABLE export_job (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            application INTEGER NOT NULL REFERENCES application(id),
            request_id TEXT NOT NULL UNIQUE,
            data_type TEXT NOT NULL,
            status INTEGER NOT NULL,
            created_at INTEGER NOT NULL,
            finished_at INTEGER NOT NULL,
            file TEXT NOT NULL,
            body TEXT NOT NULL
        );
        CREATE INDEX export_job_under_way ON export_job (id) WHERE status = 0;
        CREATE TABLE import_progress (
            source TEXT PRIMARY KEY,
            lines INTEGER NOT NULL,
            offsets TEXT NOT NULL
        ) WITHOUT ROWID;
        """
}
