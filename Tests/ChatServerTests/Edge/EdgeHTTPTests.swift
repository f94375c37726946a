import ChatTransport
import ChatWire
import Synchronization
import Requirements
import Testing

@testable import ChatServer

@Suite("The edge over HTTP", .within(minutes: 1))
struct EdgeHTTPTests {
    @Test("A request reaches the service as it was sent, and its answer comes back")
    func passesThrough() async throws {
        let fixture = try EdgeFixture()
        let client = try await WireClient(port: fixture.port)
        let response = try #require(
            try await client.request(
                "PUT", "/v3/users/a%20b?x=1&y=%2F",
                ["Api-Token": "t", "Session-Key": "s", "Content-Type": "application/json"], body: "{}"))
        #expect(response.status == 200)
        #expect(response.body == "PUT /v3/users/a%20b [x=1&y=%2F] t s application/json {}")
        #expect(response.headers["content-type"] == "application/json; charset=utf-8")
        #expect(response.headers["x-content-type-options"] == "nosniff")
        let bare = try #require(try await client.request("GET", "/v3/users"))
        #expect(bare.body == "GET /v3/users [] - - - ")
    }

    @Test("Pipelined requests are answered one by one, in order, also when the first takes long")
    func pipelined() async throws {
        let fixture = try EdgeFixture()
        let client = try await WireClient(port: fixture.port)
        var bytes = try HTTPEncoder.request(method: "GET", target: "/v3/hold", host: "h")
        for number in 0..<50 { bytes += try HTTPEncoder.request(method: "GET", target: "/v3/\(number)", host: "h") }
        client.send(bytes)
        await fixture.waitUntilHeld(1)
        await fixture.settle()
        fixture.release()
        #expect(try await client.response()?.body == "held")
        for number in 0..<50 { #expect(try await client.response()?.body == "GET /v3/\(number) [] - - - ") }
    }

    @Test("However many requests come at once, each is answered, and the stack does not grow with them")
    func manyAtOnce() async throws {
        let fixture = try EdgeFixture { $0.failuresPerMinuteMax = 1 }
        let client = try await WireClient(port: fixture.port)
        #expect(try await client.request("GET", "/v3/denied")?.status == 401)
        // Probes and refusals are answered within the call that brings them.
        for (target, status) in [("/health", 200), ("/v3/x", 429), ("/none", 404)] {
            client.send(String(repeating: "GET \(target) HTTP/1.1\r\nHost:h\r\n\r\n", count: 5_000))
            for _ in 0..<5_000 { #expect(try await client.response()?.status == status) }
        }
    }

    @Test("Probes answer by GET and HEAD only", arguments: ["/health", "/ready", "/metrics"])
    func probes(path: String) async throws {
        let fixture = try EdgeFixture()
        let client = try await WireClient(port: fixture.port)
        #expect(try await client.request("GET", path)?.status == 200)
        let head = try #require(try await client.request("HEAD", path))
        #expect(head.status == 200 && head.body.isEmpty)
        let post = try #require(try await client.request("POST", path, body: ""))
        #expect(post.status == 405 && post.headers["allow"] == "GET, HEAD")
    }

    @Test("Figures tell what happened, over all loops")
    func metrics() async throws {
        let fixture = try EdgeFixture { $0.loopCount = 2 }
        let sockets = [try await fixture.client(user: 1), try await fixture.client(user: 2)]
        fixture.edge.deliver([
            Delivery(
                recipients: .members(MemberList(channelKey: 1, userKeys: [1, 2, 3]), exceptUserKeys: []),
                bytes: Array(#"{"event":"message.new","data":{}}"#.utf8))
        ])
        for socket in sockets { #expect(try await socket.text().hasPrefix("{\"event\"")) }
        let client = try await WireClient(port: fixture.port)
        let page = try #require(try await client.request("GET", "/metrics")).body
        for line in [
            "roost_connections_accepted_total 3", "roost_sessions 2", "roost_logins_total 2", "roost_events_total 1",
            "roost_messages_total 1", "roost_deliveries_total 2", "roost_socket_requests_total 2",
            "roost_request_seconds_count 2", "roost_outgoing_bytes 0",
        ] { #expect(page.contains("\n\(line)\n"), "\(line)") }
    }

    @Test("What does not exist is told in the API's way, and the connection stays")
    func notFound() async throws {
        let fixture = try EdgeFixture()
        let client = try await WireClient(port: fixture.port)
        for path in ["/", "/v2/users", "/v3", "/healthy", "/metrics/x"] {
            let response = try #require(try await client.request("GET", path))
            #expect(response.status == 404)
            #expect(response.body == #"{"error":true,"code":400201,"message":"There is no such path."}"#)
        }
    }

    private static let refused: [(String, Int)] = [
        ("GARBAGE\r\n\r\n", 400), ("\u{16}\u{3}\u{1}\u{2}\u{0}\n", 400), ("GET / HTTP/1.1\r\n\r\n", 400),
        ("GET / HTTP/3.0\r\n\r\n", 505), ("GET /\(String(repeating: "a", count: 9000)) HTTP/1.1\r\n\r\n", 414),
        ("GET / HTTP/1.1\r\nHost: h\r\nA: \(String(repeating: "a", count: 17_000))\r\n\r\n", 431),
        ("POST /v3/x HTTP/1.1\r\nHost: h\r\nContent-Length: 1048577\r\n\r\n", 413),
        ("POST /v3/x HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n", 400),
        ("POST /v3/x HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: gzip\r\n\r\n", 501),
    ]

    @Test(
        "What is no proper request is refused with its status, in the API's way, and closed",
        arguments: EdgeHTTPTests.refused)
    func malformed(request: String, status: Int) async throws {
        let fixture = try EdgeFixture()
        let client = try await WireClient(port: fixture.port)
        client.send(request)
        let response = try #require(try await client.response())
        #expect(response.status == status)
        #expect(response.body.hasPrefix(#"{"error":true,"code":"#))
        #expect(response.headers["connection"] == "close")
        await client.closed()
    }

    @Test("A body at the limit passes, sent at once or in chunks after a 100", .limit("limit-body-bytes"))
    func largeBody() async throws {
        let fixture = try EdgeFixture { $0.limits.bodyBytes = 1000 }
        let client = try await WireClient(port: fixture.port)
        let body = String(repeating: "b", count: 1000)
        #expect(try await client.request("POST", "/v3/x", body: body)?.body.hasSuffix(" \(body)") == true)
        client.send("POST /v3/x HTTP/1.1\r\nHost: h\r\nExpect: 100-continue\r\nTransfer-Encoding: chunked\r\n\r\n")
        client.send("3e8\r\n\(body)\r\n0\r\n\r\n")
        #expect(try await client.response()?.body.hasSuffix(" \(body)") == true)
        client.send("POST /v3/x HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n3e8\r\n\(body)\r\n1\r\n")
        #expect(try await client.response()?.status == 413)
    }

    @Test(
        "HTTP/1.0 and Connection: close end after the answer",
        arguments: [
            "GET /v3/x HTTP/1.0\r\n\r\n", "GET /v3/x HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n",
        ])
    func closing(request: String) async throws {
        let fixture = try EdgeFixture()
        let client = try await WireClient(port: fixture.port)
        client.send(request)
        let response = try #require(try await client.response())
        #expect(response.status == 200 && response.headers["connection"] == "close")
        await client.closed()
    }

    @Test(
        "A request that trickles in is given up, one that stands still too, and an idle connection goes",
        .limit("request-timeout"))
    func timeouts() async throws {
        let fixture = try EdgeFixture()
        let slow = try await WireClient(port: fixture.port)
        slow.send("GET /v3/x HTTP/1.1\r\nHo")
        let silent = try await WireClient(port: fixture.port)
        let idle = try await WireClient(port: fixture.port)
        _ = try await idle.request("GET", "/health")
        let other = try await WireClient(port: fixture.port)
        _ = try await other.request("GET", "/health")
        fixture.advance(by: .seconds(19))
        slow.send("st: h\r\n")
        #expect(try await idle.request("GET", "/health")?.status == 200)
        fixture.advance(by: .seconds(1))
        #expect(try await slow.response()?.status == 408)
        await slow.closed()
        await silent.closed()
        #expect(try await idle.request("GET", "/health")?.status == 200)
        fixture.advance(by: .seconds(60))
        await idle.closed()
        await other.closed()
    }

    @Test("A request that the service holds is not timed out")
    func heldIsNotTimedOut() async throws {
        let fixture = try EdgeFixture()
        let client = try await WireClient(port: fixture.port)
        client.send("GET /v3/hold HTTP/1.1\r\nHost: h\r\n\r\n")
        await fixture.waitUntilHeld(1)
        fixture.advance(by: .seconds(300))
        await fixture.settle()
        fixture.release()
        #expect(try await client.response()?.body == "held")
    }

    @Test("Too many refused keys from one address are answered 429 for the rest of the minute")
    func throttle() async throws {
        let fixture = try EdgeFixture { $0.failuresPerMinuteMax = 3 }
        let client = try await WireClient(port: fixture.port)
        for _ in 0..<3 { #expect(try await client.request("GET", "/v3/denied")?.status == 401) }
        let refused = try #require(try await client.request("GET", "/v3/anything"))
        #expect(refused.status == 429 && refused.body.contains("500910") && refused.body.contains("retry_after_ms"))
        #expect(refused.headers["retry-after"] == "60")
        #expect(try await client.request("GET", "/health")?.status == 200)
        #expect(try await client.request("GET", "/v3/socket")?.status == 429)
        fixture.advance(by: .seconds(59))
        #expect(try await client.request("GET", "/v3/anything")?.status == 429)
        fixture.advance(by: .seconds(1))
        #expect(try await client.request("GET", "/v3/anything")?.status == 200)
    }

    @Test("Connections past the limit are closed at once, and their places come free", .limit("connections"))
    func connectionLimit() async throws {
        let fixture = try EdgeFixture { $0.connectionsMax = 2 }
        let first = try await WireClient(port: fixture.port)
        let second = try await WireClient(port: fixture.port)
        _ = try await first.request("GET", "/health")
        _ = try await second.request("GET", "/health")
        let third = try await WireClient(port: fixture.port)
        #expect(await third.closed() == 0)
        first.send("GET /health HTTP/1.0\r\n\r\n")
        await first.closed()
        let fourth = try await WireClient(port: fixture.port)
        #expect(try await fourth.request("GET", "/health")?.status == 200)
    }

    @Test(
        "A request's line, its fields and their number pass at their limits, and are refused at one past them",
        .limit("http-line", "http-headers", "http-header-count"))
    func headLimits() async throws {
        let fixture = try EdgeFixture {
            $0.http.startLineBytesMax = 100
            $0.http.headerBytesMax = 300
            $0.http.headerCountMax = 8
        }
        func status(line: Int = 30, fields: Int = 100, count: Int = 2) async throws -> Int? {
            let target = "/v3/" + String(repeating: "a", count: line - "GET /v3/ HTTP/1.1".utf8.count)
            var request = "GET \(target) HTTP/1.1\r\nHost: h\r\n"
            for _ in 0..<count - 2 { request += "b: 1\r\n" }
            let used = "Host: h\r\n".utf8.count + (count - 2) * 6 + "c: \r\n".utf8.count
            request += "c: \(String(repeating: "x", count: fields - used))\r\n\r\n"
            let client = try await WireClient(port: fixture.port)
            client.send(request)
            return try await client.response()?.status
        }
        #expect(try await status(line: 100) == 200)
        #expect(try await status(line: 101) == 414)
        #expect(try await status(fields: 300) == 200)
        #expect(try await status(fields: 301) == 431)
        #expect(try await status(count: 8) == 200)
        #expect(try await status(count: 9) == 431)
    }

    @Test("A server that is not ready says so with its reason, and is well all the same")
    func unready() async throws {
        let reason = Word()
        let fixture = try EdgeFixture(unreadiness: { reason.text })
        let client = try await WireClient(port: fixture.port)
        #expect(try await client.request("GET", "/ready")?.status == 200)
        reason.text = "stalled"
        let answer = try #require(try await client.request("GET", "/ready"))
        #expect(answer.status == 503 && answer.body == #"{"status":"stalled"}"#)
        #expect(try await client.request("GET", "/health")?.status == 200)
        reason.text = nil
        #expect(try await client.request("GET", "/ready")?.status == 200)
    }

    private final class Word: Sendable {
        private let stored = Mutex<String?>(nil)

        var text: String? {
            get { stored.withLock { $0 } }
            set { stored.withLock { $0 = newValue } }
        }
    }
}
