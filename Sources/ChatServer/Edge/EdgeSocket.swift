internal import ChatTransport
internal import ChatWire

/// A WebSocket of one client: from the upgrade over login to its close. On its loop only.
final class EdgeSocket: ConnectionHandler {
    private enum Phase {
        case greeting
        case open(Session)
        /// A close frame is sent: nothing is read or sent any more.
        case leaving
    }

    /// Unique in the process.
    let number: UInt64
    /// The client's address, as the upgrade told it.
    private let clientAddress: String
    private let connection: Connection
    private let shard: EdgeShard
    private var decoder: WebSocketDecoder
    private var phase = Phase.greeting
    private var requestsUnderWay = 0
    private var isDraining = false
    private var isProcessing = false
    private let began: LoopInstant
    private var lastHeard: LoopInstant
    private var timer: TimerToken?

    private var configuration: EdgeConfiguration { shard.context.configuration }

    init(_ connection: Connection, shard: EdgeShard, number: UInt64, clientAddress: String) {
        self.clientAddress = clientAddress
        self.connection = connection
        self.shard = shard
        self.number = number
        decoder = WebSocketDecoder(role: .server, messageBytesMax: shard.context.configuration.limits.frameBytes)
        began = shard.loop.now
        lastHeard = began
        scheduleCheck(at: began + shard.context.configuration.loginTimeout)
    }

    /// The user it speaks for; nil before login and after leaving.
    var userKey: Int64? { if case .open(let session) = phase { session.userKey } else { nil } }

    /// Bytes that the client has not taken yet.
    var outgoingBytes: Int { connection.outgoingBytes }

    /// Sends an event.
    func deliver(_ frame: SharedBytes) { connection.send(frame) }

    /// Closes with a code. Does nothing when it is leaving already.
    func leave(_ code: CloseCode) {
        leave(WebSocketCloseCode(rawValue: code.rawValue))
    }

    /// Takes no more requests; says goodbye when those under way are answered.
    func drain() {
        isDraining = true
        connection.pauseReading()
        if requestsUnderWay == 0 { leave(.goingAway) }
    }
}

// MARK: - From the client

extension EdgeSocket {
    func received(_ bytes: UnsafeRawBufferPointer, on connection: Connection) {
        if case .leaving = phase { return }
        lastHeard = shard.loop.now
        decoder.feed(bytes)
        process()
    }

    func overflowed(_ connection: Connection) {
        shard.measure { $0.tooSlow += 1 }
        shard.context.log(.info, "socket.too_slow", ["user_key": .number(userKey ?? 0)])
        connection.dropUnsent()
        leave(.tooSlow)
    }

    func closed(_ connection: Connection, error: TransportError?) {
        if let timer { shard.loop.cancel(timer) }
        becomeLeaving()
        shard.forget(self)
    }

    /// Handles what is decoded while there may be more requests under way.
    private func process() {
        // A reply given before the call returns comes back here; the loop below goes on with it.
        guard !isProcessing else { return }
        isProcessing = true
        defer { isProcessing = false }
        while requestsUnderWay < configuration.requestsUnderWayMax, !isDraining {
            if case .leaving = phase { return }
            let event: WebSocketDecoder.Event?
            do {
                event = try decoder.next()
            } catch {
                shard.measure { $0.badFrames += 1 }
                return leave(error.code, reason: error.reason)
            }
            guard let event else { return connection.resumeReading() }
            handle(event)
        }
        connection.pauseReading()
    }

    private func handle(_ event: WebSocketDecoder.Event) {
        switch event {
        case .text(let bytes): request(bytes)
        case .binary: leave(.unsupportedData)
        case .ping(let payload): connection.send(WebSocketEncoder.frame(.pong, payload))
        case .pong: break
        case .close(let code, _): leave(code)
        }
    }

    private func request(_ bytes: [UInt8]) {
        var session: Session?
        if case .open(let own) = phase { session = own }
        if session == nil, shard.context.failures.wait(for: clientAddress, at: lastHeard) != nil {
            shard.measure { $0.throttled += 1 }
            return leave(.policyViolation, reason: "too many failed logins")
        }
        requestsUnderWay += 1
        let (began, hadSession, loop) = (lastHeard, session != nil, shard.loop)
        let socket = LoopBound(ownedBy: loop, self)
        shard.context.service.frame(bytes, session, number) { reply in
            loop.execute { socket.value.replied(reply, began: began, hadSession: hadSession) }
        }
    }

    private func replied(_ reply: SocketReply, began: LoopInstant, hadSession: Bool) {
        requestsUnderWay -= 1
        let duration = shard.loop.now.duration(since: began)
        shard.measure {
            $0.socketRequests += 1
            $0.latency.add(duration)
            if !reply.operation.isEmpty { $0.methods[reply.operation, default: LatencyHistogram()].add(duration) }
        }
        shard.context.log(
            .debug, "socket.request",
            [
                "number": .number(Int64(number)), "method": .text(reply.operation),
                "us": .number(duration.wholeMicroseconds),
            ])
        if case .leaving = phase { return }
        connection.send(WebSocketEncoder.frame(.text, reply.bytes))
        if let session = reply.session { open(session) } else if !hadSession { shard.noteFailure(of: clientAddress) }
        if let code = reply.close { return leave(code) }
        if isDraining {
            if requestsUnderWay == 0 { leave(.goingAway) }
        } else {
            process()
        }
    }

    /// Later events are this session's: it is registered in the turn of the reply, as the service expects.
    private func open(_ session: Session) {
        // A connection speaks for one user; the service refuses a second login, so this is the first.
        guard case .greeting = phase else { return }
        phase = .open(session)
        shard.measure { $0.logins += 1 }
        shard.context.log(
            .debug, "socket.opened", ["number": .number(Int64(number)), "user_key": .number(session.userKey)])
        shard.register(self, session: session)
        if let timer { shard.loop.cancel(timer) }
        check()
    }
}

// MARK: - Ending

extension EdgeSocket {
    private func leave(_ code: WebSocketCloseCode, reason: String = "") {
        if case .leaving = phase { return }
        becomeLeaving()
        shard.measure { $0.closes[code.rawValue, default: 0] += 1 }
        shard.context.log(
            .debug, "socket.closing", ["number": .number(Int64(number)), "code": .number(Int64(code.rawValue))])
        connection.send(WebSocketEncoder.close(code == .noStatus ? .normal : code, reason: reason))
        connection.closeAfterSending()
    }

    private func becomeLeaving() {
        if case .open(let session) = phase {
            shard.unregister(self, session: session)
            shard.context.service.closed(number)
        }
        phase = .leaving
    }

    private func scheduleCheck(at moment: LoopInstant) {
        // Not weakly: a weak reference would make each retain of the socket, two a delivery, take the slow way.
        // `closed` cancels the timer, so it holds nobody longer than the connection lives.
        timer = shard.loop.schedule(after: moment.duration(since: shard.loop.now)) { self.check() }
    }

    /// One timer a socket: it looks what is due and sleeps until something can be due again,
    /// so that traffic never touches it.
    private func check() {
        let now = shard.loop.now
        switch phase {
        case .leaving: return
        case .greeting:
            let deadline = began + configuration.loginTimeout
            now < deadline ? scheduleCheck(at: deadline) : leave(.loginTimeout)
        case .open(let session):
            let idle = lastHeard + configuration.idleTimeout
            let left = session.expiresAt - shard.context.service.now()
            if left <= 0 { return leave(.sessionExpired) }
            if now >= idle { return leave(.idle) }
            scheduleCheck(at: min(idle, now + .milliseconds(left)))
        }
    }
}
