import ChatTransport
import ChatWire
import Requirements
import Testing

@testable import ChatServer

@Suite("The edge behind a proxy, and before a browser", .within(minutes: 1))
struct EdgeProxyTests {
    @Test("Failures are counted by the client's address, so that one behind a proxy does not shut out another")
    func throttleBehindProxy() async throws {
        let fixture = try EdgeFixture {
            $0.failuresPerMinuteMax = 2
            $0.trustedProxies = [AddressRange("127.0.0.1")].compactMap { $0 }
        }
        let proxy = try await WireClient(port: fixture.port)
        for _ in 0..<2 {
            #expect(try await proxy.request("GET", "/v3/denied", ["X-Forwarded-For": "1.1.1.1"])?.status == 401)
        }
        #expect(try await proxy.request("GET", "/v3/x", ["X-Forwarded-For": "1.1.1.1"])?.status == 429)
        #expect(try await proxy.request("GET", "/v3/x", ["X-Forwarded-For": "2.2.2.2"])?.status == 200)
        #expect(try await proxy.request("GET", "/v3/x", ["X-Forwarded-For": "9.9.9.9, 1.1.1.1"])?.status == 429)
    }

    @Test("Without trusted proxies nobody gets a fresh count by making an address up")
    func spoofing() async throws {
        let fixture = try EdgeFixture { $0.failuresPerMinuteMax = 2 }
        let client = try await WireClient(port: fixture.port)
        for number in 0..<2 {
            _ = try await client.request("GET", "/v3/denied", ["X-Forwarded-For": "1.1.1.\(number)"])
        }
        #expect(try await client.request("GET", "/v3/x", ["X-Forwarded-For": "3.3.3.3"])?.status == 429)
    }

    @Test("A socket's refused logins count for the client that the upgrade named")
    func socketBehindProxy() async throws {
        let fixture = try EdgeFixture {
            $0.failuresPerMinuteMax = 1
            $0.trustedProxies = [AddressRange("127.0.0.0/8")].compactMap { $0 }
        }
        let headers = WebSocketHandshake.requestHeaders(
            key: [UInt8](repeating: 7, count: 16), subprotocols: ["roost.v1"])
        func open(_ address: String) async throws -> WireClient.Response? {
            var all = headers
            all.append("X-Forwarded-For", address)
            let client = try await WireClient(port: fixture.port)
            let response = try await client.request("GET", "/v3/socket", all)
            if response?.status == 101 {
                client.sendText("refuse")
                _ = try await client.closeCode()
            }
            return response
        }
        #expect(try await open("1.1.1.1")?.status == 101)
        #expect(try await open("1.1.1.1")?.status == 429)
        #expect(try await open("2.2.2.2")?.status == 101)
    }

    @Test("A path's beginning is taken away where it is there, in whole words; probes answer with it and without")
    func prefix() async throws {
        let fixture = try EdgeFixture { $0.pathPrefix = "/chat" }
        let client = try await WireClient(port: fixture.port)
        #expect(try await client.request("GET", "/chat/v3/users?x=1")?.body == "GET /v3/users [x=1] - - - ")
        #expect(try await client.request("GET", "/v3/users")?.status == 200)
        #expect(try await client.request("GET", "/chat/health")?.status == 200)
        #expect(try await client.request("GET", "/health")?.status == 200)
        for path in ["/chatty/v3/users", "/chat", "/chat/chat/v3/users", "/Chat/v3/users"] {
            #expect(try await client.request("GET", path)?.status == 404, "\(path)")
        }
        let headers = WebSocketHandshake.requestHeaders(
            key: [UInt8](repeating: 7, count: 16), subprotocols: ["roost.v1"])
        #expect(try await client.request("GET", "/chat/v3/socket", headers)?.status == 101)
    }

    @Test("Every answer has a name of its own; a trusted proxy's name is taken over, another's and a strange one not")
    func requestNames() async throws {
        let fixture = try EdgeFixture { $0.trustedProxies = [AddressRange("127.0.0.1")].compactMap { $0 } }
        let client = try await WireClient(port: fixture.port)
        func name(_ given: String? = nil) async throws -> String? {
            var headers = HTTPHeaders()
            if let given { headers.append("X-Request-Id", given) }
            return try await client.request("GET", "/v3/x", headers)?.headers["x-request-id"]
        }
        let first = try #require(try await name())
        #expect(try await name() != first)
        #expect(try await name("a.proxy_name-1") == "a.proxy_name-1")
        for strange in ["a b", "a\"b", String(repeating: "a", count: 65), "é"] {
            let given = try #require(try await name(strange))
            #expect(given != strange && given.hasPrefix(first.prefix(5)))
        }
        let bare = try EdgeFixture()
        let other = try await WireClient(port: bare.port)
        let response = try await other.request("GET", "/v3/x", ["X-Request-Id": "mine"])
        #expect(response?.headers["x-request-id"] != "mine" && response?.headers["x-request-id"] != nil)
    }

    @Test("Pages of listed origins may call, others get no permission; without a list nobody is asked or told")
    func crossOrigin() async throws {
        let fixture = try EdgeFixture { $0.corsOrigins = ["https://app.example"] }
        let client = try await WireClient(port: fixture.port)
        let asking: HTTPHeaders = [
            "Origin": "https://app.example", "Access-Control-Request-Method": "PUT",
            "Access-Control-Request-Headers": "session-key,content-type",
        ]
        let preflight = try #require(try await client.request("OPTIONS", "/v3/users/a", asking))
        #expect(preflight.status == 204)
        #expect(preflight.headers["access-control-allow-origin"] == "https://app.example")
        #expect(preflight.headers["access-control-allow-methods"]?.contains("PUT") == true)
        #expect(preflight.headers["access-control-allow-headers"]?.contains("Session-Key") == true)
        #expect(preflight.headers["access-control-allow-headers"]?.lowercased().contains("api-token") == false)
        let answer = try #require(try await client.request("GET", "/v3/x", ["Origin": "https://app.example"]))
        #expect(answer.headers["access-control-allow-origin"] == "https://app.example")
        #expect(answer.headers["vary"] == "Origin")
        let other = try #require(try await client.request("GET", "/v3/x", ["Origin": "https://evil.example"]))
        #expect(other.headers["access-control-allow-origin"] == nil && other.headers["vary"] == "Origin")
        let denied = try #require(try await client.request("GET", "/v3/denied", ["Origin": "https://app.example"]))
        #expect(denied.status == 401 && denied.headers["access-control-allow-origin"] == "https://app.example")
        let bare = try EdgeFixture()
        let plain = try await WireClient(port: bare.port)
        let untold = try #require(try await plain.request("GET", "/v3/x", ["Origin": "https://app.example"]))
        #expect(untold.headers["access-control-allow-origin"] == nil && untold.headers["vary"] == nil)
    }

    @Test("With a list, a page of another origin opens no socket; who names no page does")
    func socketOrigins() async throws {
        let fixture = try EdgeFixture { $0.corsOrigins = ["https://app.example"] }
        for (origin, status) in [("https://app.example", 101), ("https://evil.example", 403), (nil, 101)] {
            var headers = WebSocketHandshake.requestHeaders(
                key: [UInt8](repeating: 7, count: 16), subprotocols: ["roost.v1"])
            if let origin { headers.append("Origin", origin) }
            let client = try await WireClient(port: fixture.port)
            #expect(try await client.request("GET", "/v3/socket", headers)?.status == status)
        }
    }

    @Test("Figures may ask for a token; without it nothing is told")
    func metricsToken() async throws {
        let fixture = try EdgeFixture { $0.metricsToken = "s3cret" }
        let client = try await WireClient(port: fixture.port)
        for headers: HTTPHeaders in [[:], ["Authorization": "Bearer wrong"], ["Authorization": "s3cret"]] {
            let refused = try #require(try await client.request("GET", "/metrics", headers))
            #expect(refused.status == 401 && !refused.body.contains("roost_"))
        }
        let page = try await client.request("GET", "/metrics", ["Authorization": "Bearer s3cret"])
        #expect(page?.status == 200)
    }

    @Test("IPv6 is listened on, with IPv4 beside it")
    func addresses() async throws {
        let fixture = try EdgeFixture {
            $0.address = "::"
            $0.failuresPerMinuteMax = 1
        }
        let four = try await WireClient(port: fixture.port)
        #expect(try await four.request("GET", "/v3/denied")?.status == 401)
        #expect(try await four.request("GET", "/v3/x")?.status == 429)
        let six = try await WireClient(port: fixture.port, host: "::1")
        #expect(try await six.request("GET", "/v3/x")?.status == 200)
    }
}
