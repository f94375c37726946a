internal import ChatTransport
internal import ChatWire

/// An HTTP/1.1 connection of a client: request after request, or until it becomes a socket. On its loop only.
final class EdgeHTTPConnection: ConnectionHandler {
    let connection: Connection
    let shard: EdgeShard
    private var parser: HTTPRequestParser
    private(set) var head: HTTPRequestHead?
    /// Whose request is under way: of the peer, or of whom a trusted proxy speaks for.
    private(set) var clientAddress: String
    /// The name of the request under way.
    private(set) var requestNumber = ""
    private let peerAddress: String
    private var body: [UInt8] = []
    private var began: LoopInstant
    /// A request is with the service: the next one is not read before its answer is sent.
    var isAnswering = false
    /// Whether what came is being gone through.
    private var isProcessing = false
    /// The route that answered the request under way.
    private var operation = ""
    private(set) var isDraining = false
    private(set) var isDone = false
    private var timer: TimerToken?
    /// Takes the body of an upload.
    var sink: (any UploadSink)?
    /// Bytes that the sink has not written yet.
    var unwrittenBytes = 0
    /// What is left of a file that is being sent.
    var outgoingFile: FilePart?
    var outgoingStatus = (status: 200, keepsAlive: false)
    var isReadingFile = false

    var configuration: EdgeConfiguration { shard.context.configuration }

    init(_ connection: Connection, shard: EdgeShard) {
        self.connection = connection
        self.shard = shard
        peerAddress = connection.peerAddress
        clientAddress = peerAddress
        var limits = shard.context.configuration.http
        limits.bodyBytesMax = shard.context.configuration.limits.bodyBytes
        let (most, prefix) = (shard.context.configuration.limits, shard.context.configuration.pathPrefix)
        parser = HTTPRequestParser(limits: limits) {
            UploadAdmission.bodyBytesMost($0.withoutPrefix(prefix), limits: most)
        }
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
        sink?.cancel()
        sink = nil
        outgoingFile = nil
        shard.forget(self)
    }

    private func process() {
        // An answer that is given before the call returns comes back here; the loop below goes on with it. Otherwise
        // the stack would grow with the requests that a client sends at once.
        guard !isProcessing else { return }
        isProcessing = true
        defer { isProcessing = false }
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
        case .head(let sent):
            let head = sent.withoutPrefix(configuration.pathPrefix)
            self.head = head
            identify(head)
            guard admit(head) else { return }
            if head.expectsContinue { connection.send(HTTPEncoder.continueResponse) }
        case .body(let piece): if sink == nil { body += piece } else { pass(piece) }
        case .end: if sink == nil { dispatch() } else { finishUpload() }
        }
    }

    func limitTime(_ duration: Duration) {
        if let timer { shard.loop.cancel(timer) }
        // `closed` and `upgrade` cancel it, so it holds nobody longer than the connection lives.
        timer = shard.loop.schedule(after: duration) { self.timedOut() }
    }

    private func timedOut() {
        guard !isDone else { return }
        // Who takes nothing of a file for so long is not there any more.
        if outgoingFile != nil { return connection.close() }
        guard !isAnswering else { return }
        if unwrittenBytes > 0 { return limitTime(configuration.requestTimeout) }
        if parser.isInsideRequest {
            refuse(HTTPError(status: 408, reason: "the request took too long to arrive"))
        } else {
            finish()
        }
    }

    func finish() {
        isDone = true
        sink?.cancel()
        sink = nil
        connection.closeAfterSending()
    }
}

// MARK: - Routing

extension EdgeHTTPConnection {
    /// Finds out whose request it is, and gives it its name.
    private func identify(_ head: HTTPRequestHead) {
        clientAddress = shard.context.clientAddress.find(peer: peerAddress, headers: head.headers)
        if let given = head.headers["x-request-id"], RequestNumber.isPlain(given),
            shard.context.clientAddress.isTrusted(peerAddress)
        {
            requestNumber = given
        } else {
            requestNumber = shard.nextRequestNumber()
        }
    }

    /// The fields that every answer has.
    func common(_ headers: HTTPHeaders) -> HTTPHeaders {
        var headers = headers
        if !requestNumber.isEmpty { headers.append("x-request-id", requestNumber) }
        shard.context.crossOrigin.append(to: &headers, origin: head?.headers["origin"])
        return headers
    }

    private func dispatch() {
        guard let head else { return }
        let path = String(head.path)
        if path == WireProtocol.socketPath { return upgrade(head) }
        isAnswering = true
        connection.pauseReading()
        switch path {
        case "/health": answerProbe(head, status: 200, word: "ok")
        case "/ready":
            let reason = shard.isStopping ? "stopping" : shard.context.service.unreadiness()
            answerProbe(head, status: reason == nil ? 200 : 503, word: reason ?? "ready")
        case "/metrics": answerMetrics(head)
        default:
            guard path.hasPrefix("/v3/") else {
                return answer(WireError(.notFoundInDatabase, "There is no such path."), 404)
            }
            if let headers = shard.context.crossOrigin.preflight(head) {
                return send(status: 204, headers: headers, body: [])
            }
            ask(head, path: path)
        }
    }

    private func upgrade(_ head: HTTPRequestHead) {
        if let wait = shard.context.failures.wait(for: clientAddress, at: shard.loop.now) {
            return answerThrottled(wait)
        }
        guard shard.context.crossOrigin.allowsSocket(from: head.headers["origin"]) else {
            isAnswering = true
            return answer(WireError(.nonAuthorized, "Pages of this origin may not open a socket."), 403)
        }
        switch WebSocketHandshake.answer(head, subprotocols: [WireProtocol.subprotocol]) {
        case .accept(let headers, _):
            guard body.isEmpty else { return refuse(HTTPError(status: 400, reason: "an upgrade has no body")) }
            connection.send(HTTPEncoder.response(status: 101, headers: common(headers)))
            isDone = true
            if let timer { shard.loop.cancel(timer) }
            timer = nil
            shard.upgrade(self, connection, clientAddress: clientAddress, remainder: parser.takeRemainder())
        case .refuse(let error, let headers): refuse(error, headers: headers)
        }
    }

    private func ask(_ head: HTTPRequestHead, path: String) {
        if let wait = shard.context.failures.wait(for: clientAddress, at: shard.loop.now) {
            return answerThrottled(wait)
        }
        let request = request(head, body: body)
        body = []
        let page = LoopBound(ownedBy: shard.loop, self)
        let loop = shard.loop
        shard.context.service.rest(request) { response in
            loop.execute { page.value.answered(response) }
        }
    }

    func answered(_ response: APIResponse) {
        operation = response.operation
        if response.status == 401 { noteFailure() }
        var headers = HTTPHeaders()
        for header in response.headers { headers.append(header.name, header.value) }
        if let file = response.file, head?.method != "HEAD" {
            send(file, status: response.status, headers: headers)
        } else {
            send(status: response.status, headers: headers, body: response.body, length: response.file?.count)
        }
    }

    func request(_ head: HTTPRequestHead, body: [UInt8]) -> APIRequest {
        var request = APIRequest(
            method: head.method == "HEAD" ? "GET" : head.method, path: String(head.path),
            query: head.query.map(String.init) ?? "",
            apiToken: head.headers[WireProtocol.apiTokenHeader.lowercased()],
            sessionKey: head.headers[WireProtocol.sessionKeyHeader.lowercased()],
            contentType: head.headers["content-type"], body: body)
        request.clientAddress = clientAddress
        request.range = head.headers["range"]
        request.ifNoneMatch = head.headers["if-none-match"]
        request.upload = UploadFields(head.headers)
        return request
    }
}

// MARK: - Answers

extension EdgeHTTPConnection {
    /// Sends the answer to the request under way and goes on to the next one.
    private func send(status: Int, headers: HTTPHeaders, body answer: [UInt8], length: Int64? = nil) {
        guard let head, !isDone else { return }
        let keepsAlive = head.keepsAlive && !isDraining
        connection.send(
            HTTPEncoder.response(
                status: status, headers: common(headers), body: answer, length: length.map { Int(clamping: $0) },
                keepsAlive: keepsAlive, omitsBody: head.method == "HEAD"))
        answered(status: status, keepsAlive: keepsAlive)
    }

    /// The answer to the request under way is sent: the next one is read.
    func answered(status: Int, keepsAlive: Bool) {
        note(status)
        self.head = nil
        body = []
        isAnswering = false
        guard keepsAlive else { return finish() }
        began = shard.loop.now
        limitTime(parser.isInsideRequest ? configuration.requestTimeout : configuration.keepAliveTimeout)
        connection.resumeReading()
        process()
    }

    /// Counts an answer, and logs it.
    func note(_ status: Int) {
        let duration = shard.loop.now.duration(since: began)
        let operation = operation
        self.operation = ""
        shard.measure {
            $0.restRequests[status, default: 0] += 1
            $0.latency.add(duration)
            if !operation.isEmpty { $0.routes[operation, default: LatencyHistogram()].add(duration) }
        }
        // The route and not the path: addresses of files carry keys, and ids may be names of people.
        shard.context.log(
            status >= 500 ? .warning : .debug, "http.request",
            [
                "request": .text(requestNumber), "method": .text(head?.method ?? ""), "route": .text(operation),
                "status": .number(Int64(status)), "us": .number(duration.wholeMicroseconds),
                "address": .text(clientAddress),
            ])
    }

    /// Answers what is no proper request, and closes: where the next one would begin is not known.
    private func refuse(_ error: HTTPError, headers: HTTPHeaders = HTTPHeaders()) {
        var headers = headers
        headers.append("content-type", "application/json; charset=utf-8")
        let answer = Self.json(refusal(error))
        if requestNumber.isEmpty { requestNumber = shard.nextRequestNumber() }
        note(error.status)
        connection.send(
            HTTPEncoder.response(status: error.status, headers: common(headers), body: answer, keepsAlive: false))
        finish()
    }

    private func refusal(_ error: HTTPError) -> WireError {
        if error.status == 413, let head = parser.head?.withoutPrefix(configuration.pathPrefix),
            UploadAdmission.isUpload(method: head.method, path: head.path, contentType: head.headers["content-type"])
        {
            let most = configuration.limits.uploadBytes
            return WireError(.fileSizeLimitExceeded, "A file may have at most \(most) bytes.")
        }
        return WireError(
            error.status >= 500 ? .notSupported : .invalidParameterValue, "The request was refused: \(error.reason).")
    }

    private func answer(_ error: WireError, _ status: Int, headers: HTTPHeaders = HTTPHeaders()) {
        var headers = headers
        headers.append("content-type", "application/json; charset=utf-8")
        send(status: status, headers: headers, body: Self.json(error))
    }

    private func answerThrottled(_ wait: Duration) {
        isAnswering = true
        answered(throttled(wait))
    }

    /// The answer to an address with too many failed logins.
    func throttled(_ wait: Duration) -> APIResponse {
        shard.measure { $0.throttled += 1 }
        let milliseconds = wait.components.seconds * 1000 + 999
        let error = WireError(
            .rateLimitExceeded, "Too many failed logins from this address.", retryAfterMilliseconds: milliseconds)
        var response = APIResponse(status: 429, json: Self.json(error))
        response.headers.append(("retry-after", String(milliseconds / 1000)))
        return response
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
        if let token = configuration.metricsToken {
            let given = head.headers["authorization"] ?? ""
            guard Secret.isEqual(Secret.hash(given), Secret.hash("Bearer \(token)")) else {
                noteFailure()
                return answer(Refusals.noMetricsToken, 401, headers: ["www-authenticate": "Bearer"])
            }
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

    /// Notes that a key or token was refused.
    func noteFailure() { shard.noteFailure(of: clientAddress) }

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
