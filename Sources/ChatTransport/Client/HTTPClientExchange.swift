/// One connection of an ``HTTPClient``: a request at a time, again and again. On its loop only.
final class HTTPClientExchange: ConnectionHandler {
    private enum State {
        case connecting(Connector?)
        case idle(Connection)
        case busy(Connection, HTTPClientPool.Job)
        case ended
    }

    /// It can take a job.
    var onReady: () -> Void = {}
    /// A piece of a job's upload has left.
    var onProgress: (HTTPClientPool.Job) -> Void = { _ in }
    /// A job has its response.
    var onResponse: (HTTPClientPool.Job, HTTPClientResponse) -> Void = { _, _ in }
    /// It is over: the job that it had, why, and whether sending again is harmless.
    var onEnd: (HTTPClientPool.Job?, TransportError, Bool) -> Void = { _, _, _ in }

    private let endpoint: Endpoint
    private let loop: EventLoop
    private let configuration: HTTPClientConfiguration
    private var state = State.connecting(nil)
    private var parser: HTTPResponseParser
    private var head: HTTPResponseHead?
    private var body: [UInt8] = []
    /// Whether the connection was ever up.
    private(set) var wasConnected = false
    private var isReused = false
    private var heardBytes = false
    /// Bytes of the job's upload that were handed to the connection.
    private var uploadedBytes: Int64 = 0
    private var idleTimer: TimerToken?

    init(endpoint: Endpoint, loop: EventLoop, configuration: HTTPClientConfiguration) {
        self.endpoint = endpoint
        self.loop = loop
        self.configuration = configuration
        var limits = HTTPLimits()
        limits.bodyBytesMax = configuration.bodyBytesMax
        parser = HTTPResponseParser(limits: limits)
    }

    var isIdle: Bool { if case .idle = state { true } else { false } }
    var isConnecting: Bool { if case .connecting = state { true } else { false } }

    func connect() {
        do {
            let security =
                try endpoint.isSecure
                ? TLSSession.client(host: endpoint.host, trust: configuration.trust) : nil
            let connector = Connector.connect(
                host: endpoint.host, port: endpoint.port, loop: loop, timeout: configuration.connectTimeout,
                outgoingBytesMax: .max, security: security
            ) { [self] result in
                switch result {
                case .success(let connection): ready(connection)
                case .failure(let error): end(error)
                }
            }
            if isConnecting { state = .connecting(connector) }
        } catch {
            end(error)
        }
    }

    /// Sends a job's request. Only when idle.
    func begin(_ job: HTTPClientPool.Job) {
        guard case .idle(let connection) = state else { preconditionFailure("The connection is not idle.") }
        if let idleTimer { loop.cancel(idleTimer) }
        let bytes: [UInt8]
        do {
            bytes = try HTTPEncoder.request(
                method: job.request.method, target: job.request.target, host: endpoint.hostField,
                headers: job.request.headers, body: job.request.body,
                length: job.request.upload.map { Int(clamping: $0.size) })
        } catch {
            job.mayRetry = false
            state = .busy(connection, job)
            return end(.protocolBroken(error.reason))
        }
        head = nil
        body = []
        heardBytes = false
        uploadedBytes = 0
        parser.expectResponse(toMethod: job.request.method)
        state = .busy(connection, job)
        job.exchange = self
        connection.send(bytes)
    }

    /// What was sent is gone: the next piece of an upload follows.
    func drained(_ connection: Connection) {
        guard case .busy(_, let job) = state, let upload = job.request.upload else { return }
        if uploadedBytes > 0 {
            upload.onProgress(uploadedBytes)
            onProgress(job)
        }
        guard uploadedBytes < upload.size else { return }
        let piece = upload.piece(at: uploadedBytes)
        // The length is promised: a file that became shorter ends the request.
        guard !piece.isEmpty else { return end(.cancelled) }
        uploadedBytes += Int64(piece.count)
        connection.send(piece)
    }

    /// Ends the connection and does not tell the job.
    func drop() { end(.cancelled) }

    func received(_ bytes: UnsafeRawBufferPointer, on connection: Connection) {
        heardBytes = true
        parser.feed(bytes)
        do {
            while let event = try parser.next() { handle(event) }
        } catch {
            end(.protocolBroken(error.reason))
        }
    }

    func overflowed(_ connection: Connection) { end(.closedByPeer) }

    func closed(_ connection: Connection, error: TransportError?) {
        if error == .closedByPeer, case .busy = state, let event = try? parser.finish() { handle(event) }
        end(error ?? .closedByPeer)
    }

    private func ready(_ connection: Connection) {
        guard isConnecting else { return connection.close() }
        connection.setHandler(self)
        state = .idle(connection)
        wasConnected = true
        onReady()
        if isIdle { startIdleTimer() }
    }

    private func startIdleTimer() {
        idleTimer = loop.schedule(after: configuration.idleTimeout) { [weak self] in self?.end(.cancelled) }
    }

    private func handle(_ event: HTTPResponseParser.Event) {
        switch event {
        case .head(let head): self.head = head
        case .body(let piece): body += piece
        case .end: complete()
        }
    }

    private func complete() {
        guard case .busy(let connection, let job) = state, let head else { return }
        let response = HTTPClientResponse(status: head.status, headers: head.headers, body: body)
        body = []
        isReused = true
        // An answer that came before all of an upload was sent leaves the connection in the middle of a request.
        let isWhole = uploadedBytes == job.request.upload?.size ?? 0
        if head.keepsAlive, connection.isOpen, isWhole {
            state = .idle(connection)
            startIdleTimer()
            onResponse(job, response)
        } else {
            state = .ended
            connection.close()
            onResponse(job, response)
            onEnd(nil, .cancelled, false)
        }
    }

    private func end(_ error: TransportError) {
        let last = state
        if case .ended = last { return }
        state = .ended
        if let idleTimer { loop.cancel(idleTimer) }
        var job: HTTPClientPool.Job?
        switch last {
        case .connecting(let connector): connector?.cancel()
        case .idle(let connection): connection.close()
        case .busy(let connection, let current):
            connection.close()
            job = current
        case .ended: break
        }
        let isHarmless = job.map { ["GET", "HEAD", "PUT", "DELETE", "OPTIONS"].contains($0.request.method) } ?? false
        onEnd(job, error, isReused && !heardBytes && isHarmless && error != .cancelled)
    }
}
