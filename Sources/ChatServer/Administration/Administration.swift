internal import ChatDomain
internal import ChatWire
internal import SQLite

/// What `roost admin` does: applications, users and tokens. Each call waits until it is on disk.
package struct Administration: Sendable {
    let service: ChatService

    /// Milliseconds since 1970.
    var now: Int64 { service.environment.now() }

    /// Administers a service.
    package init(_ service: ChatService) { self.service = service }

    /// Makes an application and its first API token.
    ///
    /// - Returns: The token, which is shown once: only its hash is kept.
    /// - Throws: 400202 when the id is taken, 400111 when it is empty.
    package func createApplication(
        _ applicationID: String, requiresToken: Bool = false, createsUsersAtLogin: Bool = true
    ) throws -> String {
        guard !applicationID.isEmpty else {
            throw WireError(.invalidParameterValue, "'app_id' must not be empty.")
        }
        let now = service.environment.now()
        try write { context in
            guard try context.queries.application(applicationID) == nil else {
                throw WireError(.duplicatedData, "The application exists already.")
            }
            try context.connection.run(
                "INSERT INTO application (app_id, requires_token, creates_users, created_at) VALUES (?, ?, ?, ?)",
                applicationID, requiresToken, createsUsersAtLogin, now)
        }
        return try issueAPIToken(applicationID)
    }

    /// Makes a further API token for an application; the others stay valid.
    ///
    /// - Parameter name: What it is for, to know it by in ``apiTokens(of:)``.
    package func issueAPIToken(_ applicationID: String, name: String = "") throws -> String {
        let token = Secret.make(service.environment.randomBytes)
        let hash = Secret.hash(token)
        let now = service.environment.now()
        let key = try write { context in
            let key = try Self.key(of: applicationID, in: context)
            try context.connection.run(
                """
                INSERT INTO api_token (hash, application, created_at, name, is_primary) VALUES (?1, ?2, ?3, ?4,
                    NOT EXISTS (SELECT 1 FROM api_token WHERE application = ?2))
                """, hash, key, now, name)
            return key
        }
        service.sessions.addApplication(key: key, applicationID: applicationID, tokenHash: hash)
        return token
    }

    /// Makes a user.
    /// - Throws: 400202 when the id is taken.
    package func createUser(_ userID: String, nickname: String, profileURL: String = "", in applicationID: String)
        throws
    {
        try write { context in
            let key = try Self.key(of: applicationID, in: context)
            _ = try context.createUser(
                userID, nickname: nickname, profileURL: profileURL, metadata: [:], applicationKey: key)
        }
    }

    /// Gives a user a token; from then on the user needs one to log in.
    ///
    /// - Parameter expiresAt: In milliseconds since 1970; nil for never.
    /// - Returns: The token, which is shown once.
    package func issueUserToken(_ userID: String, in applicationID: String, expiresAt: Int64? = nil) throws -> String {
        let token = Secret.make(service.environment.randomBytes)
        let hash = Secret.hash(token)
        try write { context in
            let key = try Self.key(of: applicationID, in: context)
            try context.issueToken(to: userID, hash: hash, expiresAt: expiresAt ?? .max, by: .application(key))
        }
        return token
    }

    /// The ids of the applications, oldest first.
    package func applications() throws -> [String] {
        try write { context in
            try context.connection.query("SELECT app_id FROM application ORDER BY id") { $0.text(at: 0) }
        }
    }

    /// Takes the stored sessions and API tokens into memory.
    func loadSecrets() throws {
        let now = service.environment.now()
        let sessions = service.sessions
        try write { try sessions.load(from: $0.queries, now: now) }
    }

    static func key(of applicationID: String, in context: WriteContext) throws -> Int64 {
        guard let application = try context.queries.application(applicationID) else {
            throw WireError(.appIdNotValid, "The application does not exist.")
        }
        return application.key
    }

    func write<Value: Sendable>(_ body: @escaping @Sendable (WriteContext) throws -> Value) throws -> Value {
        try service.store.waitToWrite(body)
    }
}
