import Synchronization
import Requirements
import Testing

@testable import ChatTransport

@Suite("HTTPClient", .within(minutes: 1))
struct HTTPClientTests {
    private typealias Outcome = Result<HTTPClientResponse, TransportError>

    private func send(_ client: HTTPClient, _ request: HTTPClientRequest) async -> Result<
        HTTPClientResponse, TransportError
    > {
        await withCheckedContinuation { continuation in
            client.send(request) { continuation.resume(returning: $0) }
        }
    }

    /// Answers each request with its method, target and body, and counts connections.
    private func echoServer(keepsAlive: Bool = true) async throws -> (ScriptedServer, @Sendable () -> Int) {
        let connections = Connections()
        let server = try await ScriptedServer { connection, bytes in
            let parser = connections.parser(of: connection)
            bytes.withUnsafeBytes { parser.parser.feed($0) }
            while let event = try? parser.parser.next() {
                switch event {
                case .head(let head):
                    parser.text = "\(head.method) \(head.target) "
                    parser.isHead = head.method == "HEAD"
                case .body(let piece): parser.text += String(decoding: piece, as: UTF8.self)
                case .end:
                    connection.send(
                        HTTPEncoder.response(
                            status: 200, body: Array(parser.text.utf8), keepsAlive: keepsAlive, omitsBody: parser.isHead
                        ))
                    if !keepsAlive { connection.closeAfterSending() }
                }
            }
        }
        return (server, { connections.count })
    }

    /// `@unchecked Sendable`: filled on the server's loop only; the count is behind a lock.
    private final class Connections: @unchecked Sendable {
        final class Parsing {
            var parser = HTTPRequestParser()
            var text = ""
            var isHead = false
        }

        private var parsers: [ObjectIdentifier: Parsing] = [:]
        private let counted = Mutex(0)
        // Kept so that no identity is used twice.
        private var kept: [Connection] = []

        var count: Int { counted.withLock { $0 } }

        func parser(of connection: Connection) -> Parsing {
            if let known = parsers[ObjectIdentifier(connection)] { return known }
            let new = Parsing()
            parsers[ObjectIdentifier(connection)] = new
            kept.append(connection)
            counted.withLock { $0 += 1 }
            return new
        }
    }

    @Test("Requests one after the other share one connection")
    func keepAlive() async throws {
        let (server, connections) = try await echoServer()
        let test = try TestLoop()
        let client = HTTPClient(loop: test.loop)
        for number in 0..<20 {
            var request = HTTPClientRequest(endpoint: server.endpoint, target: "/v3/\(number)")
            request.method = "POST"
            request.body = Array(String(repeating: "b", count: number * 1000).utf8)
            let response = try await send(client, request).get()
            #expect(response.status == 200)
            #expect(String(decoding: response.body, as: UTF8.self).hasPrefix("POST /v3/\(number) b") || number == 0)
            #expect(response.body.count == "POST /v3/\(number) ".utf8.count + number * 1000)
        }
        #expect(connections() == 1)
    }

    @Test("Requests side by side use no more connections than allowed, and all are answered")
    func sideBySide() async throws {
        let (server, connections) = try await echoServer()
        let test = try TestLoop()
        let client = HTTPClient(loop: test.loop)
        let answers = await withTaskGroup(of: String?.self) { group in
            for number in 0..<50 {
                group.addTask {
                    let request = HTTPClientRequest(endpoint: server.endpoint, target: "/\(number)")
                    return try? await String(decoding: send(client, request).get().body, as: UTF8.self)
                }
            }
            return await group.reduce(into: Set<String?>()) { $0.insert($1) }
        }
        #expect(answers == Set((0..<50).map { "GET /\($0) " }))
        #expect((1...6).contains(connections()))
    }

    @Test("A connection that the server ends after each response is replaced")
    func noKeepAlive() async throws {
        let (server, connections) = try await echoServer(keepsAlive: false)
        let test = try TestLoop()
        let client = HTTPClient(loop: test.loop)
        for _ in 0..<5 {
            #expect(
                try await send(client, HTTPClientRequest(endpoint: server.endpoint, target: "/")).get().status == 200)
        }
        #expect(connections() == 5)
    }

    @Test("HEAD has no body though a length is told")
    func headRequest() async throws {
        let (server, _) = try await echoServer()
        let test = try TestLoop()
        let client = HTTPClient(loop: test.loop)
        var request = HTTPClientRequest(endpoint: server.endpoint, target: "/")
        request.method = "HEAD"
        let response = try await send(client, request).get()
        #expect(response.body.isEmpty && response.headers["content-length"] == "7")
        #expect(try await send(client, HTTPClientRequest(endpoint: server.endpoint, target: "/")).get().body.count == 6)
    }

    /// Serves one response a connection, then closes without a word when the next request comes.
    private func forgetfulServer() async throws -> ScriptedServer {
        let connections = Connections()
        return try await ScriptedServer { connection, _ in
            let parsing = connections.parser(of: connection)
            defer { parsing.text = "served" }
            if parsing.text.isEmpty { connection.send(HTTPEncoder.response(status: 200)) } else { connection.close() }
        }
    }

    @Test("A kept connection that is found closed is replaced for GET, and told for POST")
    func retry() async throws {
        let server = try await forgetfulServer()
        let test = try TestLoop()
        let client = HTTPClient(loop: test.loop)
        var request = HTTPClientRequest(endpoint: server.endpoint, target: "/")
        #expect(try await send(client, request).get().status == 200)
        #expect(try await send(client, request).get().status == 200)
        request.method = "POST"
        #expect(await send(client, request) == .failure(.closedByPeer))
    }

    @Test(
        "Failures are told as what they are",
        arguments: [
            (
                "HTTP/1.1 200 OK\r\nContent-Length: x\r\n\r\n", false,
                TransportError.protocolBroken("the content length is malformed")
            ),
            ("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nshort", true, .closedByPeer), ("", true, .closedByPeer),
        ])
    func failures(answer: String, closes: Bool, expected: TransportError) async throws {
        let server = try await ScriptedServer { connection, _ in
            connection.send(Array(answer.utf8))
            if closes { connection.closeAfterSending() }
        }
        let test = try TestLoop()
        let client = HTTPClient(loop: test.loop)
        let outcome = await send(client, HTTPClientRequest(endpoint: server.endpoint, target: "/"))
        #expect(outcome == .failure(expected))
    }

    @Test("Nobody listening fails every waiting request")
    func refused() async throws {
        let test = try TestLoop()
        let silent = try SilentPort()
        let client = HTTPClient(loop: test.loop)
        let endpoint = Endpoint(host: "127.0.0.1", port: silent.port, isSecure: false)
        await withTaskGroup(of: Outcome.self) { group in
            for _ in 0..<20 {
                group.addTask { await send(client, HTTPClientRequest(endpoint: endpoint, target: "/")) }
            }
            for await outcome in group { #expect(outcome == .failure(.system(111))) }
        }
        withExtendedLifetime(silent) {}
    }

    @Test("A request is given up after its timeout, and when it is cancelled")
    func timeoutAndCancel() async throws {
        let server = try await ScriptedServer { _, _ in }
        let clock = ManualClock()
        let test = try TestLoop(clock: clock.clock)
        let client = HTTPClient(loop: test.loop)
        let log = EventLog<Result<HTTPClientResponse, TransportError>>()
        let request = HTTPClientRequest(endpoint: server.endpoint, target: "/")
        client.send(request) { log.append($0) }
        _ = await server.events.next()
        clock.advance(by: .seconds(30), waking: test.loop)
        #expect(await log.next() == .failure(.timedOut))
        let call = client.send(request) { log.append($0) }
        call.cancel()
        call.cancel()
        #expect(await log.next() == .failure(.cancelled))
        client.send(request) { log.append($0) }
        client.close()
        #expect(await log.next() == .failure(.cancelled))
    }

    @Test("A client that is let go still answers what was asked of it")
    func letGo() async throws {
        let (server, _) = try await echoServer()
        let test = try TestLoop()
        let log = EventLog<Result<HTTPClientResponse, TransportError>>()
        do {
            let client = HTTPClient(loop: test.loop)
            client.send(HTTPClientRequest(endpoint: server.endpoint, target: "/")) { log.append($0) }
        }
        #expect(try await log.next()?.get().status == 200)
    }

    @Test("A target that would write header lines is refused before it is sent")
    func injection() async throws {
        let (server, _) = try await echoServer()
        let test = try TestLoop()
        let client = HTTPClient(loop: test.loop)
        let outcome = await send(client, HTTPClientRequest(endpoint: server.endpoint, target: "/ HTTP/1.1\r\nX: y"))
        #expect(outcome == .failure(.protocolBroken("the request target is malformed")))
        #expect(try await send(client, HTTPClientRequest(endpoint: server.endpoint, target: "/")).get().status == 200)
    }
}
