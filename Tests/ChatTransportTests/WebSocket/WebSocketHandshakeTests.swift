import Testing

@testable import ChatTransport

@Suite("WebSocketHandshake")
struct WebSocketHandshakeTests {
    private static let key = "dGhlIHNhbXBsZSBub25jZQ=="
    private static let fields: [(String, String)] = [
        ("Host", "h"), ("Upgrade", "websocket"), ("Connection", "keep-alive, Upgrade"), ("Sec-WebSocket-Key", key),
        ("Sec-WebSocket-Version", "13"), ("Sec-WebSocket-Protocol", "other, roost.v1"),
    ]

    /// An upgrade request with one field changed, or left out where the value is nil.
    private func answer(
        _ line: String = "GET /v3/socket HTTP/1.1", changing name: String = "", to value: String? = nil
    ) throws -> WebSocketHandshake.Answer {
        var text = line + "\r\n"
        for (field, original) in Self.fields {
            guard let value = field == name ? value : original else { continue }
            text += "\(field): \(value)\r\n"
        }
        let run = CodecRuns.requests([Array((text + "\r\n").utf8)])
        guard case .head(let head) = run.events.first else { throw run.failure ?? .truncated }
        return WebSocketHandshake.answer(head, subprotocols: ["roost.v2", "roost.v1"])
    }

    private func status(_ answer: WebSocketHandshake.Answer) -> Int {
        switch answer {
        case .accept: 101
        case .refuse(let error, _): error.status
        }
    }

    @Test("The example of RFC 6455 section 1.3")
    func example() throws {
        guard case .accept(let headers, let subprotocol) = try answer() else { return #expect(Bool(false)) }
        #expect(headers["sec-websocket-accept"] == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
        #expect(headers["sec-websocket-protocol"] == "roost.v1")
        #expect(subprotocol == "roost.v1")
    }

    @Test(
        "Each rule that is broken has its status",
        arguments: [
            ("Upgrade", nil, 426), ("Upgrade", "h2c", 426), ("Connection", nil, 426), ("Connection", "close", 426),
            ("Sec-WebSocket-Key", nil, 400), ("Sec-WebSocket-Key", "dGhl", 400),
            ("Sec-WebSocket-Key", "no base64!", 400),
            ("Sec-WebSocket-Version", nil, 426), ("Sec-WebSocket-Version", "8", 426),
            ("Sec-WebSocket-Protocol", "other", 400),
        ])
    func refusals(field: String, value: String?, expected: Int) throws {
        #expect(status(try answer(changing: field, to: value)) == expected)
    }

    @Test("Only GET in HTTP/1.1 upgrades", arguments: ["POST / HTTP/1.1", "GET / HTTP/1.0"])
    func methodAndVersion(line: String) throws {
        #expect(status(try answer(line)) == 400)
    }

    @Test("A wrong version is told the right one")
    func version() throws {
        guard case .refuse(_, let headers) = try answer(changing: "Sec-WebSocket-Version", to: "8") else {
            return #expect(Bool(false))
        }
        #expect(headers["sec-websocket-version"] == "13")
    }

    @Test("A client that offers no subprotocol is accepted without")
    func noSubprotocol() throws {
        guard case .accept(let headers, let subprotocol) = try answer(changing: "Sec-WebSocket-Protocol") else {
            return #expect(Bool(false))
        }
        #expect(subprotocol == nil && headers["sec-websocket-protocol"] == nil)
    }

    @Test("Each side takes what the other writes")
    func bothSides() throws {
        let key = [UInt8](0..<16)
        let request = try HTTPEncoder.request(
            method: "GET", target: "/", host: "h",
            headers: WebSocketHandshake.requestHeaders(key: key, subprotocols: ["roost.v1"]))
        guard case .head(let head) = CodecRuns.requests([request]).events.first,
            case .accept(let headers, _) = WebSocketHandshake.answer(head, subprotocols: ["roost.v1"])
        else { return #expect(Bool(false)) }
        let response = HTTPEncoder.response(status: 101, headers: headers)
        guard case .head(let answer) = CodecRuns.responses([response]).events.first else { return #expect(Bool(false)) }
        #expect(try WebSocketHandshake.check(answer, key: key, subprotocols: ["roost.v1"]) == "roost.v1")
        #expect(throws: HTTPError.self) { try WebSocketHandshake.check(answer, key: key, subprotocols: []) }
        #expect(throws: HTTPError.self) {
            try WebSocketHandshake.check(answer, key: [UInt8](1...16), subprotocols: ["roost.v1"])
        }
    }

    @Test(
        "A client refuses answers that do not prove the upgrade",
        arguments: [
            "upgrade", "connection", "sec-websocket-accept",
        ])
    func clientRefuses(missing: String) {
        let key = [UInt8](0..<16)
        var headers = HTTPHeaders()
        let full: HTTPHeaders = [
            "upgrade": "websocket", "connection": "Upgrade",
            "sec-websocket-accept": WebSocketHandshake.acceptValue(forKey: Base64.encode(key)),
        ]
        for field in full.fields where field.name != missing { headers.append(field.name, field.value) }
        let head = HTTPResponseHead(status: 101, headers: headers, keepsAlive: true)
        #expect(throws: HTTPError.self) { try WebSocketHandshake.check(head, key: key, subprotocols: []) }
    }

    @Test("A refused upgrade gives the server's status")
    func refusedUpgrade() {
        let head = HTTPResponseHead(status: 503, headers: [:], keepsAlive: true)
        #expect(throws: HTTPError(status: 503, reason: "the server refused the upgrade")) {
            try WebSocketHandshake.check(head, key: [UInt8](0..<16), subprotocols: [])
        }
    }

    @Test("An extension that was not offered is refused")
    func extensions() {
        let key = [UInt8](0..<16)
        let head = HTTPResponseHead(
            status: 101,
            headers: [
                "upgrade": "websocket", "connection": "Upgrade", "sec-websocket-extensions": "permessage-deflate",
                "sec-websocket-accept": WebSocketHandshake.acceptValue(forKey: Base64.encode(key)),
            ], keepsAlive: true)
        #expect(throws: HTTPError.self) { try WebSocketHandshake.check(head, key: key, subprotocols: []) }
    }
}
