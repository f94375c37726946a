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
            return found.hash
        }
        service.sessions.removeApplication(tokenHash: hash)
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
