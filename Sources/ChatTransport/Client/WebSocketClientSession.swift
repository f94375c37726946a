/// The state of a ``WebSocketClient``. On its loop only.
final class WebSocketClientSession: ConnectionHandler {
    private enum State {
        case idle
        case connecting(Connector?)
        case upgrading(Connection, HTTPResponseParser, key: [UInt8])
        case open(Connection, WebSocketDecoder)
        /// This end's close frame is sent, the server's is awaited.
        case closing(Connection, WebSocketDecoder)
        case closed
    }

    private let configuration: WebSocketClientConfiguration
    private let loop: EventLoop
    private let random: RandomBytes
    private let onEvent: @Sendable (WebSocketClientEvent) -> Void
    private var state = State.idle
    private var timer: TimerToken?
    /// Messages sent before the connection is up.
    private var waiting: [[UInt8]] = []

    init(
        _ configuration: WebSocketClientConfiguration, loop: EventLoop, random: RandomBytes,
        onEvent: @escaping @Sendable (WebSocketClientEvent) -> Void
    ) {
        self.configuration = configuration
        self.loop = loop
        self.random = random
        self.onEvent = onEvent
    }

    func connect() {
        guard case .idle = state else { return }
        state = .connecting(nil)
        timer = loop.schedule(after: configuration.connectTimeout) { [weak self] in
            self?.end(.failed(.timedOut))
        }
        let security: (any ConnectionSecurity)?
        do {
            security =
                try configuration.endpoint.isSecure
                ? TLSSession.client(host: configuration.endpoint.host, trust: configuration.trust) : nil
        } catch {
            return end(.failed(error))
        }
        let connector = Connector.connect(
            host: configuration.endpoint.host, port: configuration.endpoint.port, loop: loop,
            timeout: configuration.connectTimeout, outgoingBytesMax: configuration.outgoingBytesMax,
            security: security
        ) { [self] result in
            switch result {
            case .success(let connection): upgrade(connection)
            case .failure(let error): end(.failed(error))
            }
        }
        if case .connecting = state { state = .connecting(connector) }
    }

    func send(_ text: [UInt8]) {
        switch state {
        case .open(let connection, _): connection.send(frame(.text, text))
        case .idle, .connecting, .upgrading: waiting.append(text)
        case .closing, .closed: break
        }
    }

    func close(_ code: WebSocketCloseCode, reason: String) {
        switch state {
        case .open(let connection, let decoder):
            connection.send(WebSocketEncoder.close(code, reason: reason, mask: random(4)))
            state = .closing(connection, decoder)
            timer = loop.schedule(after: configuration.closeTimeout) { [weak self] in self?.end(.local) }
        case .idle, .connecting, .upgrading: end(.local)
        case .closing, .closed: break
        }
    }

    func cancel() { end(.local) }
}

// MARK: - The connection

extension WebSocketClientSession {
    func received(_ bytes: UnsafeRawBufferPointer, on connection: Connection) {
        switch state {
        case .upgrading(_, var parser, let key):
            parser.feed(bytes)
            readUpgrade(&parser, on: connection, key: key)
        case .open(_, var decoder):
            // The state must not hold a second reference while the decoder appends.
            state = .connecting(nil)
            decoder.feed(bytes)
            state = .open(connection, decoder)
            readFrames()
        case .closing(_, var decoder):
            decoder.feed(bytes)
            state = .closing(connection, decoder)
            readFrames()
        case .idle, .connecting, .closed: break
        }
    }

    func overflowed(_ connection: Connection) { end(.failed(.protocolBroken("the server does not read"))) }

    func closed(_ connection: Connection, error: TransportError?) {
        switch state {
        case .closing: end(.local)
        case .idle, .connecting, .upgrading, .open: end(.failed(error ?? .closedByPeer))
        case .closed: break
        }
    }

    private func upgrade(_ connection: Connection) {
        guard case .connecting = state else { return connection.close() }
        let key = random(16)
        var parser = HTTPResponseParser()
        parser.expectResponse(toMethod: "GET")
        state = .upgrading(connection, parser, key: key)
        connection.setHandler(self)
        var headers = WebSocketHandshake.requestHeaders(key: key, subprotocols: configuration.subprotocols)
        for field in configuration.headers.fields { headers.append(field.name, field.value) }
        do {
            connection.send(
                try HTTPEncoder.request(
                    method: "GET", target: configuration.target, host: configuration.endpoint.hostField,
                    headers: headers))
        } catch {
            end(.failed(.protocolBroken(error.reason)))
        }
    }

    private func readUpgrade(_ parser: inout HTTPResponseParser, on connection: Connection, key: [UInt8]) {
        do {
            guard let event = try parser.next() else {
                state = .upgrading(connection, parser, key: key)
                return
            }
            guard case .head(let head) = event else { return end(.failed(.protocolBroken("no response head"))) }
            guard head.status == 101 else { return end(.failed(.refused(status: head.status))) }
            let chosen = try WebSocketHandshake.check(head, key: key, subprotocols: configuration.subprotocols)
            guard chosen != nil || configuration.subprotocols.isEmpty else {
                return end(.failed(.protocolBroken("the server chose no subprotocol")))
            }
            // The response's end, then frames that came with it.
            _ = try parser.next()
            open(connection, subprotocol: chosen, remainder: parser.takeRemainder())
        } catch {
            end(.failed(.protocolBroken(error.reason)))
        }
    }

    private func open(_ connection: Connection, subprotocol: String?, remainder: [UInt8]) {
        if let timer { loop.cancel(timer) }
        timer = nil
        var decoder = WebSocketDecoder(role: .client, messageBytesMax: configuration.messageBytesMax)
        remainder.withUnsafeBytes { decoder.feed($0) }
        state = .open(connection, decoder)
        for text in waiting { connection.send(frame(.text, text)) }
        waiting = []
        onEvent(.opened(subprotocol: subprotocol))
        readFrames()
    }

    private func readFrames() {
        while true {
            let event: WebSocketDecoder.Event?
            do {
                event = try nextEvent()
            } catch {
                return fail(error)
            }
            guard let event else { return }
            handle(event)
        }
    }

    private func nextEvent() throws(WebSocketError) -> WebSocketDecoder.Event? {
        switch state {
        case .open(let connection, var decoder):
            defer { state = .open(connection, decoder) }
            return try decoder.next()
        case .closing(let connection, var decoder):
            defer { state = .closing(connection, decoder) }
            return try decoder.next()
        case .idle, .connecting, .upgrading, .closed: return nil
        }
    }

    private func handle(_ event: WebSocketDecoder.Event) {
        switch event {
        case .text(let bytes): onEvent(.text(bytes))
        case .binary: fail(WebSocketError(code: .unsupportedData, reason: "binary messages are not spoken"))
        case .ping(let payload):
            if case .open(let connection, _) = state { connection.send(frame(.pong, payload)) }
        case .pong: break
        case .close(let code, let reason):
            if case .closing = state { return end(.local) }
            if case .open(let connection, _) = state {
                connection.send(WebSocketEncoder.close(code, mask: random(4)))
                end(.remote(code, reason: reason))
            }
        }
    }

    private func fail(_ error: WebSocketError) {
        if case .open(let connection, _) = state {
            connection.send(WebSocketEncoder.close(error.code, reason: error.reason, mask: random(4)))
        }
        end(.failed(.protocolBroken(error.reason)))
    }

    private func frame(_ opcode: WebSocketOpcode, _ payload: [UInt8]) -> [UInt8] {
        WebSocketEncoder.frame(opcode, payload, mask: random(4))
    }

    private func end(_ reason: WebSocketClientEvent.Reason) {
        let last = state
        if case .closed = last { return }
        state = .closed
        waiting = []
        if let timer { loop.cancel(timer) }
        switch last {
        case .connecting(let connector): connector?.cancel()
        case .upgrading(let connection, _, _): connection.close()
        case .open(let connection, _), .closing(let connection, _):
            if reason == .failed(.closedByPeer) { connection.close() } else { connection.closeAfterSending() }
        case .idle, .closed: break
        }
        onEvent(.closed(reason))
    }
}
