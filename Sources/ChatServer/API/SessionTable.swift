internal import SQLite
internal import Synchronization

/// Who holds which session key and API token, in memory, by the secrets' hashes.
final class SessionTable: Sendable {
    private struct State {
        var sessions: [[UInt8]: Session] = [:]
        var applications: [[UInt8]: Principal] = [:]
        /// From where the API tokens of an application may be used; an application without any is not in it.
        var allowed: [Int64: [AddressRange]] = [:]
        var addedSincePurge = 0
    }

    /// How many sessions are added between two passes over the ended ones.
    private static let addedBetweenPurges = 1_000

    private let state = Mutex(State())

    /// Takes over what is stored.
    func load(from queries: StoreQueries, now: Int64) throws {
        let sessions = try queries.connection.query(
            """
            SELECT s.hash, s.user, u.user_id, u.application, a.app_id, s.expires_at
            FROM session s JOIN user u ON u.id = s.user JOIN application a ON a.id = u.application
            WHERE s.expires_at > ?
            """, now
        ) { row in
            (
                row.blob(at: 0),
                Session(
                    userKey: row.integer(at: 1), userID: row.text(at: 2), applicationKey: row.integer(at: 3),
                    applicationID: row.text(at: 4), expiresAt: row.integer(at: 5), keyHash: row.blob(at: 0))
            )
        }
        let tokens = try queries.connection.query(
            "SELECT t.hash, t.application, a.app_id FROM api_token t JOIN application a ON a.id = t.application"
        ) { ($0.blob(at: 0), Principal.application(key: $0.integer(at: 1), applicationID: $0.text(at: 2))) }
        let allowed = try queries.connection.query("SELECT application, address FROM allowed_address") {
            ($0.integer(at: 0), $0.text(at: 1))
        }
        state.withLock { state in
            state.allowed = Dictionary(grouping: allowed, by: \.0).mapValues { $0.compactMap { AddressRange($0.1) } }
            state.sessions = Dictionary(sessions, uniquingKeysWith: { $1 })
            state.applications = Dictionary(tokens, uniquingKeysWith: { $1 })
        }
    }

    func add(_ session: Session, keyHash: [UInt8], now: Int64) {
        state.withLock { state in
            state.sessions[keyHash] = session
            state.addedSincePurge += 1
            guard state.addedSincePurge >= Self.addedBetweenPurges else { return }
            state.addedSincePurge = 0
            state.sessions = state.sessions.filter { $0.value.expiresAt > now }
        }
    }

    /// The users who have a session.
    var userKeys: Set<Int64> { state.withLock { Set($0.sessions.values.map(\.userKey)) } }

    /// Ends a session.
    func remove(keyHash: [UInt8]) { state.withLock { $0.sessions[keyHash] = nil } }

    /// Ends the sessions of a user.
    func remove(userKey: Int64) {
        state.withLock { state in state.sessions = state.sessions.filter { $0.value.userKey != userKey } }
    }

    func addApplication(key: Int64, applicationID: String, tokenHash: [UInt8]) {
        state.withLock { $0.applications[tokenHash] = .application(key: key, applicationID: applicationID) }
    }

    func removeApplication(tokenHash: [UInt8]) {
        state.withLock { $0.applications[tokenHash] = nil }
    }

    /// Sets from where the API tokens of an application may be used; from anywhere where the list is empty.
    func setAllowed(_ ranges: [AddressRange], applicationKey: Int64) {
        state.withLock { $0.allowed[applicationKey] = ranges.isEmpty ? nil : ranges }
    }

    /// Whether the API tokens of an application may be used from an address; nil for one that nobody knows.
    func allows(_ address: String?, applicationKey: Int64) -> Bool {
        guard let ranges = state.withLock({ $0.allowed[applicationKey] }) else { return true }
        guard let address = address.flatMap({ NetworkAddress($0) }) else { return false }
        return ranges.contains { $0.contains(address) }
    }

    /// The session of a key; nil when there is none or it has ended.
    func session(key: String, now: Int64) -> Session? {
        let hash = Secret.hash(key)
        return state.withLock { state in
            guard let session = state.sessions[hash] else { return nil }
            guard session.expiresAt > now else {
                state.sessions[hash] = nil
                return nil
            }
            return session
        }
    }

    /// Whether a session, by the hash of its key, has not ended.
    func holds(keyHash: [UInt8], now: Int64) -> Bool {
        state.withLock { state in state.sessions[keyHash].map { $0.expiresAt > now } ?? false }
    }

    /// The application of an API token; nil when there is none.
    func application(token: String) -> Principal? {
        let hash = Secret.hash(token)
        return state.withLock { $0.applications[hash] }
    }
}
