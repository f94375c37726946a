internal import ChatWire

/// The connection as a state machine: causes come in as calls with the time,
/// what to do goes out as actions. It neither reads a clock nor touches a socket.
struct ConnectionMachine: Hashable, Sendable {
    /// Where the connection stands.
    enum State: Hashable, Sendable {
        /// Nobody wants a connection.
        case closed
        /// A socket is being opened, or logs in, until the deadline.
        case connecting(SocketID, attempt: Int, isOpen: Bool, deadline: Int64)
        /// Logged in.
        case connected(SocketID)
        /// The next attempt comes at a time.
        case waitingToRetry(attempt: Int, at: Int64)
        /// The app is asked for a new token.
        case awaitingToken(deadline: Int64)
    }

    /// What to do.
    enum Action: Hashable, Sendable {
        case open(SocketID)
        case login(SocketID)
        case close(SocketID, code: UInt16)
        case ping(SocketID)
        /// Logged in; whether after a break.
        case established(isReconnection: Bool)
        /// An established connection broke, and is being made again.
        case broke
        /// An attempt of a connect call failed; whether more attempts follow.
        case attemptFailed(WireError, isRetried: Bool)
        /// The connection ended and will not come back by itself.
        case ended(WireError, wasEstablished: Bool)
        /// The session expired: ask for a new token.
        case askForToken
    }

    private(set) var state = State.closed
    /// Whether this session was ever logged in: what follows is a reconnection.
    private(set) var wasEstablished = false
    private var lastSocket: SocketID = 0
    private var retriesFirst = false
    private var heardAt: Int64 = 0
    private var sentAt: Int64 = 0
    private var heartbeat: Int64 = .max
    private var idleTimeout: Int64 = .max
    private var backoff: Backoff
    private var connectionTimeout: Int64
    private var tokenTimeout: Int64

    init(times: ClientTimes) {
        backoff = Backoff(first: times.firstRetry, longest: times.longestRetry)
        connectionTimeout = times.connection
        tokenTimeout = times.tokenRefresh
    }

    /// The socket that is logged in.
    var socket: SocketID? {
        guard case .connected(let socket) = state else { return nil }
        return socket
    }

    /// Whether a connection is there or is being made at this moment.
    var isConnectedOrConnecting: Bool {
        switch state {
        case .connected, .connecting: true
        case .closed, .waitingToRetry, .awaitingToken: false
        }
    }

    /// When ``tick(now:random:)`` has something to do.
    var deadline: Int64? {
        switch state {
        case .closed: nil
        case .connecting(_, _, _, let deadline), .waitingToRetry(_, let deadline), .awaitingToken(let deadline):
            deadline
        case .connected: min(adding(heartbeat, to: sentAt), adding(idleTimeout, to: heardAt))
        }
    }

    /// The app wants a connection.
    ///
    /// - Parameter retriesFirst: Whether the first attempt's failure leads to more: where a cached user can be shown.
    mutating func connect(now: Int64, retriesFirst: Bool) -> [Action] {
        switch state {
        case .closed:
            wasEstablished = false
            self.retriesFirst = retriesFirst
            return open(attempt: 1, now: now)
        case .waitingToRetry(let attempt, _): return open(attempt: attempt, now: now)
        case .connecting, .connected, .awaitingToken: return []
        }
    }

    /// Tries at once instead of when the wait is over; on a connection that stands, asks whether it still does.
    mutating func retryNow(now: Int64) -> [Action] {
        switch state {
        case .waitingToRetry: return open(attempt: 1, now: now)
        case .connected(let socket): return [.ping(socket)]
        case .closed, .connecting, .awaitingToken: return []
        }
    }

    /// The app wants no connection any more.
    mutating func disconnect() -> [Action] {
        defer { (state, wasEstablished) = (.closed, false) }
        switch state {
        case .connecting(let socket, _, _, _), .connected(let socket):
            return [.close(socket, code: CloseCode.normal.rawValue)]
        case .closed, .waitingToRetry, .awaitingToken: return []
        }
    }

    /// The socket is open: it may log in.
    mutating func opened(_ socket: SocketID) -> [Action] {
        guard case .connecting(socket, let attempt, false, let deadline) = state else { return [] }
        state = .connecting(socket, attempt: attempt, isOpen: true, deadline: deadline)
        return [.login(socket)]
    }

    /// The login succeeded; the server says how often it wants to hear and be heard.
    mutating func loggedIn(_ socket: SocketID, now: Int64, heartbeat: Int64, idleTimeout: Int64) -> [Action] {
        guard case .connecting(socket, _, true, _) = state else { return [] }
        state = .connected(socket)
        (heardAt, sentAt) = (now, now)
        (self.heartbeat, self.idleTimeout) = (max(heartbeat, 1_000), max(idleTimeout, 2_000))
        hasNewToken = false
        defer { wasEstablished = true }
        return [.established(isReconnection: wasEstablished || retriesFirst && isRetrying)]
    }

    /// Whether the login comes after a failed attempt that the app was told of.
    private var isRetrying = false

    /// Whether the app has given a token since the last login.
    private var hasNewToken = false

    /// The login was refused.
    mutating func loginRefused(_ socket: SocketID, _ error: WireError, now: Int64, random: UInt64) -> [Action] {
        guard case .connecting(socket, let attempt, _, _) = state else { return [] }
        let close = Action.close(socket, code: CloseCode.normal.rawValue)
        switch error.code {
        case .sessionKeyExpired, .tokenExpired:
            return [close] + askForToken(now: now)
        case .accessTokenNotValid where hasNewToken: return [close] + end(Self.newTokenIsWrong)
        case .internalServerError, .serviceUnavailable, .rateLimitExceeded:
            return [close] + failed(attempt: attempt, error, now: now, random: random)
        default: return [close] + end(error)
        }
    }

    /// A socket ended.
    mutating func closed(
        _ socket: SocketID, code: UInt16?, reason: String, now: Int64, random: UInt64
    ) -> [Action] {
        let closeCode = code.map(CloseCode.init)
        let error = Self.error(of: closeCode, reason: reason)
        switch state {
        case .connecting(socket, let attempt, _, _):
            if closeCode == .sessionExpired { return askForToken(now: now) }
            if closeCode == .badToken, hasNewToken { return end(Self.newTokenIsWrong) }
            if closeCode?.allowsReconnect == false { return end(error) }
            return failed(attempt: attempt, error, now: now, random: random)
        case .connected(socket):
            if closeCode == .sessionExpired { return askForToken(now: now) }
            if closeCode?.allowsReconnect == false { return end(error) }
            state = .waitingToRetry(attempt: 1, at: now + backoff.wait(attempt: 1, random: random))
            return [.broke]
        case .closed, .connecting, .connected, .waitingToRetry, .awaitingToken: return []
        }
    }

    /// The app gave no new token: it does not want the session any more.
    mutating func sessionGivenUp() -> [Action] {
        guard case .awaitingToken = state else { return [] }
        return end(WireError(.sessionTokenRevoked, "The app gave no new token."))
    }

    /// The app gave a new token, or could not: then the session cannot go on by itself.
    mutating func tokenGiven(_ isGiven: Bool, now: Int64) -> [Action] {
        guard case .awaitingToken = state else { return [] }
        guard isGiven else {
            return end(WireError(.sessionKeyRefreshFailed, "No new token was given."))
        }
        hasNewToken = true
        return open(attempt: 1, now: now)
    }

    /// The engine gave up on a connection that does not answer.
    mutating func abandon(now: Int64, random: UInt64) -> [Action] {
        guard case .connected(let socket) = state else { return [] }
        let code = CloseCode.goingAway.rawValue
        return [.close(socket, code: code)]
            + closed(socket, code: nil, reason: "no answer in time", now: now, random: random)
    }

    /// Something came in on the connection.
    mutating func heard(now: Int64) { heardAt = now }

    /// Something went out on the connection.
    mutating func sent(now: Int64) { sentAt = now }

    /// Time passed.
    mutating func tick(now: Int64, random: UInt64) -> [Action] {
        switch state {
        case .closed: return []
        case .connecting(let socket, let attempt, let isOpen, let deadline):
            guard now >= deadline else { return [] }
            let error =
                isOpen
                ? WireError(.loginTimeout, "The login was not answered in time.")
                : WireError(.webSocketConnectionFailed, "The socket was not opened in time.")
            return [.close(socket, code: CloseCode.goingAway.rawValue)]
                + failed(attempt: attempt, error, now: now, random: random)
        case .connected(let socket):
            if now >= adding(idleTimeout, to: heardAt) { return abandon(now: now, random: random) }
            guard now >= adding(heartbeat, to: sentAt) else { return [] }
            sentAt = now
            return [.ping(socket)]
        case .waitingToRetry(let attempt, let at):
            return now >= at ? open(attempt: attempt, now: now) : []
        case .awaitingToken(let deadline):
            return now >= deadline ? tokenGiven(false, now: now) : []
        }
    }

    private mutating func open(attempt: Int, now: Int64) -> [Action] {
        lastSocket += 1
        state = .connecting(lastSocket, attempt: attempt, isOpen: false, deadline: now + connectionTimeout)
        return [.open(lastSocket)]
    }

    private mutating func failed(attempt: Int, _ error: WireError, now: Int64, random: UInt64) -> [Action] {
        guard wasEstablished || retriesFirst else {
            state = .closed
            return [.attemptFailed(error, isRetried: false)]
        }
        isRetrying = true
        let wait = max(backoff.wait(attempt: attempt + 1, random: random), error.retryAfterMilliseconds ?? 0)
        state = .waitingToRetry(attempt: attempt + 1, at: now + wait)
        return [.attemptFailed(error, isRetried: true)]
    }

    private mutating func askForToken(now: Int64) -> [Action] {
        // One token a time: a source that gives expired ones would be asked for ever.
        guard !hasNewToken else { return end(Self.newTokenIsWrong) }
        state = .awaitingToken(deadline: now + tokenTimeout)
        return [.askForToken]
    }

    private static let newTokenIsWrong = WireError(
        .passedInvalidAccessToken, "The token that the app gave is not valid.")

    private mutating func end(_ error: WireError) -> [Action] {
        defer { (state, wasEstablished, hasNewToken) = (.closed, false, false) }
        return [.ended(error, wasEstablished: wasEstablished)]
    }

    private func adding(_ interval: Int64, to time: Int64) -> Int64 {
        let (sum, overflows) = time.addingReportingOverflow(interval)
        return overflows ? .max : sum
    }

    private static func error(of code: CloseCode?, reason: String) -> WireError {
        switch code {
        case .badToken?: WireError(.accessTokenNotValid, "The token is wrong.")
        case .sessionExpired?: WireError(.sessionKeyExpired, "The session has expired.")
        case .kicked?: WireError(.sessionTokenRevoked, "The session was ended by the server.")
        case .tooManyConnections?: WireError(.connectionCanceled, "The user has too many connections.")
        case let code?: WireError(.webSocketConnectionClosed, "The socket was closed with \(code.rawValue).")
        case nil: WireError(.webSocketConnectionFailed, "The connection failed: \(reason).")
        }
    }
}
