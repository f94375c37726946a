import Requirements
import Testing

@testable import ChatTransport

@Suite("WebSocketClient", .within(minutes: 1))
struct WebSocketClientTests {
    private typealias Events = EventLog<WebSocketClientEvent>

    private func client(
        _ endpoint: Endpoint, on test: TestLoop, log: EventLog<WebSocketClientEvent>,
        change: (inout WebSocketClientConfiguration) -> Void = { _ in }
    ) -> WebSocketClient {
        var configuration = WebSocketClientConfiguration(endpoint: endpoint)
        configuration.subprotocols = ["roost.v1"]
        configuration.target = "/v3/socket"
        change(&configuration)
        return WebSocketClient(configuration, loop: test.loop) { log.append($0) }
    }

    private func server(
        tls: TLSContext? = nil, greeting: [UInt8] = [], answer: @escaping WebSocketScript.Answer
    ) async throws -> ScriptedServer {
        let script = WebSocketScript(greeting: greeting, answer: answer)
        return try await ScriptedServer(tls: tls) { connection, bytes in script.received(bytes, on: connection) }
    }

    private static let echo: WebSocketScript.Answer = { connection, event in
        switch event {
        case .text(let bytes): connection.send(WebSocketEncoder.frame(.text, bytes))
        case .close(let code, _):
            connection.send(WebSocketEncoder.close(code))
            connection.closeAfterSending()
        case .binary, .ping, .pong: break
        }
    }

    @Test("Messages come back in order, those sent before it was up too, and it closes properly")
    func conversation() async throws {
        let server = try await server(answer: Self.echo)
        let test = try TestLoop()
        let log = Events()
        let client = client(server.endpoint, on: test, log: log)
        client.connect()
        let texts = (0..<200).map { String(repeating: "\($0) ü ", count: $0 * 20) }
        for text in texts { client.send(text) }
        #expect(await log.next() == .opened(subprotocol: "roost.v1"))
        for text in texts { #expect(await log.next() == .text(Array(text.utf8))) }
        client.close()
        client.send("dropped")
        #expect(await log.next() == .closed(.local))
    }

    @Test("A frame in the same packet as the upgrade is not lost")
    func greeting() async throws {
        let server = try await server(greeting: WebSocketEncoder.frame(.text, Array("hi".utf8)), answer: Self.echo)
        let test = try TestLoop()
        let log = Events()
        client(server.endpoint, on: test, log: log).connect()
        #expect(await log.next() == .opened(subprotocol: "roost.v1"))
        #expect(await log.next() == .text(Array("hi".utf8)))
    }

    @Test("Pings are answered with their payload")
    func ping() async throws {
        let server = try await server(greeting: WebSocketEncoder.frame(.ping, [4, 2])) { connection, event in
            if case .pong(let payload) = event { connection.send(WebSocketEncoder.frame(.text, payload)) }
        }
        let test = try TestLoop()
        let log = Events()
        client(server.endpoint, on: test, log: log).connect()
        _ = await log.next()
        #expect(await log.next() == .text([4, 2]))
    }

    @Test("The server's close code and reason are told")
    func remoteClose() async throws {
        let close = WebSocketEncoder.close(WebSocketCloseCode(rawValue: 4004), reason: "too slow")
        let server = try await server(greeting: close) { _, _ in }
        let test = try TestLoop()
        let log = Events()
        client(server.endpoint, on: test, log: log).connect()
        _ = await log.next()
        #expect(await log.next() == .closed(.remote(WebSocketCloseCode(rawValue: 4004), reason: "too slow")))
    }

    @Test(
        "What is no WebSocket server is told as what it is",
        arguments: [
            ("HTTP/1.1 503 Service Unavailable\r\n\r\n", TransportError.refused(status: 503)),
            ("SSH-2.0-OpenSSH\r\n", .protocolBroken("the status line is malformed")),
            ("HTTP/1.1 101 Switching Protocols\r\n\r\n", .protocolBroken("the answer does not upgrade to WebSocket")),
        ])
    func notWebSocket(answer: String, expected: TransportError) async throws {
        let server = try await ScriptedServer { connection, _ in connection.send(Array(answer.utf8)) }
        let test = try TestLoop()
        let log = Events()
        client(server.endpoint, on: test, log: log).connect()
        #expect(await log.next() == .closed(.failed(expected)))
    }

    @Test("A connection cut without a close is told as lost")
    func cut() async throws {
        let server = try await server { connection, _ in connection.close() }
        let test = try TestLoop()
        let log = Events()
        let client = client(server.endpoint, on: test, log: log)
        client.connect()
        client.send("x")
        _ = await log.next()
        #expect(await log.next() == .closed(.failed(.closedByPeer)))
    }

    @Test(
        "A broken frame ends it",
        arguments: [
            ([0xC1, 0x00], "a reserved bit is set"), ([0x81, 0x81, 0, 0, 0, 0, 0], "a server's frame is masked"),
            ([0x81, 0x01, 0xFF], "the text is not UTF-8"), ([0x82, 0x00], "binary messages are not spoken"),
        ])
    func brokenFrames(frame: [UInt8], reason: String) async throws {
        let server = try await server(greeting: frame) { _, _ in }
        let test = try TestLoop()
        let log = Events()
        client(server.endpoint, on: test, log: log).connect()
        _ = await log.next()
        #expect(await log.next() == .closed(.failed(.protocolBroken(reason))))
    }

    @Test("A server that accepts and says nothing is given up after the timeout")
    func connectTimeout() async throws {
        let server = try await ScriptedServer { _, _ in }
        let clock = ManualClock()
        let test = try TestLoop(clock: clock.clock)
        let log = Events()
        client(server.endpoint, on: test, log: log).connect()
        // The request has come: the connection is up and waits for the answer.
        _ = await server.events.next()
        clock.advance(by: .seconds(10), waking: test.loop)
        #expect(await log.next() == .closed(.failed(.timedOut)))
    }

    @Test("A server that does not answer a close is left after the timeout")
    func closeTimeout() async throws {
        let server = try await server { _, _ in }
        let clock = ManualClock()
        let test = try TestLoop(clock: clock.clock)
        let log = Events()
        let client = client(server.endpoint, on: test, log: log)
        client.connect()
        _ = await log.next()
        client.close(.goingAway, reason: "bye")
        try await test.run { _ in }
        clock.advance(by: .seconds(3), waking: test.loop)
        #expect(await log.next() == .closed(.local))
    }

    @Test("Cancelling ends it at once, and only once, at every stage")
    func cancel() async throws {
        let server = try await server(answer: Self.echo)
        let test = try TestLoop()
        for stage in 0..<3 {
            let log = Events()
            let client = client(server.endpoint, on: test, log: log)
            if stage > 1 {
                client.connect()
                #expect(await log.next() == .opened(subprotocol: "roost.v1"))
            }
            // Posted from the loop, so that nothing can happen between the calls.
            try await test.run { _ in
                if stage == 1 { client.connect() }
                client.cancel()
                client.cancel()
                client.close()
                client.connect()
            }
            #expect(await log.next() == .closed(.local))
            // Whatever could still come has come when a later task runs.
            try await test.run { _ in }
            test.loop.execute { log.append(.text([])) }
            #expect(await log.next() == .text([]))
        }
    }

    @Test("Under TLS with a certificate that is trusted")
    func secure() async throws {
        let files = try TestCertificate.write()
        let context = try TLSContext.server(certificateFile: files.certificate, keyFile: files.key)
        let server = try await server(tls: context, answer: Self.echo)
        let test = try TestLoop()
        let log = Events()
        let client = client(server.secureEndpoint, on: test, log: log) {
            $0.trust = .authorities(file: files.certificate)
        }
        let long = String(repeating: "漢字", count: 30_000)
        client.send("before")
        client.connect()
        client.send(long)
        #expect(await log.next() == .opened(subprotocol: "roost.v1"))
        #expect(await log.next() == .text(Array("before".utf8)))
        #expect(await log.next() == .text(Array(long.utf8)))
        client.close()
        #expect(await log.next() == .closed(.local))
    }

    @Test("A certificate that is not trusted, or made for another name, is refused")
    func untrusted() async throws {
        let files = try TestCertificate.write()
        let context = try TLSContext.server(certificateFile: files.certificate, keyFile: files.key)
        let server = try await server(tls: context, answer: Self.echo)
        let test = try TestLoop()
        let trusts: [(String, TLSTrust)] = [
            ("127.0.0.1", .system), ("127.0.0.2", .authorities(file: files.certificate)),
            ("ip6-localhost", .authorities(file: files.certificate)),
        ]
        for (host, trust) in trusts {
            let log = Events()
            let endpoint = Endpoint(host: host, port: server.port, isSecure: true)
            client(endpoint, on: test, log: log) { $0.trust = trust }.connect()
            guard case .closed(.failed(let error)) = await log.next() else { return #expect(Bool(false)) }
            if case .tls = error { continue }
            // Where nothing listens on the other address there is nothing to check.
            #expect(host != "127.0.0.1")
        }
    }

    @Test("A server's files that do not fit are refused with a reason")
    func badFiles() throws {
        let files = try TestCertificate.write()
        #expect(throws: TransportError.self) { try TLSContext.server(certificateFile: "/nowhere", keyFile: files.key) }
        #expect(throws: TransportError.self) {
            try TLSContext.server(certificateFile: files.certificate, keyFile: files.certificate)
        }
    }
}
