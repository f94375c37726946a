internal import ChatDomain
internal import ChatWire
internal import SQLite

extension Administration {
    /// What is to be changed of an application; nil leaves a setting as it is.
    package struct ApplicationChange: Sendable, Equatable {
        /// Whether whoever is in an open channel may change and delete it, or its operators only.
        package var participantsMayChange: Bool?
        /// Whether users log in with a token only.
        package var requiresToken: Bool?
        /// Whether a login with an unknown user id makes the user.
        package var createsUsersAtLogin: Bool?
        /// How many bytes the application's files may have together; 0 for any number.
        package var fileQuotaBytes: Int64?
    }

    /// Changes an application's settings.
    package func change(_ applicationID: String, _ change: ApplicationChange) throws {
        try write { context in
            let key = try Self.key(of: applicationID, in: context)
            if let mayChange = change.participantsMayChange {
                try context.setParticipantsMayChange(mayChange, applicationKey: key)
            }
            try context.connection.run(
                """
                UPDATE application SET requires_token = coalesce(?, requires_token),
                    creates_users = coalesce(?, creates_users), file_quota = coalesce(?, file_quota) WHERE id = ?
                """, change.requiresToken, change.createsUsersAtLogin, change.fileQuotaBytes, key)
        }
    }

    /// Sets whether whoever is in an open channel may change and delete it, or its operators only.
    package func setParticipantsMayChange(_ mayChange: Bool, in applicationID: String) throws {
        try change(applicationID, ApplicationChange(participantsMayChange: mayChange))
    }

    /// Begins a new epoch, as after a folder was put back by other means than `roost backup`: whoever is connected has
    /// to come back, hears of it at login and reads everything anew.
    ///
    /// - Returns: The new epoch.
    package func renewEpoch() throws -> String {
        let users = service.sessions.userKeys
        let epoch = try write { context in
            let epoch = try context.renewEpoch()
            context.deliveries += users.sorted().map { Delivery(recipients: .user($0), bytes: [], close: .goingAway) }
            // Before anyone is closed: whoever comes back is told the new one.
            context.commitActions.append { [service] in service.epoch = epoch }
            return epoch
        }
        return epoch
    }

    /// What an application holds.
    package struct ApplicationSummary: Sendable {
        let requiresToken: Bool
        let createsUsersAtLogin: Bool
        let participantsMayChange: Bool
        let users: Int64
        let channels: Int64
        let messages: Int64
        let fileBytes: Int64
        let fileQuotaBytes: Int64
    }

    /// Counts what an application holds. Takes time in proportion to it.
    package func summary(of applicationID: String) throws -> ApplicationSummary {
        try write { context in
            let key = try Self.key(of: applicationID, in: context)
            try context.flush()
            let summary = try context.connection.queryFirst(
                """
                SELECT requires_token, creates_users, participants_change,
                    (SELECT count(*) FROM user WHERE application = a.id),
                    (SELECT count(*) FROM channel WHERE application = a.id AND is_removed = 0),
                    (SELECT count(*) FROM message m JOIN channel c ON c.id = m.channel
                        WHERE c.application = a.id AND m.is_removed = 0),
                    file_bytes, file_quota
                FROM application a WHERE id = ?
                """, key
            ) { row in
                ApplicationSummary(
                    requiresToken: row.bool(at: 0), createsUsersAtLogin: row.bool(at: 1),
                    participantsMayChange: row.bool(at: 2), users: row.integer(at: 3), channels: row.integer(at: 4),
                    messages: row.integer(at: 5), fileBytes: row.integer(at: 6), fileQuotaBytes: row.integer(at: 7))
            }
            guard let summary else { throw WireError(.appIdNotValid, "The application does not exist.") }
            return summary
        }
    }
}
