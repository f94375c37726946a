internal import ChatTransport
internal import ChatWire

/// An HTTP/1.1 connection of a client: request after request, or until it becomes a socket. On its loop only.
final class EdgeHTTPConnection: ConnectionHandler {
    private let connection: Connection
    private let shard: EdgeShard
    private var parser: HTTPRequestParser
    private var head: HTTPRequestHead?
    private var body: [UInt8] = []
    private var began: LoopInstant
    /// A request is with the service: the next one is not read before its answer is sent.
    private var isAnswering = false
    private var isDraining = false
    private var isDone = false
    private var timer: TimerToken?

    private var configuration: EdgeConfiguration { shard.context.configuration }

    init(_ connection: Connection, shard: EdgeShard) {
        self.connection = connection
        self.shard = shard
        var limits = HTTPLimits()
        limits.bodyBytesMax = shard.context.configuration.limits.bodyBytes
        parser = HTTPRequestParser(limits: limits)
        began = shard.loop.now
        // The first request is awaited like one that has begun: who connects has something to say.
        limitTime(shard.context.configuration.requestTimeout)
    }

    /// Takes no further request; goes when the one under way is answered.
    func drain() {
        isDraining = true
        if !isAnswering { finish() }
    }

    func received(_ bytes: UnsafeRawBufferPointer, on connection: Connection) {
        guard !isDone else { return }
        if !parser.isInsideRequest {
            began = shard.loop.now
            limitTime(configuration.requestTimeout)
        }
        parser.feed(bytes)
        process()
    }

    func overflowed(_ connection: Connection) { connection.close() }

    func closed(_ connection: Connection, error: TransportError?) {
        isDone = true
        if let timer { shard.loop.cancel(timer) }
        shard.forget(self)
    }

    private func process() {
        while !isAnswering, !isDone {
            do {
                guard let event = try parser.next() else { return }
                handle(event)
            } catch {
                shard.measure { $0.badRequests += 1 }
                return refuse(error)
            }
        }
    }

    private func handle(_ event: HTTPRequestParser.Event) {
        switch event {
        case .head(let head):
            self.head = head
            if head.expectsContinue { connection.send(HTTPEncoder.continueResponse) }
        case .body(let piece): body += piece
        case .end: dispatch()
        }
    }

    private func limitTime(_ duration: Duration) {
        if let timer { shard.loop.cancel(timer) }
        // `closed` and `upgrade` cancel it, so it holds nobody longer than the connection lives.
        timer = shard.loop.schedule(after: duration) { self.timedOut() }
    }

    private func timedOut() {
        guard !isAnswering, !isDone else { return }
        if parser.isInsideRequest {
            refuse(HTTPError(status: 408, reason: "the request took too long to arrive"))
        } else {
            finish()
        }
    }

    private func finish() {
        isDone = true
        connection.closeAfterSending()
    }
}

// MARK: - Routing

extension EdgeHTTPConnection {
    private func dispatch() {
        guard let head else { return }
        let path = String(head.path)
        if path == WireProtocol.socketPath { return upgrade(head) }
        isAnswering = true
        connection.pauseReading()
        switch path {
        case "/health": answerProbe(head, status: 200, word: "ok")
        case "/ready":
            answerProbe(head, status: shard.isStopping ? 503 : 200, word: shard.isStopping ? "stopping" : "ready")
        case "/metrics": answerMetrics(head)
        default:
            guard path.hasPrefix("/v3/") else {
                return answer(WireError(.notFoundInDatabase, "There is no such path."), 404)
            }
            ask(head, path: path)
        }
    }

    private func upgrade(_ head: HTTPRequestHead) {
        if let wait = shard.context.failures.wait(for: connection.peerAddress, at: shard.loop.now) {
            return answerThrottled(wait)
        }
        switch WebSocketHandshake.answer(head, subprotocols: [WireProtocol.subprotocol]) {
        case .accept(let headers, _):
            guard body.isEmpty else { return refuse(HTTPError(status: 400, reason: "an upgrade has no body")) }
            connection.send(HTTPEncoder.response(status: 101, headers: headers))
            isDone = true
            if let timer { shard.loop.cancel(timer) }
            timer = nil
            shard.upgrade(self, connection, remainder: parser.takeRemainder())
        case .refuse(let error, let headers): refuse(error, headers: headers)
        }
    }

    private func ask(_ head: HTTPRequestHead, path: String) {
        if let wait = shard.context.failures.wait(for: connection.peerAddress, at: shard.loop.now) {
            return answerThrottled(wait)
        }
        let request = APIRequest(
            method: head.method == "HEAD" ? "GET" : head.method, path: path, query: head.query.map(String.init) ?? "",
            apiToken: head.headers[WireProtocol.apiTokenHeader.lowercased()],
            sessionKey: head.headers[WireProtocol.sessionKeyHeader.lowercased()],
            contentType: head.headers["content-type"], body: body)
        body = []
        let page = LoopBound(ownedBy: shard.loop, self)
        let loop = shard.loop
        shard.context.service.rest(request) { response in
            loop.execute { page.value.answered(response) }
        }
    }

    private func answered(_ response: APIResponse) {
        if response.status == 401 {
            shard.measure { $0.failedLogins += 1 }
            shard.context.failures.failed(connection.peerAddress, at: shard.loop.now)
        }
        var headers = HTTPHeaders()
        for header in response.headers { headers.append(header.name, header.value) }
        send(status: response.status, headers: headers, body: response.body)
    }
}

// MARK: - Answers

extension EdgeHTTPConnection {
    /// Sends the answer to the request under way and goes on to the next one.
    private func send(status: Int, headers: HTTPHeaders, body answer: [UInt8]) {
        guard let head, !isDone else { return }
        shard.measure {
            $0.restRequests[status, default: 0] += 1
            $0.latency.add(shard.loop.now.duration(since: began))
        }
        let keepsAlive = head.keepsAlive && !isDraining
        connection.send(
            HTTPEncoder.response(
                status: status, headers: headers, body: answer, keepsAlive: keepsAlive, omitsBody: head.method == "HEAD"
            ))
        self.head = nil
        body = []
        isAnswering = false
        guard keepsAlive else { return finish() }
        began = shard.loop.now
        limitTime(parser.isInsideRequest ? configuration.requestTimeout : configuration.keepAliveTimeout)
        connection.resumeReading()
        process()
    }

    /// Answers what is no proper request, and closes: where the next one would begin is not known.
    private func refuse(_ error: HTTPError, headers: HTTPHeaders = HTTPHeaders()) {
        var headers = headers
        headers.append("content-type", "application/json; charset=utf-8")
        let code: ErrorCode = error.status >= 500 ? .notSupported : .invalidParameterValue
        let answer = Self.json(WireError(code, "The request was refused: \(error.reason)."))
        shard.measure { $0.restRequests[error.status, default: 0] += 1 }
        connection.send(
            HTTPEncoder.response(status: error.status, headers: headers, body: answer, keepsAlive: false))
        finish()
    }

    private func answer(_ error: WireError, _ status: Int, headers: HTTPHeaders = HTTPHeaders()) {
        var headers = headers
        headers.append("content-type", "application/json; charset=utf-8")
        send(status: status, headers: headers, body: Self.json(error))
    }

    private func answerThrottled(_ wait: Duration) {
        isAnswering = true
        shard.measure { $0.throttled += 1 }
        let milliseconds = wait.components.seconds * 1000 + 999
        let error = WireError(
            .rateLimitExceeded, "Too many failed logins from this address.", retryAfterMilliseconds: milliseconds)
        answer(error, 429, headers: ["retry-after": String(milliseconds / 1000)])
    }

    private func answerProbe(_ head: HTTPRequestHead, status: Int, word: String) {
        guard head.method == "GET" || head.method == "HEAD" else {
            return answer(WireError(.notSupported, "Only GET is known here."), 405, headers: ["allow": "GET, HEAD"])
        }
        send(
            status: status, headers: ["content-type": "application/json; charset=utf-8", "cache-control": "no-store"],
            body: Array(#"{"status":"\#(word)"}"#.utf8))
    }

    private func answerMetrics(_ head: HTTPRequestHead) {
        guard head.method == "GET" || head.method == "HEAD" else {
            return answer(WireError(.notSupported, "Only GET is known here."), 405, headers: ["allow": "GET, HEAD"])
        }
        let page = LoopBound(ownedBy: shard.loop, self)
        let loop = shard.loop
        shard.gatherMetrics { text in
            loop.execute {
                page.value.send(
                    status: 200, headers: ["content-type": "text/plain; version=0.0.4; charset=utf-8"],
                    body: Array(text.utf8))
            }
        }
    }

    private static func json(_ error: WireError) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("error")
        writer.value(true)
        writer.key("code")
        writer.value(Int64(error.code.rawValue))
        writer.key("message")
        writer.value(error.message)
        if let wait = error.retryAfterMilliseconds {
            writer.key("retry_after_ms")
            writer.value(wait)
        }
        writer.endObject()
        return writer.finish()
    }
}
