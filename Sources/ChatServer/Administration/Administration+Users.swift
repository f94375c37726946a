internal import ChatDomain
internal import ChatWire
internal import SQLite

extension Administration {
    /// A user as an operator sees one.
    package struct UserSummary: Sendable {
        let nickname: String
        let isActive: Bool
        let hasToken: Bool
        let channels: Int64
        let createdAt: Int64
        let lastSeenAt: Int64
    }

    /// The ids of an application's users after one, in the order of their bytes.
    package func userIDs(of applicationID: String, after: String, limit: Int) throws -> [String] {
        try write { context in
            let key = try Self.key(of: applicationID, in: context)
            return try context.connection.query(
                "SELECT user_id FROM user WHERE application = ? AND user_id > ? ORDER BY user_id LIMIT ?", key, after,
                limit
            ) { $0.text(at: 0) }
        }
    }

    /// A user.
    /// - Throws: 400301 where there is none.
    package func summary(ofUser userID: String, in applicationID: String) throws -> UserSummary {
        try write { context in
            let user = try Self.user(userID, of: applicationID, in: context)
            try context.flush()
            let hasToken = try context.connection.queryFirst("SELECT has_token FROM user WHERE id = ?", user.key) {
                $0.bool(at: 0)
            }
            return UserSummary(
                nickname: user.nickname, isActive: user.isActive, hasToken: hasToken ?? false,
                channels: try context.queries.channelCount(userKey: user.key, state: .joinedOnly),
                createdAt: user.createdAt, lastSeenAt: user.lastSeenAt)
        }
    }

    /// Lets a user in, or nowhere any more: sockets are closed and keys refused at once.
    /// - Throws: 400301 where there is no such user.
    package func setActive(_ isActive: Bool, user userID: String, in applicationID: String) throws {
        try write { context in
            let key = try Self.key(of: applicationID, in: context)
            var changes = WriteContext.UserChanges()
            changes.isActive = isActive
            _ = try context.updateUser(userID, changes, by: .application(key))
        }
    }

    private static func user(_ userID: String, of applicationID: String, in context: WriteContext) throws -> User {
        let key = try key(of: applicationID, in: context)
        return try context.named(userID, applicationKey: key)
    }
}
