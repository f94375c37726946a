internal import ChatWire
internal import SQLite

extension Administration {
    /// An API token as it can be told from others: the token itself is kept nowhere.
    package struct APIToken: Sendable, Equatable {
        /// The beginning of the token's hash, in hexadecimal.
        package let id: String
        /// What it is for; empty where nobody said.
        package let name: String
        /// When it was made, in milliseconds since 1970.
        package let createdAt: Int64
    }

    /// How many hexadecimal digits of a hash tell a token from others.
    private static let digits = 16

    /// The API tokens of an application, oldest first.
    package func apiTokens(of applicationID: String) throws -> [APIToken] {
        try write { try Self.tokens(of: applicationID, in: $0).map(\.token) }
    }

    /// Takes an API token's right away, at once and for good.
    ///
    /// - Throws: 400201 when the application has no such token, 400111 for the last one: nobody could call for the
    ///   application any more.
    package func revokeAPIToken(_ id: String, of applicationID: String) throws {
        let hash = try write { context in
            let tokens = try Self.tokens(of: applicationID, in: context)
            guard let found = tokens.first(where: { $0.token.id == id }) else {
                throw WireError(.notFoundInDatabase, "The application has no token '\(id)'.")
            }
            guard tokens.count > 1 else {
                throw WireError(.invalidParameterValue, "It is the application's last token: make another one first.")
            }
            try context.connection.run("DELETE FROM api_token WHERE hash = ?", found.hash)
            let key = try Self.key(of: applicationID, in: context)
            // Without a primary token the oldest of the others becomes it.
            try context.connection.run(
                """
                UPDATE api_token SET is_primary = 1 WHERE hash = (
                    SELECT hash FROM api_token WHERE application = ?1 ORDER BY created_at, hash LIMIT 1)
                AND NOT EXISTS (SELECT 1 FROM api_token WHERE application = ?1 AND is_primary = 1)
                """, key)
            return found.hash
        }
        service.sessions.removeApplication(tokenHash: hash)
    }

    /// From where the API tokens of an application may be used; empty for from anywhere.
    package func allowedAddresses(of applicationID: String) throws -> [String] {
        try write { context in
            try context.queries.allowedAddresses(applicationKey: try Self.key(of: applicationID, in: context))
        }
    }

    /// Lets the API tokens of an application be used from anywhere again: the way back for who is locked out.
    package func clearAddresses(of applicationID: String) throws {
        let sessions = service.sessions
        try write { context in
            _ = try context.disallow(
                nil, sessions: sessions, applicationKey: try Self.key(of: applicationID, in: context))
        }
    }

    private static func tokens(of applicationID: String, in context: WriteContext) throws
        -> [(token: APIToken, hash: [UInt8])]
    {
        let key = try key(of: applicationID, in: context)
        return try context.connection.query(
            "SELECT hash, name, created_at FROM api_token WHERE application = ? ORDER BY created_at, hash", key
        ) { row in
            let hash = row.blob(at: 0)
            let id = String(Hexadecimal.text(hash).prefix(digits))
            return (APIToken(id: id, name: row.text(at: 1), createdAt: row.integer(at: 2)), hash)
        }
    }
}
